#include "card.h"

#include <stdarg.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

struct history card_history;

uint64_t card_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}

void card_log(struct card *card, const char *format, ...) {
  char line[400];
  if (card->log < 0) return;
  int length = snprintf(line, sizeof line, "%llu %d ", (unsigned long long)card_now(), getpid());
  va_list arguments;
  va_start(arguments, format);
  length += vsnprintf(line + length, sizeof line - (size_t)length - 1, format, arguments);
  va_end(arguments);
  line[length++] = '\n';
  if (write(card->log, line, (size_t)length) < 0) return;
}

int card_fault(struct card *card, const char *call, unsigned long number) {
  struct fault fault = script_fault(&card->script, call, number);
  if (fault.kind == FAULT_NONE) return 0;
  card_log(card, "fault %s#%lu", call, number);
  if (fault.kind == FAULT_DELAY) usleep((useconds_t)fault.value * 1000);
  while (fault.kind == FAULT_HANG) pause();
  return fault.kind == FAULT_ERROR ? (int)-fault.value : 0;
}

int card_runs(const struct card *card) {
  return card->plug.state == SND_PCM_STATE_RUNNING || card->plug.state == SND_PCM_STATE_DRAINING;
}

void card_wake_after(struct card *card, uint64_t nanoseconds) {
  uint64_t wait = nanoseconds ? nanoseconds : 1;
  struct itimerspec timer = {.it_value = {(time_t)(wait / 1000000000), (long)(wait % 1000000000)}};
  timerfd_settime(card->timer, 0, &timer, NULL);
}

void card_enter_state_of(struct card *card, int code) {
  if (code == ENODEV) snd_pcm_ioplug_set_state(&card->plug, SND_PCM_STATE_DISCONNECTED);
  if (code == ESTRPIPE) snd_pcm_ioplug_set_state(&card->plug, SND_PCM_STATE_SUSPENDED);
  if (code == EPIPE) snd_pcm_ioplug_set_state(&card->plug, SND_PCM_STATE_XRUN);
  card_wake_after(card, 0);
}

// Moves the frames up to `end` from the ring to the recording.
static void consume_until(struct card *card, uint64_t end) {
  while (card->consumed < end) {
    uint64_t place = card->consumed % card->plug.buffer_size;
    uint64_t count = end - card->consumed;
    if (count > card->plug.buffer_size - place) count = card->plug.buffer_size - place;
    if (card->recording >= 0 &&
        write(card->recording, card->ring + place * card->frame_size, count * card->frame_size) < 0)
      card_log(card, "recording failed");
    card->consumed += count;
  }
}

// The play's rule, if it is due at this position and has not happened yet in this process.
static const struct rule *due_play_rule(struct card *card, uint64_t position) {
  const struct rule *rule = script_play(&card->script);
  if (!rule || card_history.play_fault_done || position < rule->number) return NULL;
  return rule;
}

static int play_fault(struct card *card, const struct rule *rule) {
  card_log(card, "fault play@%lu", rule->number);
  card_history.play_fault_done = 1;
  consume_until(card, rule->number < card->written ? rule->number : card->written);
  if (rule->fault.kind == FAULT_STALL) return card->stalled = 1, 0;
  card_enter_state_of(card, (int)rule->fault.value);
  return rule->fault.value == EPIPE ? -EPIPE : 0;
}

int card_advance(struct card *card) {
  if (!card_runs(card) || card->stalled) return 0;
  uint64_t position = (card_now() - card->started) * card->plug.rate / 1000000000;
  const struct rule *rule = due_play_rule(card, position);
  if (rule) return play_fault(card, rule);
  uint64_t late = position > card->written ? position - card->written : 0;
  consume_until(card, late ? card->written : position);
  int stops_when_empty = card->plug.state == SND_PCM_STATE_RUNNING && card->stop_threshold < card->boundary;
  if (!late || !stops_when_empty || late + card->plug.buffer_size < card->stop_threshold) return 0;
  card_log(card, "underrun written=%llu late=%llu", (unsigned long long)card->written, (unsigned long long)late);
  return -EPIPE;
}
