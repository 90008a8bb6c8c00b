#include <wchar.h>

/* A function that wchar.h declares only with _XOPEN_SOURCE. */
int wcwidth(wchar_t character);
