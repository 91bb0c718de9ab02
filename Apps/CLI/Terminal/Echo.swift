import Foundation

/// Whether a terminal shows what is typed. It does not while a secret is asked for.
enum Echo {
  static func set(_ isOn: Bool) {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return }
    if isOn {
      settings.c_lflag |= tcflag_t(ECHO)
    } else {
      settings.c_lflag &= ~tcflag_t(ECHO)
    }
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
  }
}
