/** Whether the page is built for a host that only has files, where a worker plays the server's part. */
declare const __SITE__: boolean;
