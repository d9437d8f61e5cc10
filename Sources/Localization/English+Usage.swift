extension English {
  package static let usage = """
    Usage: counterbell [OPTION]... [STATION]
           counterbell tip --batch [FILE|-]
           counterbell bookings list|show REF|cancel REF|export FILE|-|receipt REF [FILE]
           counterbell words import|export FILE|-
           counterbell words undo-import
           counterbell sound list|test|status
           counterbell config show|check FILE|-
           counterbell staff add ID|passwd ID|remove ID|list
           counterbell journal
           counterbell doctor

    A kiosk for a terminal with a speaker: a guest types short lines, the screen answers, every reset clicks.
    Without a station the home menu opens.

    Stations:
      home                 the menu
      tip                  what each person pays, with the tip
      trip                 trip booking: a destination, passengers and a seat, and what it costs
      words                the word book: words saved by day, under a calendar

    Bookings, for the staff:
      bookings list        every booking, then what they come to by day and destination; --day, --json, --csv
      bookings show REF    all about one booking; --json
      bookings cancel REF  marks it as cancelled
      bookings export FILE all bookings as CSV, or with --json as JSON; --day
      bookings receipt REF its receipt as text, or with --escpos as a thermal printer's bytes, into a file or a device

    Lists of words:
      words import FILE|-  take in a list: CSV, TSV or Anki's text export
      words export FILE|-  write all words, as CSV or TSV
      words undo-import    take the last import back

    Accounts that sign in at the kiosk:
      staff add ID         makes one and asks for its password, or with --password-stdin takes the first line
      staff passwd ID      gives it another password, which unlocks it; --password-stdin
      staff remove ID      takes it away
      staff list           every account, and what is locked after too many failures to sign in; --json
      journal              what the staff did, the newest last; --day, --json

    When the kiosk is silent:
      sound list           the devices that play, by the names that --device takes; with --json one object a line
      sound test           plays each sound and says what is wrong and what mends it
      sound status         says the same without playing, with all that the sound hangs on

    Configuration:
      config show          every setting in force and where it comes from; with --json one object a line
      config check FILE|-  says whether a configuration file is right, or what is wrong in which line

    When a kiosk is set up:
      doctor               checks configuration, locale, time, database, disk, sound, printer, terminal, lock-down and
                           service, and says what mends each; --config, --data, --device, --mute (play nothing),
                           --json (one object). The status is 0, or that of the first check that is wrong

    Options, most of which a configuration file can set too:
          --headless       plain text, no sound unless --device names a device
          --plain          at a terminal: lines one below the other, for screen readers
          --kiosk          at a terminal: no guest can leave; 'quit' is the staff's
          --json           one JSON object for each line read
          --mute           no sound unless --device names a device
          --device PCM     the ALSA device that plays the sounds (default: default)
          --volume N       how loud each visit begins: 0, silent, to 9 (default: 4)
          --click FILE     the click's own sound: WAV, FLAC, Ogg or MP3, at most 500 ms
          --currency CODE  the ISO 4217 currency of every amount (default: USD)
          --locale ID      how amounts are written and read (default: en_US)
          --language LANG  the words on the screen: en or ko (default: en)
          --data DIR       the folder of the database (default: counterbell in $XDG_DATA_HOME); with --headless
                           and without this all is kept in memory and is gone at the end
          --config FILE    a configuration file that goes before /etc/counterbell/config.json5 and
                           counterbell/config.json5 in $XDG_CONFIG_HOME (default: ~/.config), key by key
          --now WHEN       let the clock stand: 2026-11-29T14:00, with Z or +09:00 or in local time, or a day
          --day-start T    the local time at which a day begins (default: 04:00)
          --dry-run        with 'words import': say what each line would do, and do nothing
          --encoding NAME  with 'words import': how the list is encoded, where that is not seen
          --format FORMAT  with 'words export': csv or tsv
          --day DAY        with 'bookings' and 'journal': those of a day, 2026-11-29
          --csv            with 'bookings list': as CSV
          --columns N      with 'bookings receipt': 32, 42 or 48 columns (default: as configured, or 42)
          --escpos         with 'bookings receipt': the bytes for a thermal printer
          --password-stdin with 'staff add' and 'staff passwd': the password is the first line of standard input
          --script FILE    take the lines of FILE (- for standard input); # starts a comment line
          --strict         end at the first refused line, with exit status 65
          --batch          read bill,tip,split[,more] a line; write tip,total,per_person,people_paying_one_more
      -h, --help           show this help
      -V, --version        show the version

    Exit status: 0 done, 64 wrong usage, 65 a line was refused or the database is damaged, 66 no such input,
    69 the sound device does not work, 73 the database can't be made or written, 74 input or output failed or the
    disk is full, 75 the database is in use, 77 no permission, 78 the configuration is wrong or the database is
    of a later version, 130 interrupted, 141 nobody reads the output.

    """
}
