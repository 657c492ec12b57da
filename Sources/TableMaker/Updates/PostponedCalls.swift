/// Calls of the app's that wait until the table and the sources are in the middle of nothing.
struct PostponedCalls {
  typealias Call = @MainActor () -> Void

  private var calls: [Call] = []
  /// Whether calls that were put off run at this moment.
  private var isPerforming = false
  /// The number of calls put off by calls that were put off themselves, since there was a turn without any.
  private var leadOn = 0

  /// Calls that wait may lead to this many others that wait, all in all; more are left out.
  static let mostLeadOn = 64

  var isEmpty: Bool { calls.isEmpty }

  /// Puts off a call; false if it is left out, since such calls ask for themselves again and again.
  mutating func append(_ call: @escaping Call) -> Bool {
    if isPerforming {
      guard leadOn < Self.mostLeadOn else { return false }
      leadOn += 1
    }
    calls.append(call)
    return true
  }

  /// Takes out the calls, which are made before `endPerforming()`.
  mutating func beginPerforming() -> [Call] {
    defer { calls = [] }
    if calls.isEmpty { leadOn = 0 }
    isPerforming = true
    return calls
  }

  mutating func endPerforming() { isPerforming = false }

  mutating func removeAll() { calls = [] }
}
