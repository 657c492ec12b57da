import Foundation
import Testing

/// A Markdown page: what the tests need to know of it.
struct Page: Sendable, CustomTestStringConvertible {
  /// A fenced block of code.
  struct Block: Sendable, CustomTestStringConvertible {
    let page: String
    /// The number of the first line inside the fence.
    let line: Int
    let language: String
    let code: String
    /// Files of `Support` that this block is compiled with: `<!-- support: Market.swift -->` before the fence.
    let support: [String]
    /// The sample of Apple's frameworks that contains the block: `<!-- sample: good-swift-ui.swift -->` before the fence.
    let sample: String?
    /// The file that this block is, where the line before the fence is nothing but its path: `` `Package.swift` ``.
    let file: String?

    var testDescription: String { "\(page):\(line)" }

    /// The code without comments and trailing spaces: what translations have in common.
    var bare: String {
      code.split(separator: "\n", omittingEmptySubsequences: false)
        .map { line in
          let code = language == "sh" ? line.replacing(#/ *#.*$/#, with: "") : line.replacing(#/ *//.*$/#, with: "")
          return code.replacing(#/ +$/#, with: "")
        }
        .joined(separator: "\n")
    }
  }

  /// The path from the top of the repository.
  let path: String
  let blocks: [Block]
  /// The number of `#` of each heading, in order.
  let headings: [Int]
  /// The targets of links and pictures, without those of other sites and of this page itself.
  let references: [String]
  /// The text without blocks of code and marks.
  let prose: String

  var testDescription: String { path }

  init(path: String, text: String) {
    var blocks: [Block] = []
    var headings: [Int] = []
    var prose = ""
    var support: [String] = []
    var sample: String?
    var file: String?
    var fence: (line: Int, language: String, code: [Substring])?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("```") {
        if let open = fence {
          blocks.append(
            Block(
              page: path, line: open.line, language: open.language,
              code: open.code.joined(separator: "\n"), support: support, sample: sample, file: file))
          fence = nil
          support = []
          (sample, file) = (nil, nil)
        } else {
          fence = (index + 2, String(line.dropFirst(3)), [])
        }
      } else if fence != nil {
        fence?.code.append(line)
      } else if let mark = line.wholeMatch(of: #/<!-- support: (.+) -->/#) {
        support = mark.1.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      } else if let mark = line.wholeMatch(of: #/<!-- sample: (.+) -->/#) {
        sample = String(mark.1)
      } else {
        if !line.isEmpty {
          support = []
          sample = nil
          file = line.wholeMatch(of: #/`([\w/]+\.swift)`/#).map { String($0.1) }
        }
        if let heading = line.prefixMatch(of: #/\#+ /#) { headings.append(heading.0.count - 1) }
        prose += line + "\n"
      }
    }
    self.path = path
    self.blocks = blocks
    self.headings = headings
    self.prose = prose
    let links = prose.matches(of: #/\]\(([^)]+)\)/#).map { String($0.1) }
    let pictures = prose.matches(of: #/(?:src|srcset|href)="([^"]+)"/#).map { String($0.1) }
    references = (links + pictures)
      .filter { !$0.hasPrefix("#") && !$0.contains("://") && !$0.hasPrefix("mailto:") }
      .map { String($0.prefix { $0 != "#" }) }
  }

  init(_ path: String, in repository: URL) throws {
    try self.init(
      path: path, text: String(contentsOf: repository.appendingPathComponent(path), encoding: .utf8))
  }
}
