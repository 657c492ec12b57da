/// The undo steps that are being performed, and the calls that wait until these are registered.
@MainActor enum OpenUndoSteps {
  /// The number of nested steps in progress.
  private static var openSteps = 0
  private static var waiting: [@MainActor () -> Void] = []

  /// Performs a step. `onUpdate` is called for its updates after the step is registered.
  static func performing<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    openSteps += 1
    defer {
      openSteps -= 1
      if openSteps == 0 {
        let calls = waiting
        waiting = []
        for call in calls { call() }
      }
    }
    return try body()
  }

  /// Performs a call after all open steps are registered, or immediately if none is open.
  static func whenRegistered(_ call: @escaping @MainActor () -> Void) {
    if openSteps == 0 { call() } else { waiting.append(call) }
  }
}
