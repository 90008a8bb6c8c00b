#include <wchar.h>

/* The function of wchar.h that it declares only with _XOPEN_SOURCE. */
int wcwidth(wchar_t character);
