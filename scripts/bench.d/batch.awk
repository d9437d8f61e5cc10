# `counterbell tip --batch` in binary floating point: `bill,tip,split` in,
# `tip,total,per_person,people_paying_one_more` out.

BEGIN { FS = "," }

NR == 1 && $1 == "bill" { print "tip,total,per_person,people_paying_one_more"; next }

{
  # The number in front of a percent sign is read as it is; a tip of "none" counts as 0.
  tip = $2 ~ /%$/ ? $1 * $2 / 100 : $2 + 0
  total = $1 + tip
  cents = int(total * 100 + 0.5)
  more = cents % $3
  printf "%.2f,%.2f,%.2f,%d\n", tip, total, (cents - more) / $3 / 100, more
}
