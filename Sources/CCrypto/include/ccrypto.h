#ifndef CCRYPTO_H
#define CCRYPTO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The bytes of a SHA-1 hash. */
#define CCRYPTO_SHA1_SIZE 20

/* Computes HMAC-SHA-1 (RFC 2104) with libcrypto, which the first call loads. Returns false where
   the library is missing. */
bool ccrypto_hmac_sha1(const uint8_t *key, size_t key_length, const uint8_t *message, size_t length,
                       uint8_t hash[CCRYPTO_SHA1_SIZE]);

#endif
