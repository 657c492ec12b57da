/// The calls to the app's code that provide values, during which the table view and the sources must stay unchanged.
@MainActor final class AppCalls {
  /// The call in progress. It's one value because it's written for each cell.
  private var current: (question: Question?, section: LiveSection?) = (nil, nil)
  /// The kind of value that the app's code is providing at the moment.
  var question: Question? { current.question }
  /// The section that this value or the items being read belong to, if known.
  var section: LiveSection? { current.section }
  /// A Boolean value that indicates whether a call with an unknown end is in progress.
  private(set) var isHeld = false

  /// The number of nested readings of sources and comparisons of items, for all table views.
  private static var openReadings = 0
  /// The same number for this table view.
  private var openReadings = 0

  /// A Boolean value that indicates whether sources are read, or items compared, for any table view.
  static var isReading: Bool { openReadings > 0 }

  /// A Boolean value that indicates whether sources are read, or items compared.
  var isReading: Bool { openReadings > 0 }

  /// A Boolean value that indicates whether the app's code is providing a value.
  var isAsking: Bool { question != nil || isReading }

  /// Calls the app's code for a value, and records the kind of call and its section while it runs.
  @inline(__always)
  func asking<Answer>(_ question: Question, in section: LiveSection? = nil, _ answer: () -> Answer) -> Answer {
    let outer = current
    current = (question, section)
    defer { current = outer }
    return answer()
  }

  /// Runs the app's code while sources are read or items are compared. Requests from this code wait for their turn.
  ///
  /// - Parameter section: The section with the items, if there's only one.
  func reading<Answer>(of section: LiveSection? = nil, _ body: () -> Answer) -> Answer {
    Self.openReadings += 1
    openReadings += 1
    let outer = current.section
    current.section = section ?? outer
    defer {
      current.section = outer
      openReadings -= 1
      Self.openReadings -= 1
    }
    return body()
  }

  /// Records the section with the items that a reading is about to read.
  func read(in section: LiveSection) { current.section = section }

  /// Keeps the table view unchanged until the next turn of the main actor, for a call with an unknown end.
  func holdUntilNextTurn() {
    guard !isHeld else { return }
    isHeld = true
    Task { @MainActor [weak self] in self?.isHeld = false }
  }

  /// Ends the time for which `holdUntilNextTurn()` keeps the table view unchanged.
  func letGo() { isHeld = false }
}
