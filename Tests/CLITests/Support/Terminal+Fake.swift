@testable import CLI

extension Terminal {
  static func fake(columns: Int?, usesColor: Bool = false) -> Terminal {
    Terminal(isInteractive: false, showsProgress: false, usesColor: usesColor, columns: columns)
  }
}
