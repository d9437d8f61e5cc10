// The reference: the least that a player of clicks can do in C and still keep the till's thread free.
//
// A worker keeps the device open and prepared. A click wakes it through an eventfd; it writes the whole buffer, the
// click and silence behind it, which starts the device; 120 ms behind the click it prepares the device again. It
// gives up at the first failure, because only its speed is wanted.

#include <alsa/asoundlib.h>
#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <sys/eventfd.h>
#include <time.h>
#include <unistd.h>

#include "player.h"

enum { RATE = 48000, PERIOD = 480, BUFFER = 9600, WAV_HEADER = 44, TAIL_MS = 120, STALE_MS = 150 };

static snd_pcm_t *pcm;
static int16_t *sound;  // the click, then silence up to the buffer's end
static snd_pcm_uframes_t buffer = BUFFER;
static int64_t click_ms;
static int wake_up;
static pthread_t worker;
static atomic_int pending, leaving;
static _Atomic int64_t asked_at;

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000LL + time.tv_nsec / 1000000;
}

static void signal_worker(void) {
  uint64_t one = 1;
  if (write(wake_up, &one, sizeof one) < 0) perror("reference");
}

static int give_up(const char *step, int error) {
  fprintf(stderr, "reference %s: %s\n", step, snd_strerror(error));
  return -1;
}

static int choose_format(void) {
  snd_pcm_hw_params_t *hardware;
  snd_pcm_sw_params_t *software;
  snd_pcm_uframes_t period = PERIOD;
  int error;
  snd_pcm_hw_params_alloca(&hardware);
  snd_pcm_sw_params_alloca(&software);
  if ((error = snd_pcm_hw_params_any(pcm, hardware)) < 0 ||
      (error = snd_pcm_hw_params_set_access(pcm, hardware, SND_PCM_ACCESS_RW_INTERLEAVED)) < 0 ||
      (error = snd_pcm_hw_params_set_format(pcm, hardware, SND_PCM_FORMAT_S16_LE)) < 0 ||
      (error = snd_pcm_hw_params_set_channels(pcm, hardware, 1)) < 0 ||
      (error = snd_pcm_hw_params_set_rate(pcm, hardware, RATE, 0)) < 0 ||
      (error = snd_pcm_hw_params_set_period_size_near(pcm, hardware, &period, NULL)) < 0 ||
      (error = snd_pcm_hw_params_set_buffer_size_near(pcm, hardware, &buffer)) < 0 ||
      (error = snd_pcm_hw_params(pcm, hardware)) < 0 ||
      (error = snd_pcm_sw_params_current(pcm, software)) < 0 ||
      (error = snd_pcm_sw_params_set_start_threshold(pcm, software, buffer)) < 0 ||
      (error = snd_pcm_sw_params_set_avail_min(pcm, software, period)) < 0 ||
      (error = snd_pcm_sw_params(pcm, software)) < 0)
    return error;
  return snd_pcm_prepare(pcm);
}

static int read_click(const char *path) {
  FILE *file = fopen(path, "rb");
  sound = calloc(buffer, sizeof *sound);
  if (!file || !sound || fseek(file, WAV_HEADER, SEEK_SET) < 0) return -errno;
  size_t frames = fread(sound, sizeof *sound, buffer, file);
  click_ms = (int64_t)frames * 1000 / RATE;
  fclose(file);
  return 0;
}

// Throws away what was not heard, and waits for the next click.
static void rewind_device(void) {
  snd_pcm_avail(pcm);
  snd_pcm_drop(pcm);
  int error = snd_pcm_prepare(pcm);
  if (error < 0) give_up("prepare", error);
}

static void start_sound(void) {
  snd_pcm_uframes_t done = 0;
  while (done < buffer) {
    snd_pcm_sframes_t count = snd_pcm_writei(pcm, sound + done, buffer - done);
    if (count <= 0) {
      give_up("write", (int)count);
      return;
    }
    done += (snd_pcm_uframes_t)count;
  }
  if (snd_pcm_state(pcm) == SND_PCM_STATE_PREPARED) snd_pcm_start(pcm);
}

static void *work(void *unused) {
  struct pollfd source = {.fd = wake_up, .events = POLLIN};
  int64_t deadline = 0;  // while it plays
  uint64_t signals;
  while (!leaving) {
    int64_t wait = deadline ? deadline - now() : -1;
    int woken = poll(&source, 1, deadline && wait < 0 ? 0 : (int)wait);
    if (woken > 0 && read(wake_up, &signals, sizeof signals) < 0) perror("reference");
    int wanted = atomic_exchange(&pending, 0) > 0 && now() - asked_at <= STALE_MS;
    if (deadline && (wanted || now() >= deadline)) {
      rewind_device();
      deadline = 0;
    }
    if (!wanted) continue;
    start_sound();
    deadline = now() + click_ms + TAIL_MS;
  }
  return unused;
}

int player_open(int count, char **arguments) {
  (void)count;
  int error = snd_pcm_open(&pcm, "default", SND_PCM_STREAM_PLAYBACK, SND_PCM_NONBLOCK);
  if (error < 0) return give_up("open", error);
  if ((error = choose_format()) < 0) return give_up("configure", error);
  if ((error = read_click(arguments[0])) < 0) return give_up("read", error);
  wake_up = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  error = pthread_create(&worker, NULL, work, NULL);
  return error ? give_up("thread", -error) : 0;
}

void player_click(void) {
  asked_at = now();
  if (atomic_fetch_add(&pending, 1) == 0) signal_worker();
}

void player_settle(void) {}

void player_close(void) {
  leaving = 1;
  signal_worker();
  pthread_join(worker, NULL);
  snd_pcm_close(pcm);
  free(sound);
}
