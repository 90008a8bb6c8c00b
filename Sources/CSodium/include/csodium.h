#ifndef CSODIUM_H
#define CSODIUM_H

#include <stdbool.h>
#include <stddef.h>

/* The bytes of a hash as a text, with the zero at its end. */
#define CSODIUM_HASH_SIZE 128

/* Loads libsodium. Returns whether it is there. */
bool csodium_load(void);

/* Makes the Argon2id hash of a password, with a random salt, as a text that names its parameters.
   Memory is in bytes. Returns false where the library or the memory is missing. */
bool csodium_hash(const char *password, size_t length, unsigned long long passes, size_t memory,
                  char hash[CSODIUM_HASH_SIZE]);

/* Returns whether a hash is that of a password. It takes the same time for each password. */
bool csodium_verify(const char *hash, const char *password, size_t length);

/* Returns whether a hash was made with other parameters. */
bool csodium_needs_rehash(const char *hash, unsigned long long passes, size_t memory);

#endif
