#ifndef CCRACK_H
#define CCRACK_H

/* Returns why libcrack2 refuses a password, or NULL where it accepts it, and where the library or
   its list of words is not installed. */
const char *ccrack_check(const char *password);

#endif
