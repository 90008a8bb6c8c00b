#include "csodium.h"

#if __has_include(<sodium.h>)
#include <dlfcn.h>
#include <pthread.h>
#include <sodium.h>
#include <stddef.h>

/* The functions of libsodium in use. */
static struct {
  int (*init)(void);
  int (*hash)(char *, const char *, unsigned long long, unsigned long long, size_t, int);
  int (*verify)(const char *, const char *, unsigned long long);
  int (*needs_rehash)(const char *, unsigned long long, size_t);
} sodium;

static bool is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  /* Version 1.0.19 changed the number. */
  void *library = dlopen("libsodium.so.23", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) library = dlopen("libsodium.so.26", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return;
  *(void **)&sodium.init = dlsym(library, "sodium_init");
  *(void **)&sodium.hash = dlsym(library, "crypto_pwhash_str_alg");
  *(void **)&sodium.verify = dlsym(library, "crypto_pwhash_str_verify");
  *(void **)&sodium.needs_rehash = dlsym(library, "crypto_pwhash_str_needs_rehash");
  is_loaded = sodium.init != NULL && sodium.hash != NULL && sodium.verify != NULL &&
              sodium.needs_rehash != NULL && sodium.init() >= 0;
}

bool csodium_load(void) {
  pthread_once(&once, load);
  return is_loaded;
}

bool csodium_hash(const char *password, size_t length, unsigned long long passes, size_t memory,
                  char hash[CSODIUM_HASH_SIZE]) {
  _Static_assert(CSODIUM_HASH_SIZE >= crypto_pwhash_STRBYTES, "The hash has to fit.");
  return csodium_load() && sodium.hash(hash, password, length, passes, memory,
                                       crypto_pwhash_ALG_ARGON2ID13) == 0;
}

bool csodium_verify(const char *hash, const char *password, size_t length) {
  return csodium_load() && sodium.verify(hash, password, length) == 0;
}

bool csodium_needs_rehash(const char *hash, unsigned long long passes, size_t memory) {
  return csodium_load() && sodium.needs_rehash(hash, passes, memory) != 0;
}

#else

bool csodium_load(void) { return false; }

bool csodium_hash(const char *password, size_t length, unsigned long long passes, size_t memory,
                  char hash[CSODIUM_HASH_SIZE]) {
  (void)password, (void)length, (void)passes, (void)memory, (void)hash;
  return false;
}

bool csodium_verify(const char *hash, const char *password, size_t length) {
  (void)hash, (void)password, (void)length;
  return false;
}

bool csodium_needs_rehash(const char *hash, unsigned long long passes, size_t memory) {
  (void)hash, (void)passes, (void)memory;
  return false;
}

#endif
