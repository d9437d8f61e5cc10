// The plugin's entry: `pcm.NAME { type faultcard script "..." log "FILE" recording "FILE" rate N channels N
// buffer BYTES }`, where BYTES is the most that its buffer holds.
// Each field may be left out; the variable FAULTCARD replaces the script.

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/timerfd.h>
#include <unistd.h>

#include "card.h"

struct fields {
  const char *script, *log, *recording;
  long rate, channels, buffer;
};

static int read_fields(struct fields *fields, snd_config_t *configuration) {
  snd_config_iterator_t i, next;
  snd_config_for_each(i, next, configuration) {
    snd_config_t *field = snd_config_iterator_entry(i);
    const char *name;
    int error = 0;
    if (snd_config_get_id(field, &name) < 0) continue;
    if (!strcmp(name, "script")) error = snd_config_get_string(field, &fields->script);
    else if (!strcmp(name, "log")) error = snd_config_get_string(field, &fields->log);
    else if (!strcmp(name, "recording")) error = snd_config_get_string(field, &fields->recording);
    else if (!strcmp(name, "rate")) error = snd_config_get_integer(field, &fields->rate);
    else if (!strcmp(name, "channels")) error = snd_config_get_integer(field, &fields->channels);
    else if (!strcmp(name, "buffer")) error = snd_config_get_integer(field, &fields->buffer);
    else if (strcmp(name, "type") && strcmp(name, "comment") && strcmp(name, "hint")) error = -EINVAL;
    if (error < 0) return error;
  }
  const char *replacement = getenv("FAULTCARD");
  if (replacement) fields->script = replacement;
  return 0;
}

static int open_file(const char *path) {
  return path ? open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644) : -1;
}

static void limit(struct card *card, const struct fields *fields) {
  static const unsigned access[] = {SND_PCM_ACCESS_RW_INTERLEAVED};
  static const unsigned formats[] = {SND_PCM_FORMAT_S16_LE, SND_PCM_FORMAT_S32_LE, SND_PCM_FORMAT_FLOAT_LE};
  unsigned rate = (unsigned)fields->rate, channels = (unsigned)fields->channels;
  snd_pcm_ioplug_t *plug = &card->plug;
  snd_pcm_ioplug_set_param_list(plug, SND_PCM_IOPLUG_HW_ACCESS, 1, access);
  snd_pcm_ioplug_set_param_list(plug, SND_PCM_IOPLUG_HW_FORMAT, 3, formats);
  snd_pcm_ioplug_set_param_minmax(plug, SND_PCM_IOPLUG_HW_CHANNELS, channels ? channels : 1, channels ? channels : 2);
  snd_pcm_ioplug_set_param_minmax(plug, SND_PCM_IOPLUG_HW_RATE, rate ? rate : 8000, rate ? rate : 192000);
  snd_pcm_ioplug_set_param_minmax(plug, SND_PCM_IOPLUG_HW_PERIOD_BYTES, 64, 65536);
  unsigned buffer = fields->buffer ? (unsigned)fields->buffer : 262144;
  snd_pcm_ioplug_set_param_minmax(plug, SND_PCM_IOPLUG_HW_BUFFER_BYTES, 128, buffer);
  snd_pcm_ioplug_set_param_minmax(plug, SND_PCM_IOPLUG_HW_PERIODS, 2, 64);
}

static int create(struct card *card, const char *name, snd_pcm_stream_t stream, int mode) {
  card->timer = timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK | TFD_CLOEXEC);
  card->plug.version = SND_PCM_IOPLUG_VERSION;
  card->plug.name = "Counterbell's fault card";
  card->plug.callback = &card_calls;
  card->plug.private_data = card;
  card->plug.poll_fd = card->timer;
  card->plug.poll_events = POLLIN;
  card->plug.flags = SND_PCM_IOPLUG_FLAG_BOUNDARY_WA;
  return snd_pcm_ioplug_create(&card->plug, name, stream, mode);
}

SND_PCM_PLUGIN_DEFINE_FUNC(faultcard) {
  struct fields fields = {0};
  if (stream != SND_PCM_STREAM_PLAYBACK || read_fields(&fields, conf) < 0) return -EINVAL;
  struct card *card = calloc(1, sizeof *card);
  if (!card) return -ENOMEM;
  card->timer = card->recording = -1;
  card->log = open_file(fields.log);
  card->boundary = card->stop_threshold = 1 << 30;
  int error = script_read(&card->script, fields.script ? fields.script : "") ? -EINVAL : 0;
  card_log(card, error ? "not a script" : "open");
  if (!error) error = card_fault(card, "open", ++card_history.open);
  if (!error) {
    card->recording = open_file(fields.recording);
    error = create(card, name, stream, mode);
  }
  if (error < 0) {
    if (card->timer >= 0) close(card->timer);
    if (card->log >= 0) close(card->log);
    if (card->recording >= 0) close(card->recording);
    free(card);
    return error;
  }
  limit(card, &fields);
  *pcmp = card->plug.pcm;
  return 0;
}
SND_PCM_PLUGIN_SYMBOL(faultcard);
