public import Foundation

/// A language in which an app that uses the library may be written.
public enum Language: String, CaseIterable, Sendable {
  case swift5 = "Swift 5"
  case complete = "Swift 5 with complete checking"
  case swift6 = "Swift 6"

  /// The compiler's flags for the language.
  public var flags: [String] {
    switch self {
    case .swift5: ["-swift-version", "5"]
    case .complete: ["-swift-version", "5", "-strict-concurrency=complete"]
    case .swift6: ["-swift-version", "6"]
    }
  }
}

extension Toolchain {
  /// Compiles files as an app that depends on this package, and goes on to the checks of data flow.
  public func check(_ files: [URL], in language: Language, flags: [String] = []) throws -> Outcome {
    try run(
      binaries.appendingPathComponent("swiftc"),
      ["-emit-sil", "-wmo", "-parse-as-library", "-o", "/dev/null"] + language.flags + flags + importFlags()
        + files.map(\.path))
  }
}
