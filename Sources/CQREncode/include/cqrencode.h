#ifndef CQRENCODE_H
#define CQRENCODE_H

#include <stdint.h>

/* A QR code: width times width modules, row by row, 1 where a module is dark. */
typedef struct {
  uint8_t *modules;
  int width;
} cqrencode_code;

/* Makes the QR code of a text with libqrencode, which is loaded when this is called.
   Returns 0, or -1 where the library is not there or the text is too long. The modules are to be
   freed. */
int cqrencode_encode(const char *text, cqrencode_code *code);

#endif
