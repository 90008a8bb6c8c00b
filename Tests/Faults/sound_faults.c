/* Faults of a sound device, for a program that links ALSA: set LD_PRELOAD to this library.

   SOUND_FAULT names the fault. Some begin after SOUND_AFTER samples or calls. Calls without a fault
   go on to ALSA, whose default device the test has set to a file. */

#define _GNU_SOURCE
#include <alsa/asoundlib.h>
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static long written, calls, resumes;

static int is(const char *fault) {
  const char *set = getenv("SOUND_FAULT");
  return set && strcmp(set, fault) == 0;
}

static long after(void) {
  const char *set = getenv("SOUND_AFTER");
  return set ? atol(set) : 0;
}

static void block(void) {
  for (;;) pause();
}

int snd_pcm_open(snd_pcm_t **pcm, const char *name, snd_pcm_stream_t stream, int mode) {
  if (is("missing")) return -ENOENT;
  if (is("busy")) return -EBUSY;
  if (is("refused")) return -EACCES;
  if (is("open blocks")) block();
  return NEXT(snd_pcm_open)(pcm, name, stream, mode);
}

snd_pcm_sframes_t snd_pcm_writei(snd_pcm_t *pcm, const void *samples, snd_pcm_uframes_t size) {
  calls++;
  if (is("gone") && written >= after()) return -ENODEV;
  if (is("underruns") && calls % after() == 0) return -EPIPE;
  if (is("underruns for ever") && written >= after()) return -EPIPE;
  if (is("interrupted for ever") && written >= after()) return -EINTR;
  if (is("suspended") && calls == 5) return -ESTRPIPE;
  if (is("suspended for ever") && written >= after()) return -ESTRPIPE;
  if (is("never takes more") && written >= after()) return -EAGAIN;
  if (is("takes nothing at once") && written >= after()) return 0;
  if (is("write blocks") && written >= after()) block();
  if (is("one sample at a time") && size > 1) size = 1;
  snd_pcm_sframes_t count = NEXT(snd_pcm_writei)(pcm, samples, size);
  if (count > 0) written += count;
  return count;
}

int snd_pcm_wait(snd_pcm_t *pcm, int milliseconds) {
  if (is("never takes more") && written >= after()) {
    struct timespec time = {milliseconds / 1000, milliseconds % 1000 * 1000000L};
    nanosleep(&time, NULL);
    return 0;
  }
  /* The device says that it is ready, and accepts nothing. */
  if (is("takes nothing at once") && written >= after()) return 1;
  return NEXT(snd_pcm_wait)(pcm, milliseconds);
}

int snd_pcm_resume(snd_pcm_t *pcm) {
  if (is("suspended")) return ++resumes < 20 ? -EAGAIN : 0;
  if (is("suspended for ever")) return -EAGAIN;
  return NEXT(snd_pcm_resume)(pcm);
}

int snd_pcm_delay(snd_pcm_t *pcm, snd_pcm_sframes_t *samples) {
  int status = NEXT(snd_pcm_delay)(pcm, samples);
  if (is("delay stays") && written > 0) *samples = 3307;
  if (is("delay of hours") && written > 0) *samples = 22050L * 3600 * 5;
  return is("delay stays") || is("delay of hours") ? 0 : status;
}

int snd_pcm_drain(snd_pcm_t *pcm) {
  if (is("drain blocks")) block();
  if (is("drain fails")) return -EIO;
  return NEXT(snd_pcm_drain)(pcm);
}

int snd_pcm_drop(snd_pcm_t *pcm) {
  if (is("drop blocks")) block();
  return NEXT(snd_pcm_drop)(pcm);
}
