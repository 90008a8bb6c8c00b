#pragma once
#include <stdint.h>

/* A sound file that libsndfile reads, from memory. The library is loaded when it is first needed. */

typedef struct {
  /* One channel, the mean of the file's. Owned by the caller, who gives it back with csndfile_free. */
  float *samples;
  int count;
  int rate;
} csndfile_sound;

/* 0 when it is decoded; anything else when it can't be, is longer than most_seconds, or the library
   is not there. */
int csndfile_decode(const void *bytes, int64_t size, int most_seconds, csndfile_sound *sound);

void csndfile_free(csndfile_sound *sound);
