import Foundation

/// The progress of a drawing: in a terminal one line that is rewritten, elsewhere a line for each page.
struct ProgressReport {
  /// The pictures of one page, as many as a process draws in one go.
  struct Part {
    let page: String
    let count: Int
  }

  /// A place for the lines.
  struct Output: Sendable {
    let isTerminal: Bool
    let write: @Sendable (String) -> Void

    /// Standard output.
    static var standard: Output {
      // A terminal without a name can't go back to the beginning of a line.
      let name = ProcessInfo.processInfo.environment["TERM"] ?? "dumb"
      return Output(isTerminal: isatty(STDOUT_FILENO) == 1 && name != "dumb") {
        try? FileHandle.standardOutput.write(contentsOf: Data($0.utf8))
      }
    }

    static let none = Output(isTerminal: false) { _ in }
  }

  private struct Page {
    var parts = 0
    var count = 0
  }

  private static let clearing = "\u{1b}[K"

  private let output: Output
  /// The parts that each page lacks, and the pictures that it has.
  private var pages: [String: Page] = [:]
  private var current = ""
  private var count = 0
  private var total = 0

  /// Creates the report of parts that nobody has begun to draw.
  init(_ parts: [Part], on output: Output) {
    self.output = output
    for part in parts {
      pages[part.page, default: Page()].parts += 1
      total += part.count
    }
  }

  /// Reports that a part is begun.
  mutating func begin(_ part: Part) {
    current = part.page
    rewrite()
  }

  /// Reports that a part is drawn.
  ///
  /// - Parameter drawn: The number of its pictures; fewer than planned if the page fits the screen.
  mutating func end(_ part: Part, drawn: Int) {
    count += drawn
    total += drawn - part.count
    var page = pages[part.page] ?? Page()
    page.parts -= 1
    page.count += drawn
    pages[part.page] = page
    if output.isTerminal {
      rewrite()
    } else if page.parts == 0 {
      output.write("\(part.page): \(Self.pictures(page.count))\n")
    }
  }

  /// Removes the line that was rewritten.
  func clear() {
    if output.isTerminal { output.write("\r" + Self.clearing) }
  }

  /// Returns a number of pictures, in words.
  static func pictures(_ count: Int) -> String { count == 1 ? "1 picture" : "\(count) pictures" }

  private func rewrite() {
    guard output.isTerminal else { return }
    output.write("\r\(current): \(count) of \(Self.pictures(total))\(Self.clearing)")
  }
}
