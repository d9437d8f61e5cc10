// Stands before libasound's own calls when LD_PRELOAD names this library, and does to them what the variable FAULTCALLS
// says in the fault card's language. It is for answers that libasound never lets a plugin give, and for calls that hang
// in libasound itself: `writei#2=EINTR`, `writei=short:0`, `resume=EAGAIN`, `drop=hang`.

#include <alsa/asoundlib.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

#include "script.h"

// libasound's own call of the same name.
#define NEXT(call) ((__typeof__(&call))dlsym(RTLD_NEXT, #call))

static struct script script;

static void read_variable(void) {
  const char *text = getenv("FAULTCALLS");
  // A test with a mistyped script must not pass.
  if (text && script_read(&script, text)) abort();
}

// The fault of this use of a call; a delay or a hang has happened when it returns.
static struct fault next_fault(const char *call, unsigned long *uses) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, read_variable);
  struct fault fault = script_fault(&script, call, ++*uses);
  if (fault.kind == FAULT_DELAY) usleep((useconds_t)fault.value * 1000);
  while (fault.kind == FAULT_HANG) pause();
  return fault;
}

// The negative error that a use of a call is to answer with, or 0 if it is libasound's turn.
static int next_error(const char *call, unsigned long *uses) {
  struct fault fault = next_fault(call, uses);
  return fault.kind == FAULT_ERROR ? (int)-fault.value : 0;
}

snd_pcm_sframes_t snd_pcm_writei(snd_pcm_t *pcm, const void *buffer, snd_pcm_uframes_t size) {
  static unsigned long uses;
  struct fault fault = next_fault("writei", &uses);
  if (fault.kind == FAULT_ERROR) return -fault.value;
  if (fault.kind == FAULT_SHORT && (snd_pcm_uframes_t)fault.value < size) size = (snd_pcm_uframes_t)fault.value;
  return size ? NEXT(snd_pcm_writei)(pcm, buffer, size) : 0;
}

snd_pcm_sframes_t snd_pcm_avail(snd_pcm_t *pcm) {
  static unsigned long uses;
  int error = next_error("avail", &uses);
  return error ? error : NEXT(snd_pcm_avail)(pcm);
}

int snd_pcm_prepare(snd_pcm_t *pcm) {
  static unsigned long uses;
  int error = next_error("prepare", &uses);
  return error ? error : NEXT(snd_pcm_prepare)(pcm);
}

int snd_pcm_drop(snd_pcm_t *pcm) {
  static unsigned long uses;
  int error = next_error("drop", &uses);
  return error ? error : NEXT(snd_pcm_drop)(pcm);
}

int snd_pcm_resume(snd_pcm_t *pcm) {
  static unsigned long uses;
  int error = next_error("resume", &uses);
  return error ? error : NEXT(snd_pcm_resume)(pcm);
}
