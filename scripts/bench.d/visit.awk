# The tip station as `counterbell --headless` answers it, in binary floating point: dollars, English.
# It knows what scripts/bench.d/inputs.py writes: all of the grammar but `help`, `quit` and marks beyond ASCII.

BEGIN {
  quoted = "“%s” "
  start_over()
}

{
  notice = question = sound = ""
  word = tolower($1)
  rest = $2
  if (NF > 2) { rest = $0; sub(/^[ \t]*[^ \t]+[ \t]+/, "", rest); sub(/[ \t]+$/, "", rest) }
  if (NF == 0) { }
  else if (NF == 1 && (word == "reset" || word == "**")) { start_over(); sound = "click" }
  else if (NF == 1 && word == "*") { }
  else if (word == "bill" || word == "b") NF == 1 ? missing("Bill") : set_bill(rest)
  else if (word == "tip" || word == "t") NF == 1 ? missing("Tip") : set_tip(rest)
  else if (word == "split" || word == "s") NF == 1 ? missing("Split") : set_split(rest)
  else fill_focus($1 (NF > 1 ? " " rest : ""))
  show()
}

function start_over() {
  bill = ""; tip = 0; kind = "none"; people = 1; focus = "bill"; asked = ""
  work_out()
}

function missing(label) { notice = label ": please type a value behind it. Type ? for help." }

# Reads an amount into `read`; false, with a notice, where it is none.
function read_amount(text,   bare) {
  bare = text
  sub(/^\$/, "", bare)
  if (index(bare, ",")) {
    if (bare !~ /^[1-9][0-9]?[0-9]?(,[0-9][0-9][0-9])+(\.[0-9]*)?$/) return refuse(text, "an amount. Type it like $120.50.")
    gsub(/,/, "", bare)
  }
  if (bare ~ /^-[0-9.]+$/) { notice = "A number below zero can't be used here."; return 0 }
  if (bare !~ /^([0-9]+\.?[0-9]*|\.[0-9]+)$/) return refuse(text, "an amount. Type it like $120.50.")
  if (bare ~ /\.[0-9][0-9][0-9]/) {
    notice = sprintf(quoted "has too many decimals: USD has at most 2.", text)
    return 0
  }
  read = bare + 0
  return 1
}

function refuse(text, wanted) {
  notice = sprintf(quoted "is not %s", text, wanted)
  return 0
}

function set_bill(text) { if (read_amount(text)) { bill = read; focus = "tip"; work_out(); ask() } }

function set_tip(text,   bare) {
  if (text ~ /%$/) {
    bare = substr(text, 1, length(text) - 1)
    if (bare !~ /^[0-9]+(\.[0-9][0-9]?)?$/) return refuse(text, "a percentage. Type it like 15% or 12.5%.")
    kind = "percent"; tip = bare + 0
  } else if (tolower(text) == "none") {
    kind = "none"; tip = 0
  } else {
    if (!read_amount(text)) return 0
    kind = "amount"; tip = read
  }
  focus = "split"
  work_out()
  ask()
}

# Asks once about a tip that may be meant as the total.
function ask() {
  if (bill == "" || kind == "none" || asked == kind tip || total_tip == 0 || total_tip < bill) return
  asked = kind tip
  if (kind == "percent") {
    question = sprintf("A tip of %s on a bill of %s? If not, type another tip.", money(total_tip), money(bill))
    return
  }
  question = sprintf("A tip of %s, or a total of %s? For the total, type total %s.",
    money(total_tip), money(total_tip), money(total_tip))
}

function set_split(text,   next_people) {
  if (text == "+") next_people = people + 1
  else if (text == "-") next_people = people - 1
  else if (text ~ /^[0-9]+$/) next_people = text + 0
  else return refuse(text, "a number of people. Type it like 4.")
  if (next_people < 1) { notice = "The bill can't be split among fewer than 1 person."; return 0 }
  if (next_people > 9999) { notice = "The bill can be split among at most 9999 people."; return 0 }
  people = next_people; focus = "bill"
  work_out()
}

# A line without a keyword goes to the field in focus; a percent is always the tip.
function fill_focus(text) {
  if (text ~ /%$/ || focus == "tip") set_tip(text)
  else if (focus == "bill") set_bill(text)
  else set_split(text)
  if (notice ~ /is not (an amount|a percentage|a number)/ && (text !~ /[0-9]/ || text ~ /^[A-Za-z]/))
    notice = sprintf(quoted "is not a line I know. Type ? for help.", text)
}

function work_out(   cents) {
  total_tip = kind == "percent" ? sprintf("%.2f", bill * tip / 100) + 0 : tip
  total = bill + total_tip
  cents = int(total * 100 + 0.5)
  more = cents % people
  least = (cents - more) / people / 100
  most = more > 0 ? least + 0.01 : least
}

function part(percent) { return sprintf("%.2f", bill * percent / 100) + 0 }

# An amount without decimals when it is whole, or with all of them when it is to be `full`.
function money(amount, full,   text, whole, grouped) {
  text = sprintf("%.2f", amount)
  whole = substr(text, 1, length(text) - 3)
  full = full || substr(text, length(text) - 1) != "00" ? substr(text, length(text) - 2) : ""
  while (length(whole) > 3) {
    grouped = "," substr(whole, length(whole) - 2) grouped
    whole = substr(whole, 1, length(whole) - 3)
  }
  return "$" whole grouped full
}

function show() {
  printf "input:%s\n", $0 == "" ? "" : " " $0
  printf "tip.bill:%s\n", bill == "" ? "" : " " money(bill)
  printf "tip.tip: %s\n", kind == "percent" ? tip "%" : kind == "amount" ? money(tip) : "none"
  printf "tip.split: %d\n", people
  printf "tip.perPerson: %s\n", money(most)
  printf "tip.totalBill: %s\n", money(total)
  printf "tip.totalTip: %s\n", money(total_tip)
  if (more > 0)
    printf "tip.proof: %d people: %d x %s + %d x %s = %s\n",
      people, more, money(most, 1), people - more, money(least, 1), money(total, 1)
  if (focus == "tip")
    printf "suggestions: 10%% %s, 15%% %s, 20%% %s\n", money(part(10)), money(part(15)), money(part(20))
  if (question != "") printf "notice: %s\n", question
  if (notice != "") {
    printf "notice: %s\n", notice
    sound = "refused"
  }
  if (sound != "") printf "sound: [%s]\n", sound
}
