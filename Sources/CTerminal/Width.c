#define _GNU_SOURCE

#include "CTerminal.h"

#include <locale.h>
#include <stdbool.h>
#include <wchar.h>

int counterbell_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

void counterbell_use_utf8(void) {
  // The locale is kept for as long as the thread, so it is made once.
  static _Thread_local bool is_used;
  if (is_used) return;
  locale_t utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
  if (utf8 != (locale_t)0) is_used = uselocale(utf8) != (locale_t)0;
}
