#pragma once

#include <getopt.h>

// Swift takes the globals of getopt for unsafe to share; these read them.
static inline const char *counterbell_option_argument(void) { return optarg; }
static inline int counterbell_first_operand(void) { return optind; }
