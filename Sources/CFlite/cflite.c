#include "cflite.h"

#if __has_include(<flite/flite.h>)
#include <dlfcn.h>
#include <flite/flite.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The functions of the library that are used here, by their names. */
static struct {
  int (*flite_init)(void);
  cst_utterance *(*flite_synth_text)(const char *, cst_voice *);
  cst_utterance *(*flite_synth_phones)(const char *, cst_voice *);
  cst_wave *(*utt_wave)(cst_utterance *);
  void (*delete_utterance)(cst_utterance *);
  void (*flite_feat_set_float)(cst_features *, const char *, float);
} flite;

/* Loads the library, the first time. Returns whether it is there. */
static int load(void) {
  static int loaded = -1;
  if (loaded >= 0) return loaded;
  loaded = 0;
  void *library = dlopen("libflite.so.1", RTLD_NOW | RTLD_GLOBAL);
  if (library == NULL) return 0;
#define FIND(name) \
  if ((*(void **)&flite.name = dlsym(library, #name)) == NULL) return 0
  FIND(flite_init);
  FIND(flite_synth_text);
  FIND(flite_synth_phones);
  FIND(utt_wave);
  FIND(delete_utterance);
  FIND(flite_feat_set_float);
#undef FIND
  flite.flite_init();
  return loaded = 1;
}

/* Returns a voice, or NULL. Each voice is a library of its own with a function that registers it. */
static cst_voice *find(const char *name) {
  enum { MAXIMUM = 4 };
  static struct {
    char name[8];
    cst_voice *voice;
  } found[MAXIMUM];
  char library[64], function[64];
  if (strlen(name) >= sizeof found[0].name || !load()) return NULL;
  for (int i = 0; i < MAXIMUM; i++) {
    if (found[i].voice != NULL && strcmp(found[i].name, name) == 0) return found[i].voice;
    if (found[i].voice != NULL) continue;
    snprintf(library, sizeof library, "libflite_cmu_us_%s.so.1", name);
    snprintf(function, sizeof function, "register_cmu_us_%s", name);
    void *handle = dlopen(library, RTLD_NOW | RTLD_GLOBAL);
    cst_voice *(*make)(const char *) = NULL;
    if (handle != NULL) *(void **)&make = dlsym(handle, function);
    if (make == NULL) return NULL;
    found[i].voice = make(NULL);
    strcpy(found[i].name, name);
    return found[i].voice;
  }
  return NULL;
}

cflite_status cflite_find(const char *voice) {
  return find(voice) == NULL ? CFLITE_NOT_THERE : CFLITE_OK;
}

/* Makes the sound of a text with one of the two functions for that. */
static cflite_status say(
    cst_utterance *(*synthesize)(const char *, cst_voice *), cst_voice *voice, const char *text,
    float stretch, cflite_sound *sound) {
  flite.flite_feat_set_float(voice->features, "duration_stretch", stretch);
  cst_utterance *utterance = synthesize(text, voice);
  if (utterance == NULL) return CFLITE_FAILED;
  cst_wave *wave = flite.utt_wave(utterance);
  cflite_status status = CFLITE_FAILED;
  if (wave != NULL && wave->num_channels == 1 && wave->num_samples >= 0) {
    size_t size = (size_t)wave->num_samples * sizeof(int16_t);
    sound->samples = malloc(size + 1);
    if (sound->samples != NULL) {
      memcpy(sound->samples, wave->samples, size);
      sound->count = wave->num_samples;
      sound->rate = wave->sample_rate;
      status = CFLITE_OK;
    }
  }
  flite.delete_utterance(utterance);
  return status;
}

cflite_status cflite_say_text(
    const char *name, const char *text, float stretch, cflite_sound *sound) {
  cst_voice *voice = find(name);
  if (voice == NULL) return CFLITE_NOT_THERE;
  return say(flite.flite_synth_text, voice, text, stretch, sound);
}

cflite_status cflite_say_phones(
    const char *name, const char *phones, float stretch, cflite_sound *sound) {
  cst_voice *voice = find(name);
  if (voice == NULL) return CFLITE_NOT_THERE;
  return say(flite.flite_synth_phones, voice, phones, stretch, sound);
}

void cflite_free(cflite_sound *sound) {
  free(sound->samples);
  sound->samples = NULL;
}

#else

cflite_status cflite_find(const char *voice) {
  (void)voice;
  return CFLITE_NOT_THERE;
}

cflite_status cflite_say_text(
    const char *voice, const char *text, float stretch, cflite_sound *sound) {
  (void)voice, (void)text, (void)stretch, (void)sound;
  return CFLITE_NOT_THERE;
}

cflite_status cflite_say_phones(
    const char *voice, const char *phones, float stretch, cflite_sound *sound) {
  (void)voice, (void)phones, (void)stretch, (void)sound;
  return CFLITE_NOT_THERE;
}

void cflite_free(cflite_sound *sound) { (void)sound; }

#endif
