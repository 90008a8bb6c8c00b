#pragma once
#include <stdint.h>

/* Reads sound files in memory with libsndfile, which the first call loads. */

typedef struct {
  /* One channel, the mean of the file's channels. The caller owns the samples and frees them with
     csndfile_free. */
  float *samples;
  int count;
  /* Samples a second. */
  int rate;
} csndfile_sound;

/* Decodes a file. Returns 0, or -1 where the file can't be decoded or is longer than
   maximum_seconds, or where the library is missing. */
int csndfile_decode(const void *bytes, int64_t size, int maximum_seconds, csndfile_sound *sound);

/* Frees the samples. */
void csndfile_free(csndfile_sound *sound);
