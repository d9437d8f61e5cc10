#include "script.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static const struct {
  const char *name;
  int code;
} error_names[] = {
    {"EACCES", EACCES}, {"EAGAIN", EAGAIN},     {"EBADFD", EBADFD}, {"EBUSY", EBUSY},   {"ECONNREFUSED", ECONNREFUSED},
    {"EHOSTDOWN", EHOSTDOWN}, {"EINTR", EINTR}, {"EINVAL", EINVAL}, {"EIO", EIO},       {"ENODEV", ENODEV},
    {"ENOENT", ENOENT}, {"ENOSPC", ENOSPC},     {"ENXIO", ENXIO},   {"EPERM", EPERM},   {"EPIPE", EPIPE},
    {"ESTRPIPE", ESTRPIPE},
};

static int read_value(struct fault *fault, const char *text) {
  if (!strcmp(text, "hang")) return fault->kind = FAULT_HANG, 0;
  if (!strcmp(text, "stall")) return fault->kind = FAULT_STALL, 0;
  if (!strcmp(text, "never")) return fault->kind = FAULT_NEVER, 0;
  if (!strncmp(text, "delay:", 6)) return fault->kind = FAULT_DELAY, fault->value = atol(text + 6), 0;
  if (!strncmp(text, "short:", 6)) return fault->kind = FAULT_SHORT, fault->value = atol(text + 6), 0;
  for (size_t i = 0; i < sizeof error_names / sizeof *error_names; i++)
    if (!strcmp(text, error_names[i].name))
      return fault->kind = FAULT_ERROR, fault->value = error_names[i].code, 0;
  return -1;
}

static enum rule_scope scope_of(char mark) {
  switch (mark) {
    case '#': return SCOPE_ONE;
    case '*': return SCOPE_FIRST;
    case '@': return SCOPE_FRAMES;
    default: return SCOPE_EVERY;
  }
}

// Reads one "call[#n|*n|@frames]=value" in place.
static int read_rule(struct rule *rule, char *text) {
  char *value = strchr(text, '=');
  if (!value) return -1;
  *value++ = 0;
  size_t length = strcspn(text, "#*@");
  if (length == 0 || length >= sizeof rule->call) return -1;
  memcpy(rule->call, text, length);
  rule->call[length] = 0;
  rule->scope = scope_of(text[length]);
  rule->number = text[length] ? strtoul(text + length + 1, NULL, 10) : 0;
  return read_value(&rule->fault, value);
}

int script_read(struct script *script, const char *text) {
  char copy[1024];
  memset(script, 0, sizeof *script);
  if (strlen(text) >= sizeof copy) return -1;
  strcpy(copy, text);
  char *rest = copy, *piece;
  while ((piece = strsep(&rest, ";\n"))) {
    if (!*piece) continue;
    if (script->count == MOST_RULES || read_rule(&script->rules[script->count++], piece)) return -1;
  }
  return 0;
}

struct fault script_fault(const struct script *script, const char *call, unsigned long number) {
  for (int i = 0; i < script->count; i++) {
    const struct rule *rule = &script->rules[i];
    if (strcmp(rule->call, call)) continue;
    if (rule->scope == SCOPE_EVERY || (rule->scope == SCOPE_ONE && number == rule->number) ||
        (rule->scope == SCOPE_FIRST && number <= rule->number))
      return rule->fault;
  }
  return (struct fault){FAULT_NONE, 0};
}

const struct rule *script_play(const struct script *script) {
  for (int i = 0; i < script->count; i++)
    if (!strcmp(script->rules[i].call, "play")) return &script->rules[i];
  return NULL;
}
