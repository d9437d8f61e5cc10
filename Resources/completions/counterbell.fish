# Fish's completion for counterbell.

# Whether the operands so far are these.
function __counterbell_at
    set -l operands
    set -l skip 0
    for token in (commandline -opc)[2..]
        if test $skip = 1
            set skip 0
        else if contains -- $token --device --volume --click --currency --locale --language --data --config --now \
                --day-start --encoding --format --day --columns --script
            set skip 1
        else if not string match -q -- '-*' $token
            set -a operands $token
        end
    end
    test "$operands" = "$argv"
end

complete -c counterbell -f

complete -c counterbell -n __counterbell_at -a home -d 'the menu'
complete -c counterbell -n __counterbell_at -a tip -d 'what each person pays, with the tip'
complete -c counterbell -n __counterbell_at -a trip -d 'trip booking'
complete -c counterbell -n __counterbell_at -a words -d 'the word book, and lists of words'
complete -c counterbell -n __counterbell_at -a bookings -d 'the bookings, for the staff'
complete -c counterbell -n __counterbell_at -a config -d 'the settings in force'
complete -c counterbell -n __counterbell_at -a doctor -d 'what the kiosk lacks and what mends it'
complete -c counterbell -n __counterbell_at -a staff -d 'the accounts that sign in'
complete -c counterbell -n __counterbell_at -a journal -d 'what the staff did'
complete -c counterbell -n __counterbell_at -a sound -d 'when the kiosk is silent'

complete -c counterbell -n '__counterbell_at bookings' -a list -d 'every booking, then what they come to'
complete -c counterbell -n '__counterbell_at bookings' -a show -d 'all about one booking'
complete -c counterbell -n '__counterbell_at bookings' -a cancel -d 'mark a booking as cancelled'
complete -c counterbell -n '__counterbell_at bookings' -a export -d 'all bookings as CSV or JSON'
complete -c counterbell -n '__counterbell_at bookings' -a receipt -d 'the receipt of a booking'
complete -c counterbell -n '__counterbell_at words' -a import -d 'take in a list'
complete -c counterbell -n '__counterbell_at words' -a export -d 'write all words'
complete -c counterbell -n '__counterbell_at words' -a undo-import -d 'take the last import back'
complete -c counterbell -n '__counterbell_at config' -a show -d 'every setting in force and where it comes from'
complete -c counterbell -n '__counterbell_at config' -a check -d 'whether a configuration file is right'
complete -c counterbell -n '__counterbell_at staff' -a add -d 'make an account'
complete -c counterbell -n '__counterbell_at staff' -a passwd -d 'give it another password'
complete -c counterbell -n '__counterbell_at staff' -a remove -d 'take it away'
complete -c counterbell -n '__counterbell_at staff' -a list -d 'every account'
complete -c counterbell -n '__counterbell_at sound' -a list -d 'the devices that play'
complete -c counterbell -n '__counterbell_at sound' -a test -d 'play each sound and say what is wrong'
complete -c counterbell -n '__counterbell_at sound' -a status -d 'say the same without playing'
complete -c counterbell -n '__counterbell_at words import' -F
complete -c counterbell -n '__counterbell_at words export' -F
complete -c counterbell -n '__counterbell_at bookings export' -F
complete -c counterbell -n '__counterbell_at config check' -F
complete -c counterbell -n '__counterbell_at tip' -F

complete -c counterbell -l headless -d 'plain text, no sound'
complete -c counterbell -l kiosk -d 'at a terminal: no guest can leave'
complete -c counterbell -l plain -d 'at a terminal: lines for screen readers'
complete -c counterbell -l json -d 'one JSON object for each line'
complete -c counterbell -l mute -d 'no sound'
complete -c counterbell -l device -x -a "default (aplay -L 2>/dev/null | string match -r '^\S.*')" -d 'the ALSA device that plays'
complete -c counterbell -l volume -x -a '0 1 2 3 4 5 6 7 8 9' -d 'how loud each visit begins'
complete -c counterbell -l click -r -F -d 'the click\'s own sound'
complete -c counterbell -l currency -x -a 'CHF CNY EUR GBP INR JPY KRW USD' -d 'the currency of every amount'
complete -c counterbell -l locale -x -a 'de_CH de_DE en_GB en_US fr_FR ja_JP ko_KR' -d 'how amounts are written and read'
complete -c counterbell -l language -x -a 'en ko' -d 'the words on the screen'
complete -c counterbell -l data -x -a '(__fish_complete_directories)' -d 'the folder of the database'
complete -c counterbell -l config -r -F -d 'a configuration file'
complete -c counterbell -l now -x -d 'let the clock stand'
complete -c counterbell -l day-start -x -d 'when a day begins'
complete -c counterbell -l dry-run -d 'with words import: do nothing'
complete -c counterbell -l encoding -x -a 'CP949 SHIFT_JIS UTF-8 UTF-16' -d 'with words import: the encoding'
complete -c counterbell -l format -x -a 'csv tsv' -d 'with words export: the format'
complete -c counterbell -l day -x -d 'with bookings and journal: their day'
complete -c counterbell -l csv -d 'with bookings list: as CSV'
complete -c counterbell -l columns -x -a '32 42 48' -d 'with bookings receipt: its width'
complete -c counterbell -l escpos -d 'with bookings receipt: for a thermal printer'
complete -c counterbell -l password-stdin -d 'with staff: the password is the first line of input'
complete -c counterbell -l script -r -F -d 'take the lines of a file'
complete -c counterbell -l strict -d 'end at the first refused line'
complete -c counterbell -l batch -d 'read bill,tip,split[,more] a line'
complete -c counterbell -s h -l help -d 'show help'
complete -c counterbell -s V -l version -d 'show the version'
