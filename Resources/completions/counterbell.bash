# Bash's completion for counterbell.

_counterbell_words() { mapfile -t COMPREPLY < <(compgen -W "$1" -- "$2"); }

_counterbell_files() {
  compopt -o filenames 2>/dev/null
  mapfile -t COMPREPLY < <(compgen "$1" -- "$2")
}

# What may stand behind an option; 1 if it takes nothing.
_counterbell_value() {
  case $1 in
    --language) _counterbell_words "en ko" "$2" ;;
    --format) _counterbell_words "csv tsv" "$2" ;;
    --volume) _counterbell_words "0 1 2 3 4 5 6 7 8 9" "$2" ;;
    --columns) _counterbell_words "32 42 48" "$2" ;;
    --currency) _counterbell_words "CHF CNY EUR GBP INR JPY KRW USD" "$2" ;;
    --locale) _counterbell_words "de_CH de_DE en_GB en_US fr_FR ja_JP ko_KR" "$2" ;;
    --encoding) _counterbell_words "CP949 SHIFT_JIS UTF-8 UTF-16" "$2" ;;
    --device)
      _counterbell_words "default $(aplay -L 2>/dev/null | sed -n 's/^\([^[:space:]]\{1,\}\)$/\1/p')" "$2"
      ;;
    --data) _counterbell_files -d "$2" ;;
    --click | --config | --script) _counterbell_files -f "$2" ;;
    --now | --day | --day-start) COMPREPLY=() ;;
    *) return 1 ;;
  esac
}

_counterbell() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} place operands=()
  COMPREPLY=()
  # Bash takes the = of --option=value for a word of its own.
  if [[ $word == = ]]; then word=''; fi
  if [[ $before == = && $COMP_CWORD -gt 1 ]]; then before=${COMP_WORDS[COMP_CWORD - 2]}; fi
  if _counterbell_value "$before" "$word"; then return; fi

  for ((place = 1; place < COMP_CWORD; place++)); do
    case ${COMP_WORDS[place]} in
      -- | =) ;;
      --device | --volume | --click | --currency | --locale | --language | --data | --config | --now | --day-start | \
        --encoding | --format | --day | --columns | --script)
        place=$((place + 1))
        if [[ ${COMP_WORDS[place]} == = ]]; then place=$((place + 1)); fi
        ;;
      -*) ;;
      *) operands+=("${COMP_WORDS[place]}") ;;
    esac
  done
  if [[ $word == -* ]]; then
    _counterbell_words "--headless --kiosk --plain --json --mute --device --volume --click --currency --locale --language --data --config --now
      --day-start --dry-run --encoding --format --day --csv --columns --escpos --password-stdin --script --strict --batch
      --help --version" "$word"
    return
  fi
  case ${operands[*]} in
    '') _counterbell_words "home tip trip words bookings sound config doctor staff journal" "$word" ;;
    bookings) _counterbell_words "list show cancel export receipt" "$word" ;;
    words) _counterbell_words "import export undo-import" "$word" ;;
    config) _counterbell_words "show check" "$word" ;;
    staff) _counterbell_words "add passwd remove list" "$word" ;;
    sound) _counterbell_words "list test status" "$word" ;;
    tip | 'bookings export' | 'bookings receipt '* | 'config check' | 'words import' | 'words export')
      _counterbell_files -f "$word"
      ;;
  esac
}

complete -F _counterbell counterbell
