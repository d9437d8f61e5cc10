import Glibc

/// How many columns and rows a terminal has now.
struct TerminalSize: Equatable {
  var columns: Int
  var rows: Int

  /// Asks the terminal; 80 x 24 where it doesn't know.
  init(of descriptor: Int32) {
    var size = winsize()
    let known = unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 && size.ws_row > 0
    columns = known ? Int(size.ws_col) : 80
    rows = known ? Int(size.ws_row) : 24
  }

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}
