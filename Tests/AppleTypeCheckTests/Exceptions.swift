import Foundation

/// Differences from Apple's UIKit that are meant, each with its reason: `Tests/AppleTypeCheck/exceptions.txt`.
struct Exceptions {
  /// The reason for each full name.
  let reasons: [String: String]

  /// Lines of a full name, a tab and a reason; lines that start with `#` are comments.
  init(text: String) {
    var reasons: [String: String] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: "\t", maxSplits: 1)
      reasons[String(parts[0])] = parts.count == 2 ? String(parts[1]) : ""
    }
    self.reasons = reasons
  }

  init(file: URL) throws { try self.init(text: String(contentsOf: file, encoding: .utf8)) }
}
