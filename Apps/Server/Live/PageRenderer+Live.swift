extension PageRenderer {
  /// The same renderer for pages that follow their screens, if there may be sessions.
  func following(_ sessions: LiveSessions) -> PageRenderer {
    var renderer = self
    renderer.isLive = sessions.isOn
    return renderer
  }
}
