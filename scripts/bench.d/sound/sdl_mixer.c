// SDL_mixer, the usual way to a sound in a game; its second argument is the chunk in frames.

#include <SDL.h>
#include <SDL_mixer.h>
#include <stdio.h>
#include <stdlib.h>

#include "player.h"

static Mix_Chunk *click;

static int refuse(void) {
  fprintf(stderr, "SDL_mixer: %s\n", Mix_GetError());
  return -1;
}

int player_open(int count, char **arguments) {
  int frames = count > 1 ? atoi(arguments[1]) : 256;
  // A till is no game: it keeps its own signal handlers, and needs neither a window nor a joystick.
  SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1");
  if (SDL_Init(SDL_INIT_AUDIO) < 0 || Mix_OpenAudio(48000, AUDIO_S16SYS, 1, frames) < 0) return refuse();
  click = Mix_LoadWAV(arguments[0]);
  return click ? 0 : refuse();
}

void player_click(void) {
  if (Mix_PlayChannel(-1, click, 0) < 0) refuse();
}

void player_settle(void) {}

void player_close(void) {
  Mix_FreeChunk(click);
  Mix_CloseAudio();
  SDL_Quit();
}
