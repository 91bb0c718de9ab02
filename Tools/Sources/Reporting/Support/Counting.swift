extension Int {
  /// The number and a noun, with an `s` for the plural.
  func counting(_ noun: String) -> String {
    "\(self) \(noun)\(self == 1 ? "" : "s")"
  }
}
