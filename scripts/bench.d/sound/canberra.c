// libcanberra, the usual way to an event sound on a desktop, on its ALSA driver.

#include <canberra.h>
#include <stdio.h>

#include "player.h"

static ca_context *context;
static const char *file;

static int check(const char *step, int answer) {
  if (answer == CA_SUCCESS) return 0;
  fprintf(stderr, "libcanberra %s: %s\n", step, ca_strerror(answer));
  return -1;
}

int player_open(int count, char **arguments) {
  (void)count;
  file = arguments[0];
  if (check("create", ca_context_create(&context)) < 0) return -1;
  if (check("driver", ca_context_set_driver(context, "alsa")) < 0) return -1;
  return check("open", ca_context_open(context));
}

void player_click(void) {
  check("play", ca_context_play(context, 0, CA_PROP_MEDIA_FILENAME, file, CA_PROP_MEDIA_ROLE, "event", NULL));
}

void player_settle(void) {}

void player_close(void) { ca_context_destroy(context); }
