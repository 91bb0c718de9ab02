extension String {
  /// The text in lines of at most a width, broken between words; a wider word is broken as well.
  func wrapped(toWidth width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ").flatMap({ $0.pieces(ofWidth: width) }) {
      if line.isEmpty {
        line = word
      } else if line.displayWidth + 1 + word.displayWidth <= width {
        line += " " + word
      } else {
        lines.append(line)
        line = word
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }
}

extension Substring {
  /// The text in pieces of at most a width, or of one character if that is wider.
  fileprivate func pieces(ofWidth width: Int) -> [String] {
    var pieces = [""]
    var used = 0
    for character in self {
      if used > 0, used + character.displayWidth > width {
        pieces.append("")
        used = 0
      }
      pieces[pieces.count - 1].append(character)
      used += character.displayWidth
    }
    return pieces
  }
}
