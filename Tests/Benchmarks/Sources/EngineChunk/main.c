/* Says each line of standard input with eSpeak NG, up to the engine's first samples, and prints the
   seconds that these took. */
#include <espeak-ng/espeak_ng.h>
#include <espeak-ng/speak_lib.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

static double first;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

/* Returns 1, with which the engine stops. */
static int take(short *samples, int count, espeak_EVENT *events) {
  (void)events;
  if (samples == NULL || count == 0) return 0;
  first = now();
  return 1;
}

int main(void) {
  char line[256];
  espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, 20, NULL, 0);
  espeak_SetSynthCallback(take);
  espeak_ng_SetVoiceByName("en-us");
  while (fgets(line, sizeof line, stdin) != NULL) {
    line[strcspn(line, "\n")] = 0;
    double began = now();
    espeak_ng_Synthesize(line, strlen(line) + 1, 0, POS_CHARACTER, 0,
                         espeakCHARS_UTF8 | espeakENDPAUSE, NULL, NULL);
    printf("%.9f\n", first - began);
    fflush(stdout);
  }
  return 0;
}
