#pragma once
#include <stdio.h>
#include <readline/readline.h>
#include <readline/history.h>

/* Readline's settings are global variables, which Swift takes for shared state. It leaves signals
   and the environment alone, and reads what ~/.inputrc says for "vocalvocab". */
static inline void creadline_prepare(void) {
  rl_readline_name = "vocalvocab";
  rl_catch_signals = 0;
  rl_change_environment = 0;
  rl_initialize();
}
