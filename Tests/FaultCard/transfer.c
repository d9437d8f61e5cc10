#include <string.h>

#include "card.h"

void card_tell_audible(struct card *card) {
  if (card->told_audible || card->first_sound < 0) return;
  card->told_audible = 1;
  uint64_t wait = (uint64_t)card->first_sound * 1000000000 / card->plug.rate;
  card_log(card, "audible %llu", (unsigned long long)(card->started + wait));
}

// Keeps what was written, and remembers where the sound in it begins and ends.
static void keep(struct card *card, const char *source, snd_pcm_uframes_t count) {
  static const char silence[64];
  for (snd_pcm_uframes_t i = 0; i < count; i++, source += card->frame_size, card->written++) {
    memcpy(card->ring + card->written % card->plug.buffer_size * card->frame_size, source, card->frame_size);
    if (!memcmp(source, silence, card->frame_size)) continue;
    if (card->first_sound < 0) card->first_sound = (int64_t)card->written;
    card->last_sound = (int64_t)card->written;
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
