#include <string.h>

#include "card.h"

void card_tell_audible(struct card *card) {
  if (card->told_audible || card->first_sound < 0) return;
  card->told_audible = 1;
  uint64_t wait = (uint64_t)card->first_sound * 1000000000 / card->plug.rate;
  card_log(card, "audible %llu", (unsigned long long)(card->started + wait));
}

static int is_silent(const char *bytes, size_t count) { return !*bytes && !memcmp(bytes, bytes + 1, count - 1); }

// The number of frames without the silence at their end, which a player that fills the buffer sends much of. It is
// looked through in strides: frame by frame would take longer than what the benchmarks measure.
static snd_pcm_uframes_t sounding(const struct card *card, const char *source, snd_pcm_uframes_t count) {
  for (snd_pcm_uframes_t stride = 256; stride; stride /= 4)
    while (count >= stride && is_silent(source + (count - stride) * card->frame_size, stride * card->frame_size))
      count -= stride;
  return count;
}

// Remembers where the sound begins and ends; after 50 ms of silence a stream that goes on begins another one.
static void note_sound(struct card *card, const char *source, snd_pcm_uframes_t count) {
  uint64_t begin = card->written, end = begin + sounding(card, source, count);
  if (begin == end) return;
  for (; is_silent(source, card->frame_size); source += card->frame_size) begin++;
  int goes_on = card->first_sound >= 0;
  if (!goes_on || (card->told_audible && begin - (uint64_t)card->last_sound > card->plug.rate / 20)) {
    card->first_sound = (int64_t)begin;
    card->told_audible = 0;
  }
  card->last_sound = (int64_t)end - 1;
}

// Keeps what was written, in two pieces where the ring ends.
static void keep(struct card *card, const char *source, snd_pcm_uframes_t count) {
  note_sound(card, source, count);
  while (count) {
    snd_pcm_uframes_t place = card->written % card->plug.buffer_size;
    snd_pcm_uframes_t piece = card->plug.buffer_size - place;
    if (piece > count) piece = count;
    memcpy(card->ring + place * card->frame_size, source, piece * card->frame_size);
    card->written += piece;
    source += piece * card->frame_size;
    count -= piece;
  }
}

snd_pcm_sframes_t card_transfer(snd_pcm_ioplug_t *plug, const snd_pcm_channel_area_t *areas,
                                       snd_pcm_uframes_t offset, snd_pcm_uframes_t count) {
  struct card *card = plug->private_data;
  if (card->refuses_next) return card->refuses_next = 0, -EAGAIN;
  struct fault fault = script_fault(&card->script, "write", ++card_history.write);
  int error = card_fault(card, "write", card_history.write);
  if (error) {
    card_enter_state_of(card, -error);
    return error;
  }
  if (fault.kind == FAULT_SHORT && (snd_pcm_uframes_t)fault.value < count) {
    count = (snd_pcm_uframes_t)fault.value;
    card->refuses_next = 1;
  }
  card_advance(card);
  keep(card, (const char *)areas->addr + (areas->first + areas->step * offset) / 8, count);
  card_log(card, "write %lu total=%llu", count, (unsigned long long)card->written);
  if (card_runs(card)) card_tell_audible(card);
  return (snd_pcm_sframes_t)count;
}
