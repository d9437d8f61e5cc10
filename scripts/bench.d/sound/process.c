// A player that is a program of its own, started anew for each click; its arguments are the program's.

#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>

#include "player.h"

extern char **environ;

static char **command;
static pid_t child;
static posix_spawn_file_actions_t without_terminal;

int player_open(int count, char **arguments) {
  (void)count;
  command = arguments;
  posix_spawn_file_actions_init(&without_terminal);
  posix_spawn_file_actions_addopen(&without_terminal, 0, "/dev/null", O_RDONLY, 0);
  // The turn's answers are on standard output, and must stay alone there.
  posix_spawn_file_actions_adddup2(&without_terminal, 2, 1);
  return 0;
}

void player_click(void) {
  int error = posix_spawnp(&child, command[0], &without_terminal, NULL, command, environ);
  if (error) {
    fprintf(stderr, "%s: %s\n", command[0], strerror(error));
    child = 0;
  }
}

void player_settle(void) {
  int status;
  if (child && waitpid(child, &status, 0) == child && status != 0) fprintf(stderr, "%s failed\n", command[0]);
  child = 0;
}

void player_close(void) { posix_spawn_file_actions_destroy(&without_terminal); }
