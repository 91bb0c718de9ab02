/// How much of the server live sessions may use.
struct LiveLimits: Equatable, Sendable {
  /// How many sessions there may be at the same time; 0 turns live updates off.
  var sessions = 256

  /// How long a session lasts without an action.
  var idle = Duration.seconds(300)

  /// How long a session lasts at most.
  var age = Duration.seconds(1_800)

  /// How often a stream without news sends a sign of life.
  var keepAlive = Duration.seconds(15)

  /// How long a session that has ended waits for a client that does not read.
  var grace = Duration.seconds(2)

  /// How many actions may come at once, and how long it takes until one more may come.
  var actions = 5
  var rest = Duration.seconds(1)

  /// How many pages of a list a session may load. Each event draws all of them.
  var pages = 20
}
