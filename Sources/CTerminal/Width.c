#define _GNU_SOURCE

#include "CTerminal.h"

#include <locale.h>
#include <wchar.h>

int counterbell_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

void counterbell_use_utf8(void) {
  locale_t utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
  if (utf8 != (locale_t)0) uselocale(utf8);
}
