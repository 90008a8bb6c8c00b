#include "czip.h"

#if __has_include(<zip.h>)
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <zip.h>

#define FUNCTIONS(X)                                                                               \
  X(source_buffer_create) X(source_buffer) X(source_keep) X(source_free) X(source_open)            \
  X(source_read) X(source_close) X(open_from_source) X(open) X(close) X(discard)                   \
  X(get_num_entries) X(get_name) X(stat_index) X(fopen_index) X(fread) X(fclose) X(file_add)       \
  X(set_file_compression) X(file_set_mtime)

#define DECLARE(name) static __typeof__(zip_##name) *call_##name;
FUNCTIONS(DECLARE)

static int is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  void *library = dlopen("libzip.so.5", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) library = dlopen("libzip.so.4", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return;
  is_loaded = 1;
#define LOAD(name)                                                                                 \
  *(void **)&call_##name = dlsym(library, "zip_" #name);                                           \
  if (call_##name == NULL) is_loaded = 0;
  FUNCTIONS(LOAD)
}

int czip_is_available(void) {
  pthread_once(&once, load);
  return is_loaded;
}

struct czip {
  zip_t *archive;
  /* The bytes of a new archive; NULL for an archive that is only read. */
  zip_source_t *source;
};

static czip *made(zip_t *archive, zip_source_t *source) {
  czip *made = archive == NULL ? NULL : malloc(sizeof *made);
  if (made == NULL) {
    if (archive != NULL) call_discard(archive);
    return NULL;
  }
  *made = (czip){archive, source};
  return made;
}

czip *czip_open(const void *bytes, uint64_t size) {
  if (!czip_is_available()) return NULL;
  void *copy = malloc(size > 0 ? size : 1);
  if (copy == NULL) return NULL;
  memcpy(copy, bytes, size);
  zip_source_t *source = call_source_buffer_create(copy, size, 1, NULL);
  if (source == NULL) {
    free(copy);
    return NULL;
  }
  zip_t *archive = call_open_from_source(source, ZIP_RDONLY, NULL);
  if (archive == NULL) call_source_free(source);
  return made(archive, NULL);
}

czip *czip_open_file(const char *path) {
  return czip_is_available() ? made(call_open(path, ZIP_RDONLY, NULL), NULL) : NULL;
}

czip *czip_create(void) {
  if (!czip_is_available()) return NULL;
  zip_source_t *source = call_source_buffer_create(NULL, 0, 0, NULL);
  if (source == NULL) return NULL;
  zip_t *archive = call_open_from_source(source, ZIP_CREATE | ZIP_TRUNCATE, NULL);
  /* The bytes are read after the archive is closed. */
  if (archive == NULL) call_source_free(source);
  else call_source_keep(source);
  return made(archive, source);
}

void czip_discard(czip *archive) {
  if (archive == NULL) return;
  call_discard(archive->archive);
  if (archive->source != NULL) call_source_free(archive->source);
  free(archive);
}

int64_t czip_count(czip *archive) { return call_get_num_entries(archive->archive, 0); }

const char *czip_name(czip *archive, uint64_t index) {
  return call_get_name(archive->archive, index, ZIP_FL_ENC_GUESS);
}

int64_t czip_size(czip *archive, uint64_t index) {
  zip_stat_t facts;
  if (call_stat_index(archive->archive, index, 0, &facts) != 0) return -1;
  if ((facts.valid & ZIP_STAT_SIZE) == 0 || facts.size > INT64_MAX) return -1;
  return (int64_t)facts.size;
}

int64_t czip_read(czip *archive, uint64_t index, void *buffer, uint64_t capacity) {
  zip_file_t *entry = call_fopen_index(archive->archive, index, 0);
  if (entry == NULL) return -1;
  uint64_t count = 0;
  zip_int64_t got = 0;
  while (count < capacity &&
         (got = call_fread(entry, (char *)buffer + count, capacity - count)) > 0)
    count += (uint64_t)got;
  /* Closing an entry that was read to its end tells whether its checksum is right. */
  char more;
  if (got >= 0 && count == capacity) got = call_fread(entry, &more, 1) > 0 ? -1 : 0;
  if (call_fclose(entry) != 0 || got < 0) return -1;
  return (int64_t)count;
}

int czip_add(czip *archive, const char *name, const void *bytes, uint64_t size, int is_compressed) {
  void *copy = malloc(size > 0 ? size : 1);
  if (copy == NULL) return -1;
  if (size > 0) memcpy(copy, bytes, size);
  zip_source_t *source = call_source_buffer(archive->archive, copy, size, 1);
  if (source == NULL) {
    free(copy);
    return -1;
  }
  zip_int64_t index = call_file_add(archive->archive, name, source, ZIP_FL_ENC_UTF_8);
  if (index < 0) {
    call_source_free(source);
    return -1;
  }
  /* The same cards make the same package at any time. 315532800 is the first moment that a zip can
     express. */
  call_file_set_mtime(archive->archive, (zip_uint64_t)index, 315532800, 0);
  return call_set_file_compression(
      archive->archive, (zip_uint64_t)index, is_compressed ? ZIP_CM_DEFLATE : ZIP_CM_STORE, 0);
}

int czip_finish(czip *archive, void *context, void (*take)(void *, const void *, uint64_t)) {
  zip_source_t *source = archive->source;
  if (call_close(archive->archive) != 0) {
    czip_discard(archive);
    return -1;
  }
  free(archive);
  int status = call_source_open(source);
  if (status == 0) {
    char piece[1 << 16];
    zip_int64_t got;
    while ((got = call_source_read(source, piece, sizeof piece)) > 0)
      take(context, piece, (uint64_t)got);
    call_source_close(source);
    if (got < 0) status = -1;
  }
  call_source_free(source);
  return status;
}

#else

int czip_is_available(void) { return 0; }
czip *czip_open(const void *bytes, uint64_t size) { return (void)bytes, (void)size, NULL; }
czip *czip_open_file(const char *path) { return (void)path, NULL; }
czip *czip_create(void) { return NULL; }
void czip_discard(czip *archive) { (void)archive; }
int64_t czip_count(czip *archive) { return (void)archive, 0; }
const char *czip_name(czip *archive, uint64_t index) { return (void)archive, (void)index, NULL; }
int64_t czip_size(czip *archive, uint64_t index) { return (void)archive, (void)index, -1; }
int64_t czip_read(czip *archive, uint64_t index, void *buffer, uint64_t capacity) {
  return (void)archive, (void)index, (void)buffer, (void)capacity, -1;
}
int czip_add(czip *archive, const char *name, const void *bytes, uint64_t size, int is_compressed) {
  return (void)archive, (void)name, (void)bytes, (void)size, (void)is_compressed, -1;
}
int czip_finish(czip *archive, void *context, void (*take)(void *, const void *, uint64_t)) {
  return (void)archive, (void)context, (void)take, -1;
}

#endif
