import Foundation

/// The state of a phone: its settings, and the scroll positions of its page.
struct PhoneState: Codable, Sendable {
  var settings: PhoneSettings
  var places: [ScrollPlace] = []

  private static let variable = "LIVEPHONE_STATE"

  /// The state of the program that this one replaces, or `nil` if there's none.
  static let ofPredecessor: PhoneState? = {
    guard let path = ProcessInfo.processInfo.environment[variable] else { return nil }
    unsetenv(variable)
    defer { try? FileManager.default.removeItem(atPath: path) }
    return (try? Data(contentsOf: URL(fileURLWithPath: path))).flatMap {
      try? JSONDecoder().decode(PhoneState.self, from: $0)
    }
  }()

  /// Adds the path of the state file to an environment, so that the program that replaces this one finds the file.
  static func add(_ file: String, to environment: inout [String: String]) { environment[variable] = file }
}
