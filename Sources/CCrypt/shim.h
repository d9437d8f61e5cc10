#pragma once

#include <crypt.h>
#include <dlfcn.h>

// The library is loaded only where a password is handled: linked, it would slow down every start. The types of its
// calls are C's to know.
struct counterbell_crypt {
  void *library;
  __typeof__(crypt_r) *crypt_r;
  __typeof__(crypt_gensalt_rn) *gensalt_rn;
};

// Returns 0, or -1 without the library; it stays loaded.
static inline int counterbell_crypt_load(struct counterbell_crypt *calls) {
  void *library = calls->library = dlopen("libcrypt.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library) return -1;
  calls->crypt_r = (__typeof__(calls->crypt_r))dlsym(library, "crypt_r");
  calls->gensalt_rn = (__typeof__(calls->gensalt_rn))dlsym(library, "crypt_gensalt_rn");
  return calls->crypt_r && calls->gensalt_rn ? 0 : -1;
}
