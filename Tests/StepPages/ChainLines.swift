import Foundation

/// The lines of a source with chains, and the calls of steps in these lines.
struct ChainLines {
  let lines: [String]

  init(_ source: String) { lines = source.components(separatedBy: "\n") }

  /// Returns the index of a line with a text, the nearest one to an index.
  func number(of line: String, near number: Int) -> Int? {
    lines.indices.filter { lines[$0] == line }.min { abs($0 - number) < abs($1 - number) }
  }

  /// Returns the call of a step at a column of a line, or the first call if the column is before all of them.
  ///
  /// The text includes the body of the call's closure only if the column is in the body. If the call has several lines, the
  /// text includes the first line, the column's line, and the last line.
  func call(at column: Int, of number: Int) -> (name: String, text: String)? {
    guard let start = lines[...number].lastIndex(where: { $0.trimmed.hasPrefix(".") || $0.contains("DataSource(") })
    else { return nil }
    var part: [String] = []
    var depth = 0
    for line in lines[start...] {
      let code = line.components(separatedBy: "//")[0].trimmed
      part.append(code)
      depth += code.reduce(0) { $0 + Self.depth(of: $1) }
      if depth <= 0 { break }
    }
    guard number < start + part.count else { return nil }
    let indentation = lines[number].prefix { $0 == " " }.count
    let offset = part[..<(number - start)].reduce(max(0, column - indentation)) { $0 + $1.count + 1 }

    let text = part.joined(separator: "\n")
    let starts = Self.starts(of: text)
    guard let place = starts.lastIndex(where: { $0 <= offset }) ?? starts.indices.first else { return nil }
    let end = place + 1 < starts.count ? starts[place + 1] : text.count
    let call = String(text.dropFirst(starts[place]).prefix(end - starts[place])).trimmed
    let name = String(call.dropFirst().prefix { $0.isLetter || $0.isNumber })
    return (name, Self.shortened(call, around: max(0, offset - starts[place])))
  }

  private static func depth(of letter: Character) -> Int {
    "({[".contains(letter) ? 1 : ")}]".contains(letter) ? -1 : 0
  }

  /// Returns the offsets at which the steps of a part begin, which are the dots outside all brackets.
  private static func starts(of text: String) -> [Int] {
    var (starts, depth) = ([Int](), 0)
    for (offset, letter) in text.enumerated() {
      if depth == 0, letter == "." { starts.append(offset) }
      depth += self.depth(of: letter)
    }
    return starts
  }

  /// Returns the offset at which a call's closure begins, after the call's parentheses.
  private static func opening(of call: String) -> Int? {
    var depth = 0
    for (offset, letter) in call.enumerated() {
      if depth == 0, letter == "{" { return offset }
      depth += self.depth(of: letter)
    }
    return nil
  }

  /// Returns a long call without the body of its closure, unless the offset is in the body.
  private static func shortened(_ call: String, around offset: Int) -> String {
    if call.count > 60, let brace = opening(of: call) {
      let parameters = call.dropFirst(brace + 1).prefixMatch(of: /(?: \[\w+\])? [\w, ]+ in\b/)?.0 ?? ""
      let head = call.prefix(brace + 1) + parameters
      if offset < head.count { return head + " … }" }
    }
    let lines = call.components(separatedBy: "\n").map(\.trimmed)
    let row = call.prefix(offset).count { $0 == "\n" }
    var (text, last) = (lines[0], 0)
    for index in Set([row, lines.count - 1]).sorted() where index > 0 && index < lines.count {
      text += (index == last + 1 ? " " : " … ") + lines[index]
      last = index
    }
    return text
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
