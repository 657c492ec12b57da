/// Hands errors to the app's handlers, one after the other: one that a handler meets itself waits until it has returned.
@MainActor final class ErrorHandlers {
  private let handlers: [(any Error) -> Void]
  private var waiting: [any Error] = []
  private var isHandling = false

  /// The most errors that handlers may meet because of each other.
  static var mostInARow: Int { 100 }

  init(_ handlers: [(any Error) -> Void]) { self.handlers = handlers }

  /// Hands an error to the handlers; false if there are none, or too many errors wait for them.
  func handle(_ error: any Error) -> Bool {
    guard !handlers.isEmpty, waiting.count < Self.mostInARow else { return false }
    waiting.append(error)
    guard !isHandling else { return true }
    isHandling = true
    defer { (isHandling, waiting) = (false, []) }
    var place = 0
    while place < waiting.count {
      for handler in handlers { handler(waiting[place]) }
      place += 1
    }
    return true
  }
}
