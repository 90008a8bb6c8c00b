#pragma once
#include <stdint.h>

/* Reading of gzip data piece by piece, with zlib, which the first call loads. */

typedef struct czlib_stream czlib_stream;

typedef enum {
  /* Some bytes were read or made, and more may follow. */
  CZLIB_MORE,
  /* A member of the file ended. Another one may follow. */
  CZLIB_END,
  /* The bytes are not gzip data, or are damaged. */
  CZLIB_DAMAGED,
} czlib_state;

/* Returns whether the library is there. */
int czlib_is_available(void);

/* Begins a file. Returns NULL without the library or without memory. */
czlib_stream *czlib_open(void);

/* Inflates bytes until all are read or the room is full. Stores how many bytes were read and made. */
czlib_state czlib_inflate(czlib_stream *stream, const void *bytes, uint32_t size, void *room,
                          uint32_t capacity, uint32_t *read, uint32_t *made);

/* Begins the next member of the file. */
void czlib_next(czlib_stream *stream);

void czlib_close(czlib_stream *stream);
