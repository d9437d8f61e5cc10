#pragma once

#include <alsa/asoundlib.h>
#include <alsa/pcm_external.h>
#include <stdint.h>

#include "script.h"

// A sound card in software: it plays in real time and does to its user what a script says.
struct card {
  snd_pcm_ioplug_t plug;
  struct script script;
  int timer;      // becomes readable when there is room
  int log;        // or -1
  int recording;  // or -1

  // The ring holds what was written and not yet consumed; positions count frames since the last prepare.
  char *ring;
  size_t frame_size;  // bytes
  uint64_t written;
  uint64_t consumed;
  uint64_t started;  // nanoseconds, while it runs
  int64_t first_sound;
  int64_t last_sound;

  snd_pcm_uframes_t boundary;
  snd_pcm_uframes_t stop_threshold;
  snd_pcm_uframes_t least_room;
  int stalled;
  int refuses_next;   // after a short write
  int told_audible;
};

// How often each call was made, over all the cards that this process has opened.
struct history {
  unsigned long open, hw_params, prepare, start, write, resume, close;
  int play_fault_done;
};
extern struct history card_history;

// The card's clock, in nanoseconds.
uint64_t card_now(void);

// Writes a line to the log: the time, the process, the words.
void card_log(struct card *card, const char *format, ...) __attribute__((format(printf, 2, 3)));

// Lets a call's fault happen; returns 0 or a negative error.
int card_fault(struct card *card, const char *call, unsigned long number);

// Whether the card is consuming.
int card_runs(const struct card *card);

// Consumes and records what is due by now, and lets the play's fault happen; returns 0 or -EPIPE.
int card_advance(struct card *card);

// Makes the timer readable after this many nanoseconds.
void card_wake_after(struct card *card, uint64_t nanoseconds);

// Puts the stream into the state that an error leads to.
void card_enter_state_of(struct card *card, int code);

// Tells once for each sound when its first frame that is not silence is played.
void card_tell_audible(struct card *card);

// Takes frames from libasound.
snd_pcm_sframes_t card_transfer(snd_pcm_ioplug_t *plug, const snd_pcm_channel_area_t *areas,
                                snd_pcm_uframes_t offset, snd_pcm_uframes_t count);

// The calls that libasound makes.
extern const snd_pcm_ioplug_callback_t card_calls;
