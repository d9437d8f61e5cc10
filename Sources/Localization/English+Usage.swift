extension English {
  package static let usage = """
    Usage: counterbell [OPTION]... [STATION]
           counterbell tip --batch [FILE|-]
           counterbell sound list|test|status

    A kiosk for a terminal with a speaker: a guest types short lines, the screen answers, every reset clicks.
    Without a station the home menu opens; with one station there is nothing to choose, so it opens at once.

    Stations:
      tip                  what each person pays, with the tip

    When the kiosk is silent:
      sound list           the devices that play, by the names that --device takes; with --json one object a line
      sound test           plays each sound and says what is wrong and what mends it
      sound status         says the same without playing, with all that the sound hangs on

    Options:
          --headless       plain text, no sound unless --device names a device
          --json           one JSON object for each line read
          --mute           no sound unless --device names a device
          --device PCM     the ALSA device that plays the sounds (default: default)
          --click FILE     the click's own sound: WAV, FLAC, Ogg or MP3, at most 500 ms
          --currency CODE  the ISO 4217 currency of every amount (default: USD)
          --locale ID      how amounts are written and read (default: en_US)
          --language LANG  the words on the screen: en or ko (default: en)
          --script FILE    take the lines of FILE (- for standard input); # starts a comment line
          --strict         end at the first refused line, with exit status 65
          --batch          read bill,tip,split a line; write tip,total,per_person,people_paying_one_more
      -h, --help           show this help
      -V, --version        show the version

    Exit status: 0 done, 64 wrong usage, 65 a line was refused, 66 no such input, 69 the sound device does not
    work, 74 input or output failed, 77 no permission for it, 130 interrupted, 141 nobody reads the output.

    """
}
