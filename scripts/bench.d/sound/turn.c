// A till of the bench in C: takes one player through a turn, and prints what it cost.
//
// It prints "ready" and then rests, which is when the bench counts wake-ups. A line "CLICKS MILLISECONDS" asks for
// clicks with that pause behind each. It answers with a line "call START COST" a click, "cpu TIME" for all of them,
// all in nanoseconds, "child PEAK" with the largest child's memory in KiB, and "done".

#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>

#include "player.h"

enum { MOST_CLICKS = 1000 };

struct call {
  long long start, cost;
};

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

static void pause_for(long milliseconds) {
  struct timespec time = {milliseconds / 1000, milliseconds % 1000 * 1000000};
  nanosleep(&time, NULL);
}

static long long processor_time_of(int whom) {
  struct rusage usage;
  getrusage(whom, &usage);
  long long seconds = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec;
  return seconds * 1000000000 + (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1000LL;
}

// A player that is a program of its own spends its time in a child.
static long long processor_time(void) {
  return processor_time_of(RUSAGE_SELF) + processor_time_of(RUSAGE_CHILDREN);
}

static void play(int clicks, long gap) {
  static struct call calls[MOST_CLICKS];
  long long before = processor_time();
  for (int i = 0; i < clicks; i++) {
    calls[i].start = now();
    player_click();
    calls[i].cost = now() - calls[i].start;
    pause_for(gap);
    player_settle();
  }
  long long spent = processor_time() - before;
  for (int i = 0; i < clicks; i++) printf("call %lld %lld\n", calls[i].start, calls[i].cost);
  printf("cpu %lld\n", spent);
}

int main(int count, char **arguments) {
  struct rusage children;
  int clicks;
  long gap;
  if (count < 2 || player_open(count - 1, arguments + 1) < 0) return 1;
  // Threads start and files are read before the rest, so that it is one.
  pause_for(300);
  puts("ready");
  fflush(stdout);
  while (scanf("%d %ld", &clicks, &gap) == 2 && clicks <= MOST_CLICKS) {
    play(clicks, gap);
    getrusage(RUSAGE_CHILDREN, &children);
    printf("child %ld\ndone\n", children.ru_maxrss);
    fflush(stdout);
  }
  player_close();
  return 0;
}
