#ifndef CQRENCODE_H
#define CQRENCODE_H

#include <stdint.h>

/* A QR code: width times width modules, row by row. A dark module is 1. */
typedef struct {
  uint8_t *modules;
  int width;
} cqrencode_code;

/* Makes the QR code of a text with libqrencode, which this call loads. Returns 0, or -1 where the
   library is missing or the text is too long. The caller frees the modules. */
int cqrencode_encode(const char *text, cqrencode_code *code);

#endif
