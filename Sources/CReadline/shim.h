#pragma once
#include <stdio.h>
#include <readline/readline.h>
#include <readline/history.h>

/* Sets up Readline so that it leaves signals and the environment alone, and reads the settings for
   "vocalvocab" in ~/.inputrc. The settings are global variables, which Swift 6 refuses to touch. */
static inline void creadline_prepare(void) {
  rl_readline_name = "vocalvocab";
  rl_catch_signals = 0;
  rl_change_environment = 0;
  rl_initialize();
}
