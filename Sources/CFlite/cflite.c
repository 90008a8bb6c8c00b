#include "cflite.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The types of Flite (flite.h, version 2.2), whose header is not needed to build. The program uses
   only the first fields of two structures. They have not moved since the library became
   libflite.so.1. */
typedef struct utterance utterance;
typedef struct relation relation;
typedef struct item item;
typedef struct features features;

typedef struct {
  const char *name;
  features *features;
} voice;

typedef struct {
  const char *type;
  int sample_rate;
  int num_samples;
  int num_channels;
  short *samples;
} wave;

/* The functions of the library in use, by their names. */
static struct {
  int (*flite_init)(void);
  void (*flite_feat_set_float)(features *, const char *, float);
  utterance *(*new_utterance)(void);
  int (*utt_set_input_text)(utterance *, const char *);
  utterance *(*utt_init)(utterance *, voice *);
  utterance *(*default_tokenization)(utterance *);
  utterance *(*utt_synth_tokens)(utterance *);
  relation *(*utt_relation)(const utterance *, const char *);
  item *(*relation_head)(relation *);
  item *(*item_next)(const item *);
  const char *(*item_feat_string)(const item *, const char *);
  void (*item_set_string)(const item *, const char *, const char *);
  wave *(*utt_wave)(utterance *);
  void (*delete_utterance)(utterance *);
} flite;

/* Loads the library at the first call. Returns whether it is there. */
static int load(void) {
  static int loaded = -1;
  if (loaded >= 0) return loaded;
  loaded = 0;
  void *library = dlopen("libflite.so.1", RTLD_NOW | RTLD_GLOBAL);
  if (library == NULL) return 0;
#define FIND(name) \
  if ((*(void **)&flite.name = dlsym(library, #name)) == NULL) return 0
  FIND(flite_init);
  FIND(flite_feat_set_float);
  FIND(new_utterance);
  FIND(utt_set_input_text);
  FIND(utt_init);
  FIND(default_tokenization);
  FIND(utt_synth_tokens);
  FIND(utt_relation);
  FIND(relation_head);
  FIND(item_next);
  FIND(item_feat_string);
  FIND(item_set_string);
  FIND(utt_wave);
  FIND(delete_utterance);
#undef FIND
  flite.flite_init();
  return loaded = 1;
}

/* Returns a voice, or NULL. Each voice has its own library, with a function that registers it. */
static voice *find(const char *name) {
  enum { MAXIMUM = 4 };
  static struct {
    char name[8];
    voice *voice;
  } found[MAXIMUM];
  char library[64], function[64];
  if (strlen(name) >= sizeof found[0].name || !load()) return NULL;
  for (int i = 0; i < MAXIMUM; i++) {
    if (found[i].voice != NULL && strcmp(found[i].name, name) == 0) return found[i].voice;
    if (found[i].voice != NULL) continue;
    snprintf(library, sizeof library, "libflite_cmu_us_%s.so.1", name);
    snprintf(function, sizeof function, "register_cmu_us_%s", name);
    void *handle = dlopen(library, RTLD_NOW | RTLD_GLOBAL);
    voice *(*make)(const char *) = NULL;
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

/* Gives a token its phones, if it is one of the words.

   Flite says a token without a sound when the one before it has the same phones: it takes both for
   parts of one. A space before the phones of every second token tells them apart. */
static void correct(item *token, const cflite_word *words, int count, int is_second) {
  const char *name = flite.item_feat_string(token, "name");
  for (int i = 0; i < count; i++) {
    if (strcmp(name, words[i].text) != 0) continue;
    size_t length = strlen(words[i].phones);
    char *phones = malloc(length + 2);
    if (phones == NULL) return;
    phones[0] = ' ';
    memcpy(phones + 1, words[i].phones, length + 1);
    flite.item_set_string(token, "phones", is_second ? phones : phones + 1);
    free(phones);
    return;
  }
}

/* Makes the utterance of a text. Tokens with given phones get the same prosody as those in Flite's
   lexicon; flite_synth_phones would give them a flat one. Returns NULL where Flite makes none. */
static utterance *synthesize(
    voice *voice, const char *text, const cflite_word *words, int count) {
  utterance *made = flite.new_utterance();
  flite.utt_set_input_text(made, text);
  flite.utt_init(made, voice);
  int place = 0;
  if (flite.default_tokenization(made) != NULL) {
    item *token = flite.relation_head(flite.utt_relation(made, "Token"));
    for (; token != NULL; token = flite.item_next(token)) correct(token, words, count, place++ & 1);
    if (flite.utt_synth_tokens(made) != NULL) return made;
  }
  flite.delete_utterance(made);
  return NULL;
}

cflite_status cflite_say(
    const char *name, const char *text, const cflite_word *words, int count, float stretch,
    cflite_sound *sound) {
  voice *voice = find(name);
  if (voice == NULL) return CFLITE_NOT_THERE;
  flite.flite_feat_set_float(voice->features, "duration_stretch", stretch);
  utterance *made = synthesize(voice, text, words, count);
  if (made == NULL) return CFLITE_FAILED;
  wave *wave = flite.utt_wave(made);
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
  flite.delete_utterance(made);
  return status;
}

void cflite_free(cflite_sound *sound) {
  free(sound->samples);
  sound->samples = NULL;
}
