#define _GNU_SOURCE

#include "CTerminal.h"

#include <wchar.h>

int counterbell_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }
