#include <sys/timex.h>

#include "CTerminal.h"

int counterbell_clock_is_synchronised(void) {
  struct timex clock = {0};
  if (adjtimex(&clock) < 0) return -1;
  return (clock.status & STA_UNSYNC) == 0;
}
