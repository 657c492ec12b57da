package import Foundation

/// The valid chains that mistakes are made in.
package enum Sources {
  package static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Snippets")

  package static func snippet(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  /// Every valid snippet, by its name.
  package static func valid() throws -> [(name: String, source: String)] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("Valid").path)
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { file in
      (String(file.dropLast(6)), try snippet("Valid/\(file)"))
    }
  }

  /// The chain of four sections, or the same three times over.
  package static func chain(sections: Int, literals: Bool = false) throws -> String {
    try chain(sections: sections, of: "Chain4", literals: literals)
  }

  /// The chain of four sections with eight events each that have an owner, or the same three times over.
  package static func denseChain(sections: Int) throws -> String {
    try chain(sections: sections, of: "Dense4", literals: false)
  }

  private static func chain(sections: Int, of name: String, literals: Bool) throws -> String {
    precondition(sections % 4 == 0, "The chain is repeated as a whole: a multiple of four sections.")
    let lines = try snippet("Chains/\(name).swift").components(separatedBy: "\n")
    guard let first = lines.firstIndex(where: { $0.contains(".section(\"s0\")") }),
      let end = lines.firstIndex(where: { $0.contains(".make()") })
    else { throw Mutant.NotApplicable() }

    var all = Array(lines[..<first])
    for block in 0..<(sections / 4) {
      for line in lines[first..<end] {
        var line = line
        for index in 0..<4 {
          let name = ".section(\"s\(index)\")"
          if line.contains(name) {
            line = line.replacingOccurrences(of: name, with: ".section(\"s\(block * 4 + index)\")")
            break
          }
        }
        all.append(line)
      }
    }
    all += lines[end...]
    let source = all.joined(separator: "\n")
    guard literals else { return source }
    return source.replacingOccurrences(of: ".data(words)", with: ".data([\"a\", \"b\"])")
      .replacingOccurrences(of: ".data(numbers)", with: ".data([1, 2, 3, 4])")
  }

  /// The chain of four sections with one closure that says `return`.
  package static func chainWithReturn() throws -> String {
    let source = try chain(sections: 4)
    let closure = ".onDeselect { number, index in total += Double(number) * 1.5 + Double(index) }"
    guard source.contains(closure) else { throw Mutant.NotApplicable() }
    return source.replacingOccurrences(
      of: closure,
      with: """
        .onDeselect { number, index in
          guard number > 0 else { return }
          total += Double(number) * 1.5 + Double(index)
        }
        """)
  }
}
