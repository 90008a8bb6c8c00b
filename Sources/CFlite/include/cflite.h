#pragma once
#include <stdint.h>

/* Flite, loaded when it is first asked for: it is a few megabytes that most never need. All of this
   is to be called from one thread. */

typedef enum {
  CFLITE_OK,
  /* This program was built without Flite's header, or the library is not installed. */
  CFLITE_NOT_THERE,
  CFLITE_FAILED,
} cflite_status;

typedef struct {
  /* Owned by the caller, who gives it back with cflite_free. */
  int16_t *samples;
  int count;
  int rate;
} cflite_sound;

/* Whether the library and a voice, such as "slt", can be loaded. */
cflite_status cflite_find(const char *voice);

/* stretch: how many times as long as normally sounds last. */
cflite_status cflite_say_text(const char *voice, const char *text, float stretch, cflite_sound *sound);

/* phones: names of the voice's sounds, with spaces between. */
cflite_status cflite_say_phones(
    const char *voice, const char *phones, float stretch, cflite_sound *sound);

void cflite_free(cflite_sound *sound);
