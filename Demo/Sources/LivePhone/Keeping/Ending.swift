import Foundation

/// The way in which a child process ended, as the server sends it to the web page.
struct Ending: Encodable, Equatable, Sendable {
  /// The maximum number of lines to report.
  static let mostLines = 14

  /// The number of the signal that ended the process, or `nil` if it exited.
  var signal: Int?
  /// The exit status, or `nil` if a signal ended the process.
  var status: Int?
  /// The last lines of the standard error output, from the fatal error on if there is one.
  var lines: [String]

  /// Creates an ending.
  ///
  /// - Parameter errors: The end of the process's standard error output.
  init(signal: Int? = nil, status: Int? = nil, errors: [UInt8]) {
    (self.signal, self.status) = (signal, status)
    let all = String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { String($0.prefix(1000)) }.filter { !$0.allSatisfy(\.isWhitespace) }
    // Swift's backtrace comes after a line of stars. The terminal already shows it.
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
