#include "csndfile.h"

#if __has_include(<sndfile.h>)
#include <dlfcn.h>
#include <sndfile.h>
#include <stdlib.h>
#include <string.h>

/* A file in memory, through whose functions libsndfile reads. */
typedef struct {
  const uint8_t *bytes;
  sf_count_t size, place;
} memory;

static sf_count_t length(void *user) { return ((memory *)user)->size; }

static sf_count_t seek(sf_count_t offset, int whence, void *user) {
  memory *file = user;
  sf_count_t base = whence == SEEK_SET ? 0 : whence == SEEK_CUR ? file->place : file->size;
  if (offset < -base || offset > file->size - base) return -1;
  return file->place = base + offset;
}

static sf_count_t take(void *bytes, sf_count_t count, void *user) {
  memory *file = user;
  if (count > file->size - file->place) count = file->size - file->place;
  if (count <= 0) return 0;
  memcpy(bytes, file->bytes + file->place, (size_t)count);
  file->place += count;
  return count;
}

static sf_count_t put(const void *bytes, sf_count_t count, void *user) {
  (void)bytes, (void)count, (void)user;
  return 0;
}

static sf_count_t tell(void *user) { return ((memory *)user)->place; }

int csndfile_decode(const void *bytes, int64_t size, int maximum_seconds, csndfile_sound *sound) {
  void *library = dlopen("libsndfile.so.1", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return -1;
  SNDFILE *(*open)(SF_VIRTUAL_IO *, int, SF_INFO *, void *);
  sf_count_t (*readf)(SNDFILE *, float *, sf_count_t);
  int (*close)(SNDFILE *);
  *(void **)&open = dlsym(library, "sf_open_virtual");
  *(void **)&readf = dlsym(library, "sf_readf_float");
  *(void **)&close = dlsym(library, "sf_close");
  if (open == NULL || readf == NULL || close == NULL) return -1;

  SF_VIRTUAL_IO calls = {length, seek, take, put, tell};
  SF_INFO info = {0};
  memory contents = {bytes, size, 0};
  SNDFILE *file = open(&calls, SFM_READ, &info, &contents);
  if (file == NULL) return -1;
  int status = -1;
  /* The length in the header may be wrong, so the file is read to its end. */
  if (info.channels >= 1 && info.channels <= 8 && info.samplerate >= 4000 &&
      info.samplerate <= 192000) {
    sf_count_t maximum = (sf_count_t)info.samplerate * maximum_seconds;
    float *mono = malloc((size_t)maximum * sizeof *mono);
    float frames[1024 * 8];
    sf_count_t count = 0, got;
    while (mono != NULL && (got = readf(file, frames, 1024)) > 0) {
      if (count + got > maximum) {
        count = -1;
        break;
      }
      for (sf_count_t i = 0; i < got; i++) {
        float sum = 0;
        for (int channel = 0; channel < info.channels; channel++)
          sum += frames[i * info.channels + channel];
        mono[count + i] = sum / (float)info.channels;
      }
      count += got;
    }
    if (mono != NULL && count > 0) {
      *sound = (csndfile_sound){mono, (int)count, info.samplerate};
      status = 0;
    } else {
      free(mono);
    }
  }
  close(file);
  return status;
}

void csndfile_free(csndfile_sound *sound) {
  free(sound->samples);
  sound->samples = NULL;
}

#else

int csndfile_decode(const void *bytes, int64_t size, int maximum_seconds, csndfile_sound *sound) {
  (void)bytes, (void)size, (void)maximum_seconds, (void)sound;
  return -1;
}

void csndfile_free(csndfile_sound *sound) { (void)sound; }

#endif
