#pragma once
#include <stdint.h>

/* Flite. The library has a few megabytes that most learners never need, so the first call loads it.
   All functions must be called from one thread. */

typedef enum {
  CFLITE_OK,
  /* The library is not installed. */
  CFLITE_NOT_THERE,
  /* Flite gave no sound. */
  CFLITE_FAILED,
} cflite_status;

typedef struct {
  /* The caller owns the samples and frees them with cflite_free. */
  int16_t *samples;
  int count;
  /* Samples a second. */
  int rate;
} cflite_sound;

/* A word of a text, without the punctuation around it, and its phones: the voice's names of sounds
   with spaces between them, and the digit 1 on a stressed vowel. A voice skips the names that are
   not its own. */
typedef struct {
  const char *text;
  const char *phones;
} cflite_word;

/* Returns CFLITE_OK if the library and a voice, such as "slt", can be loaded. */
cflite_status cflite_find(const char *voice);

/* Makes the sound of a text. Says the words that are among the count given words with their phones.
   Sounds last longer than normally by the factor stretch. */
cflite_status cflite_say(
    const char *voice, const char *text, const cflite_word *words, int count, float stretch,
    cflite_sound *sound);

/* Frees the samples. */
void cflite_free(cflite_sound *sound);
