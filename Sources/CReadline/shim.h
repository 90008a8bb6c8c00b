#pragma once
#include <stdio.h>
#include <unistd.h>
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

/* Whether another job has the terminal. */
static inline int creadline_is_in_background(void) {
  pid_t group = tcgetpgrp(STDIN_FILENO);
  return group > 0 && group != getpgrp();
}

/* Restores the terminal's settings, before the program stops, unless another job has the terminal. */
static inline void creadline_pause(void) {
  if (rl_deprep_term_function && !creadline_is_in_background()) rl_deprep_term_function();
}

/* Ends the unfinished line. Leaves the terminal's settings to the job that has the terminal. */
static inline void creadline_remove(void) {
  rl_voidfunc_t *restore = rl_deprep_term_function;
  if (creadline_is_in_background()) rl_deprep_term_function = (rl_voidfunc_t *)0;
  rl_callback_handler_remove();
  rl_deprep_term_function = restore;
}

/* Takes the terminal again, and shows the unfinished line. */
static inline void creadline_resume(void) {
  if (rl_prep_term_function) rl_prep_term_function(1);
  rl_reset_screen_size();
  rl_on_new_line();
  rl_forced_update_display();
}
