#include "czstd.h"

#if __has_include(<zstd.h>)
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <zstd.h>

#define FUNCTIONS(X)                                                                               \
  X(createDStream) X(freeDStream) X(decompressStream) X(isError) X(DStreamOutSize)

#define DECLARE(name) static __typeof__(ZSTD_##name) *call_##name;
FUNCTIONS(DECLARE)

static int is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  void *library = dlopen("libzstd.so.1", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return;
  is_loaded = 1;
#define LOAD(name)                                                                                 \
  *(void **)&call_##name = dlsym(library, "ZSTD_" #name);                                          \
  if (call_##name == NULL) is_loaded = 0;
  FUNCTIONS(LOAD)
}

int czstd_is_available(void) {
  pthread_once(&once, load);
  return is_loaded;
}

int64_t czstd_decompress(const void *bytes, uint64_t size, uint64_t most, uint8_t **result) {
  *result = NULL;
  if (!czstd_is_available()) return -1;
  ZSTD_DStream *stream = call_createDStream();
  if (stream == NULL) return -1;
  ZSTD_inBuffer from = {bytes, size, 0};
  ZSTD_outBuffer to = {NULL, 0, 0};
  size_t left = 1;
  int is_good = size > 0;
  while (is_good && left != 0) {
    if (to.pos == to.size) {
      /* One byte above the limit shows that more would follow. */
      size_t wanted = to.size == 0 ? call_DStreamOutSize() : to.size * 2;
      if (wanted > most) wanted = most + 1;
      void *grown = to.pos > most ? NULL : realloc(to.dst, wanted);
      if (grown == NULL) {
        is_good = 0;
        break;
      }
      to.dst = grown;
      to.size = wanted;
    }
    size_t before = from.pos, made = to.pos;
    left = call_decompressStream(stream, &to, &from);
    is_good = !call_isError(left);
    /* Bytes that end too early give nothing more. */
    if (is_good && left != 0 && from.pos == before && to.pos == made) is_good = 0;
    /* A file may have several frames. */
    if (is_good && left == 0 && from.pos < from.size) left = 1;
  }
  call_freeDStream(stream);
  if (is_good && to.pos <= most) {
    *result = to.dst;
    return (int64_t)to.pos;
  }
  free(to.dst);
  return -1;
}

void czstd_free(uint8_t *bytes) { free(bytes); }

#else

int czstd_is_available(void) { return 0; }
int64_t czstd_decompress(const void *bytes, uint64_t size, uint64_t most, uint8_t **result) {
  (void)bytes, (void)size, (void)most;
  *result = 0;
  return -1;
}
void czstd_free(uint8_t *bytes) { (void)bytes; }

#endif
