/// Calls that the app requests while the table view or a source is busy, and that wait for its end.
struct PostponedCalls {
  typealias Call = @MainActor () -> Void

  private var calls: [Call] = []
  /// A Boolean value that indicates whether postponed calls are running.
  private var isPerforming = false
  /// The number of calls that postponed calls have postponed, since the last turn without any.
  private var leadOn = 0

  /// The largest number of calls that waiting calls may postpone in total. More are skipped.
  static let mostLeadOn = 64

  var isEmpty: Bool { calls.isEmpty }

  /// Postpones a call; returns `false` if it's skipped, because such calls repeat themselves without end.
  mutating func append(_ call: @escaping Call) -> Bool {
    if isPerforming {
      guard leadOn < Self.mostLeadOn else { return false }
      leadOn += 1
    }
    calls.append(call)
    return true
  }

  /// Removes and returns the calls, which run before `endPerforming()`.
  mutating func beginPerforming() -> [Call] {
    defer { calls = [] }
    if calls.isEmpty { leadOn = 0 }
    isPerforming = true
    return calls
  }

  mutating func endPerforming() { isPerforming = false }

  mutating func removeAll() { calls = [] }
}
