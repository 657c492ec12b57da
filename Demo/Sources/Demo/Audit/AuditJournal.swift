import Foundation

/// The progress of an audit in another process, in a file that remains if that process crashes.
struct AuditJournal {
  /// A line of the file.
  enum Entry: Codable, Equatable {
    /// The audit shows a page in a setting, which has a number.
    case look(page: String, number: Int, setting: String)
    /// The audit of a page has ended.
    case end(page: String, settings: Int, issues: Int, seconds: Double)
  }

  let url: URL

  /// The entries so far.
  var entries: [Entry] {
    let lines = (try? Data(contentsOf: url))?.split(separator: UInt8(ascii: "\n")) ?? []
    // A crash can cut the last line off.
    return lines.compactMap { try? JSONDecoder().decode(Entry.self, from: $0) }
  }

  /// Creates an empty file.
  func begin() throws { try Data().write(to: url) }

  func add(_ entry: Entry) throws {
    let file = try FileHandle(forWritingTo: url)
    defer { try? file.close() }
    try file.seekToEnd()
    try file.write(contentsOf: JSONEncoder().encode(entry) + [UInt8(ascii: "\n")])
  }
}

/// The settings that an audit leaves out because the page crashed in them, by page.
struct AuditCrashes: Codable, Equatable {
  /// The number of settings of a page after which the audit goes on with the next page.
  static let most = 5

  private(set) var numbers: [String: Set<Int>] = [:]

  func count(of page: String) -> Int { numbers[page]?.count ?? 0 }

  func contains(_ number: Int, of page: String) -> Bool { numbers[page]?.contains(number) ?? false }

  mutating func add(_ number: Int, of page: String) { numbers[page, default: []].insert(number) }
}
