extension Int {
  /// The number with a noun that takes an `s` in the plural.
  func counting(_ noun: String) -> String {
    "\(self) \(noun)\(self == 1 ? "" : "s")"
  }
}
