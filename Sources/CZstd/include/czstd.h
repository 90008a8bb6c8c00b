#pragma once
#include <stdint.h>

/* Decompression with Zstandard, whose library the first call loads. */

/* Returns whether the library is there. */
int czstd_is_available(void);

/* Decompresses bytes, whatever size they claim. Returns the number of bytes, or -1 for bytes that
   are broken or exceed the given number. The caller frees the result with czstd_free. */
int64_t czstd_decompress(const void *bytes, uint64_t size, uint64_t most, uint8_t **result);

void czstd_free(uint8_t *bytes);
