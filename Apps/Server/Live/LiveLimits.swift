/// How much of the server those may take who follow their screens.
struct LiveLimits: Equatable, Sendable {
  /// How many sessions there may be at the same time; with 0 nobody follows anything.
  var sessions = 256

  /// How long a session stays in which nobody does anything.
  var idle = Duration.seconds(300)

  /// How long a session stays at the most.
  var age = Duration.seconds(1_800)

  /// How often a stream that has nothing to tell shows that it is there.
  var keepAlive = Duration.seconds(15)

  /// How long a client that reads nothing is waited for at the end.
  var grace = Duration.seconds(2)

  /// How many actions may come at once, and how long it takes until one more may.
  var actions = 5
  var rest = Duration.seconds(1)

  /// How many pages of a list are loaded anew for a browser that comes back to it.
  var pages = 20
}
