#pragma once

#include <dlfcn.h>
#include <sndfile.h>
#include <stdio.h>

// The library with its codecs is loaded only where it is used: linked, it would slow down every start. The types of
// its calls are C's to know.
struct counterbell_sndfile {
  void *library;
  __typeof__(sf_open_fd) *open_fd;
  __typeof__(sf_close) *close;
  __typeof__(sf_readf_double) *readf_double;
  __typeof__(sf_command) *command;
};

// Returns 0, or -1 without the library.
static inline int counterbell_sndfile_load(struct counterbell_sndfile *calls) {
  void *library = calls->library = dlopen("libsndfile.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library) return -1;
  calls->open_fd = (__typeof__(calls->open_fd))dlsym(library, "sf_open_fd");
  calls->close = (__typeof__(calls->close))dlsym(library, "sf_close");
  calls->readf_double = (__typeof__(calls->readf_double))dlsym(library, "sf_readf_double");
  calls->command = (__typeof__(calls->command))dlsym(library, "sf_command");
  if (calls->open_fd && calls->close && calls->readf_double && calls->command) return 0;
  dlclose(library);
  calls->library = 0;
  return -1;
}

// libmpg123, which libsndfile reads MP3 with, writes to C's `stderr`: this gives it another and returns the one before.
// Nothing else in the program uses that stream; its own lines go to the descriptor.
static inline FILE *counterbell_replace_stderr(FILE *other) {
  FILE *before = stderr;
  stderr = other;
  return before;
}
