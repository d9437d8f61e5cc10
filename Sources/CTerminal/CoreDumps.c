#define _GNU_SOURCE

#include "CTerminal.h"

#include <sys/prctl.h>
#include <sys/resource.h>

int counterbell_forbid_core_dumps(void) {
  // The limit alone does not keep a dump from a program that takes them all, such as systemd-coredump.
  const struct rlimit none = {0, 0};
  int limited = setrlimit(RLIMIT_CORE, &none);
  int hidden = prctl(PR_SET_DUMPABLE, 0);
  return limited < 0 || hidden < 0 ? -1 : 0;
}
