import Foundation

/// What a phone shows: what it is set to, and how far its page is scrolled.
struct PhoneState: Codable, Sendable {
  var settings: PhoneSettings
  var places: [ScrollPlace] = []

  private static let variable = "LIVEPHONE_STATE"

  /// What the program showed whose place this one takes; nil where there is none.
  static let ofPredecessor: PhoneState? = {
    guard let path = ProcessInfo.processInfo.environment[variable] else { return nil }
    unsetenv(variable)
    defer { try? FileManager.default.removeItem(atPath: path) }
    return (try? Data(contentsOf: URL(fileURLWithPath: path))).flatMap {
      try? JSONDecoder().decode(PhoneState.self, from: $0)
    }
  }()

  /// Adds to an environment where a successor finds the state.
  static func add(_ file: String, to environment: inout [String: String]) { environment[variable] = file }
}
