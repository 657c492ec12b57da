/// The time that work on the main actor takes before it lets other work run.
@MainActor struct TimeSlices {
  /// The maximum duration of a slice: a quarter of a frame of a 60 Hz screen.
  static let length = Duration.milliseconds(4)

  enum Turn: Hashable, Sendable {
    case goesOn
    case cancelled
  }

  private var deadline = ContinuousClock.now + Self.length
  private var asked = 0

  /// A Boolean value that indicates whether the slice is over.
  ///
  /// It reads the clock only now and then, so check it after each piece of work of about a microsecond.
  var isOver: Bool {
    mutating get {
      asked &+= 1
      return asked & 31 == 0 && ContinuousClock.now >= deadline
    }
  }

  /// Lets other work run, and begins another slice.
  mutating func pause() async -> Turn {
    await Task.yield()
    deadline = .now + Self.length
    return Task.isCancelled ? .cancelled : .goesOn
  }
}
