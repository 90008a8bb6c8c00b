#pragma once
#include <alsa/asoundlib.h>

/* ALSA reports every failed probe on standard error. Its handler is variadic,
   which Swift can't write, so the silent one stands here. */
static void calsa_say_nothing(const char *file, int line, const char *function,
                              int error, const char *format, ...) {
  (void)file, (void)line, (void)function, (void)error, (void)format;
}

static inline void calsa_silence_messages(void) {
  snd_lib_error_set_handler(calsa_say_nothing);
}
