#include "czlib.h"

#if __has_include(<zlib.h>)
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <zlib.h>

#define FUNCTIONS(X) X(inflateInit2_) X(inflate) X(inflateReset) X(inflateEnd)

#define DECLARE(name) static __typeof__(name) *call_##name;
FUNCTIONS(DECLARE)

static int is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  void *library = dlopen("libz.so.1", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return;
  is_loaded = 1;
#define LOAD(name)                                                                                 \
  *(void **)&call_##name = dlsym(library, #name);                                                  \
  if (call_##name == NULL) is_loaded = 0;
  FUNCTIONS(LOAD)
}

int czlib_is_available(void) {
  pthread_once(&once, load);
  return is_loaded;
}

struct czlib_stream {
  z_stream z;
};

czlib_stream *czlib_open(void) {
  if (!czlib_is_available()) return NULL;
  czlib_stream *stream = calloc(1, sizeof *stream);
  if (stream == NULL) return NULL;
  /* 16 asks for the header and the checksum of gzip. */
  if (call_inflateInit2_(&stream->z, 16 + MAX_WBITS, ZLIB_VERSION, (int)sizeof stream->z) == Z_OK) {
    return stream;
  }
  free(stream);
  return NULL;
}

czlib_state czlib_inflate(czlib_stream *stream, const void *bytes, uint32_t size, void *room,
                          uint32_t capacity, uint32_t *read, uint32_t *made) {
  z_stream *z = &stream->z;
  z->next_in = (Bytef *)bytes;
  z->avail_in = size;
  z->next_out = room;
  z->avail_out = capacity;
  int code = call_inflate(z, Z_NO_FLUSH);
  *read = size - z->avail_in;
  *made = capacity - z->avail_out;
  if (code == Z_STREAM_END) return CZLIB_END;
  /* Without room or without bytes, nothing can be done now. */
  return code == Z_OK || code == Z_BUF_ERROR ? CZLIB_MORE : CZLIB_DAMAGED;
}

void czlib_next(czlib_stream *stream) { call_inflateReset(&stream->z); }

void czlib_close(czlib_stream *stream) {
  call_inflateEnd(&stream->z);
  free(stream);
}

#else

int czlib_is_available(void) { return 0; }
czlib_stream *czlib_open(void) { return 0; }
czlib_state czlib_inflate(czlib_stream *stream, const void *bytes, uint32_t size, void *room,
                          uint32_t capacity, uint32_t *read, uint32_t *made) {
  (void)stream, (void)bytes, (void)size, (void)room, (void)capacity;
  *read = *made = 0;
  return CZLIB_DAMAGED;
}
void czlib_next(czlib_stream *stream) { (void)stream; }
void czlib_close(czlib_stream *stream) { (void)stream; }

#endif
