#pragma once
#include <stdint.h>

/* Flite. The library has a few megabytes that most learners never need, so it is loaded with the
   first call. All functions must be called from one thread. */

typedef enum {
  CFLITE_OK,
  /* This program was built without Flite's header, or the library is not installed. */
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

/* Returns CFLITE_OK where the library and a voice, such as "slt", can be loaded. */
cflite_status cflite_find(const char *voice);

/* Makes the sound of a text. Sounds last longer than normally by the factor stretch. */
cflite_status cflite_say_text(const char *voice, const char *text, float stretch, cflite_sound *sound);

/* Makes the sound of phones: the voice's names of sounds, with spaces between them. */
cflite_status cflite_say_phones(
    const char *voice, const char *phones, float stretch, cflite_sound *sound);

/* Frees the samples. */
void cflite_free(cflite_sound *sound);
