/// Passes errors to the app's closures one after the other. An error inside a closure waits until it returns.
@MainActor final class ErrorHandlers {
  private let handlers: [(any Error) -> Void]
  private var waiting: [any Error] = []
  private var isHandling = false

  /// The maximum number of errors that closures can cause because of each other.
  static var mostInARow: Int { 100 }

  init(_ handlers: [(any Error) -> Void]) { self.handlers = handlers }

  /// Passes an error to the closures; returns `false` if there are none, or too many errors wait.
  func handle(_ error: any Error) -> Bool {
    guard !handlers.isEmpty, waiting.count < Self.mostInARow else { return false }
    waiting.append(error)
    guard !isHandling else { return true }
    isHandling = true
    defer { (isHandling, waiting) = (false, []) }
    var position = 0
    while position < waiting.count {
      for handler in handlers { handler(waiting[position]) }
      position += 1
    }
    return true
  }
}
