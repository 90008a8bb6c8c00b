#pragma once
#include <alsa/asoundlib.h>

/* Ignores a message. ALSA reports every failed probe on standard error. The type of its handler is
   variadic, which Swift can't express, so this handler is written in C. */
static void calsa_ignore_message(const char *file, int line, const char *function,
                              int error, const char *format, ...) {
  (void)file, (void)line, (void)function, (void)error, (void)format;
}

/* Keeps ALSA from writing messages. */
static inline void calsa_silence_messages(void) {
  snd_lib_error_set_handler(calsa_ignore_message);
}
