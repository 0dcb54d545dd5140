"""Who somebody is: signed cookies, their keys, and codes for another device."""
