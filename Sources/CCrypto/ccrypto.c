#include "ccrypto.h"
#include <dlfcn.h>
#include <pthread.h>

/* The functions of libcrypto in use, as <openssl/hmac.h> and <openssl/evp.h> declare them. Their
   types are the same in versions 1.1 and 3, so the program builds without OpenSSL's headers. */
static struct {
  const void *(*sha1)(void);
  unsigned char *(*hmac)(const void *, const void *, int, const unsigned char *, size_t,
                         unsigned char *, unsigned int *);
} crypto;

static bool is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  void *library = dlopen("libcrypto.so.3", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) library = dlopen("libcrypto.so.1.1", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return;
  /* OPENSSL_INIT_NO_ATEXIT of <openssl/crypto.h>: the process may end while another thread works
     with the library. */
  int (*init)(uint64_t, const void *) = NULL;
  *(void **)&init = dlsym(library, "OPENSSL_init_crypto");
  if (init != NULL) init(0x00080000, NULL);
  *(void **)&crypto.sha1 = dlsym(library, "EVP_sha1");
  *(void **)&crypto.hmac = dlsym(library, "HMAC");
  is_loaded = crypto.sha1 != NULL && crypto.hmac != NULL;
}

bool ccrypto_hmac_sha1(const uint8_t *key, size_t key_length, const uint8_t *message, size_t length,
                       uint8_t hash[CCRYPTO_SHA1_SIZE]) {
  pthread_once(&once, load);
  unsigned int size = 0;
  return is_loaded &&
         crypto.hmac(crypto.sha1(), key, (int)key_length, message, length, hash, &size) != NULL &&
         size == CCRYPTO_SHA1_SIZE;
}
