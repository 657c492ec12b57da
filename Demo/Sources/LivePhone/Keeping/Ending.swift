import Foundation

/// How a child process has ended, as the web page is told.
struct Ending: Encodable, Equatable, Sendable {
  /// The most lines that are told.
  static let mostLines = 14

  /// The number of the signal by which it ended; nil where it ended by itself.
  var signal: Int?
  /// The status with which it ended by itself.
  var status: Int?
  /// What it wrote last to its standard error: from its fatal error on, where there is one.
  var lines: [String]

  /// Makes an ending.
  ///
  /// - Parameter errors: The end of what it wrote.
  init(signal: Int? = nil, status: Int? = nil, errors: [UInt8]) {
    (self.signal, self.status) = (signal, status)
    let all = String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { String($0.prefix(1000)) }.filter { !$0.allSatisfy(\.isWhitespace) }
    // Swift's own record of the stack, which the terminal has, comes after a line of stars.
    let own = all.prefix { !$0.hasPrefix("*** ") }
    if let start = own.lastIndex(where: { $0.contains("Fatal error") }) {
      lines = Array(own[start...].prefix(Self.mostLines))
    } else {
      lines = all.suffix(Self.mostLines)
    }
  }

  /// One line for the terminal.
  var description: String {
    if let signal { return "The program was ended by signal \(signal), \(String(cString: strsignal(Int32(signal))))." }
    return "The program has ended itself, with status \(status ?? 0)."
  }
}
