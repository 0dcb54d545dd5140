"""Who someone is: signed cookies, their keys, and codes for another device."""
