#include <stdlib.h>
#include <unistd.h>

#include "card.h"

static int card_hw_params(snd_pcm_ioplug_t *plug, snd_pcm_hw_params_t *parameters) {
  struct card *card = plug->private_data;
  int error = card_fault(card, "hw_params", ++card_history.hw_params);
  if (error) return error;
  card->frame_size = (size_t)snd_pcm_format_physical_width(plug->format) / 8 * plug->channels;
  free(card->ring);
  card->ring = malloc(plug->buffer_size * card->frame_size);
  card_log(card, "hw_params format=%s channels=%u rate=%u period=%lu buffer=%lu", snd_pcm_format_name(plug->format),
           plug->channels, plug->rate, plug->period_size, plug->buffer_size);
  return card->ring ? 0 : -ENOMEM;
}

static int card_sw_params(snd_pcm_ioplug_t *plug, snd_pcm_sw_params_t *parameters) {
  struct card *card = plug->private_data;
  snd_pcm_uframes_t start;
  snd_pcm_sw_params_get_start_threshold(parameters, &start);
  snd_pcm_sw_params_get_boundary(parameters, &card->boundary);
  snd_pcm_sw_params_get_stop_threshold(parameters, &card->stop_threshold);
  snd_pcm_sw_params_get_avail_min(parameters, &card->least_room);
  card_log(card, "sw_params start=%lu stop=%lu room=%lu", start, card->stop_threshold, card->least_room);
  return 0;
}

static int card_prepare(snd_pcm_ioplug_t *plug) {
  struct card *card = plug->private_data;
  int error = card_fault(card, "prepare", ++card_history.prepare);
  if (error) return error;
  card->written = card->consumed = 0;
  card->first_sound = card->last_sound = -1;
  card->stalled = card->refuses_next = card->told_audible = 0;
  card_log(card, "prepare");
  card_wake_after(card, 0);
  return 0;
}

static int card_start(snd_pcm_ioplug_t *plug) {
  struct card *card = plug->private_data;
  int error = card_fault(card, "start", ++card_history.start);
  if (error) return error;
  card->started = card_now();
  card_log(card, "start written=%llu", (unsigned long long)card->written);
  card_tell_audible(card);
  card_wake_after(card, 0);
  return 0;
}

static int card_stop(snd_pcm_ioplug_t *plug) {
  struct card *card = plug->private_data;
  card_advance(card);
  int64_t cut = card->last_sound + 1 - (int64_t)card->consumed;
  card_log(card, "stop consumed=%llu written=%llu cut=%lld", (unsigned long long)card->consumed,
           (unsigned long long)card->written, (long long)(cut > 0 ? cut : 0));
  card_wake_after(card, 0);
  return 0;
}

static int card_resume(snd_pcm_ioplug_t *plug) {
  struct card *card = plug->private_data;
  int error = card_fault(card, "resume", ++card_history.resume);
  card_log(card, "resume %d", error);
  if (error) return error;
  card->started = card_now() - card->consumed * 1000000000 / plug->rate;
  snd_pcm_ioplug_set_state(plug, SND_PCM_STATE_RUNNING);
  return 0;
}

static snd_pcm_sframes_t card_pointer(snd_pcm_ioplug_t *plug) {
  struct card *card = plug->private_data;
  int error = card_advance(card);
  return error ? error : (snd_pcm_sframes_t)(card->consumed % card->boundary);
}

static int card_poll_events(snd_pcm_ioplug_t *plug, struct pollfd *descriptors, unsigned count,
                            unsigned short *events) {
  struct card *card = plug->private_data;
  uint64_t expirations;
  card_advance(card);
  uint64_t room = plug->buffer_size - (card->written - card->consumed);
  uint64_t wanted = plug->state == SND_PCM_STATE_DRAINING ? plug->buffer_size : card->least_room;
  int never = script_fault(&card->script, "poll", 1).kind == FAULT_NEVER;
  *events = 0;
  if (plug->state == SND_PCM_STATE_DISCONNECTED) *events = POLLERR | POLLNVAL;
  else if (plug->state == SND_PCM_STATE_XRUN || plug->state == SND_PCM_STATE_SUSPENDED) *events = POLLOUT | POLLERR;
  else if (room >= wanted && !never) *events = POLLOUT;
  if (*events) return 0;
  if (read(card->timer, &expirations, sizeof expirations) < 0) expirations = 0;
  if (!never && !card->stalled) card_wake_after(card, (wanted - room) * 1000000000 / plug->rate + 20000);
  return 0;
}

static int card_close(snd_pcm_ioplug_t *plug) {
  struct card *card = plug->private_data;
  card_fault(card, "close", ++card_history.close);
  card_log(card, "close");
  close(card->timer);
  if (card->log >= 0) close(card->log);
  if (card->recording >= 0) close(card->recording);
  free(card->ring);
  free(card);
  return 0;
}

const snd_pcm_ioplug_callback_t card_calls = {
    .hw_params = card_hw_params,
    .sw_params = card_sw_params,
    .prepare = card_prepare,
    .start = card_start,
    .stop = card_stop,
    .resume = card_resume,
    .pointer = card_pointer,
    .transfer = card_transfer,
    .poll_revents = card_poll_events,
    .close = card_close,
};
