import Foundation

/// The part of a chain that shows one step: the chain's beginning, the step's section, the steps that the section needs, and
/// the step.
///
/// The chains are those of the articles, which a test compiles.
struct Excerpt {
  /// The name of the article, without its ending.
  let article: String
  /// The same code in both articles, each with the comments of its language.
  let code: Words

  /// The steps that a section needs to show something.
  private static let needed: Set = [
    "cell", "stockCell", "cells", "otherwise", "data", "observing", "pagedSearch", "content", "cellProvider", "adapter",
  ]

  /// Creates the excerpt of a step from the blocks of an article's two languages, which have the same code.
  init?(of step: String, in article: String, english: [String], chinese: [String]) {
    for (block, twin) in zip(english, chinese) {
      let (here, there) = (Chain(block), Chain(twin))
      guard let here, let kept = here.parts(for: step) else { continue }
      self.article = article
      let own = Excerpt.text(of: here, keeping: kept)
      // A comment can have a different number of lines in Chinese. In that case, both languages use the English text.
      let other = there.flatMap { $0.parts.count == here.parts.count ? Excerpt.text(of: $0, keeping: kept) : nil }
      code = Words(english: own, chinese: other ?? own)
      return
    }
    return nil
  }

  private static func text(of chain: Chain, keeping kept: Set<Int>) -> String {
    var lines = chain.head
    var isCut = false
    for (index, part) in chain.parts.enumerated() {
      if kept.contains(index) {
        lines += part.lines
        isCut = false
      } else if !isCut {
        lines.append("  // …")
        isCut = true
      }
    }
    return lines.joined(separator: "\n")
  }

  /// A chain of a block, split before each step that begins a line.
  private struct Chain {
    struct Part {
      var lines: [String]
      /// The steps that the part calls, beginning with its first one.
      let steps: [String]
    }

    var head: [String] = []
    var parts: [Part] = []

    init?(_ block: String) {
      let lines = block.components(separatedBy: "\n")
      guard let first = lines.firstIndex(where: { $0.contains("DataSource(tableView)") }) else { return nil }
      head = [lines[first]]
      for line in lines[(first + 1)...] {
        if line.hasPrefix("  .") {
          // Names in a comment aren't steps, and neither are the methods that a closure calls.
          let code = line.replacing(/\s*\/\/.*$/, with: "").replacing(/\{.*\}/, with: "{}")
          parts.append(Part(lines: [line], steps: code.matches(of: /\.(\w+)(?=[({ ])/).map { String($0.1) }))
        } else if line.hasPrefix("  "), !parts.isEmpty {
          parts[parts.count - 1].lines.append(line)
        } else {
          break
        }
      }
      guard parts.last?.steps.last == "make" else { return nil }
    }

    private func begins(_ part: Part) -> Bool { ["section", "sections"].contains(part.steps.first) }

    /// Returns the indices of the parts that show a step, or `nil` if the chain doesn't have the step.
    func parts(for step: String) -> Set<Int>? {
      guard let place = parts.firstIndex(where: { $0.steps.contains(step) }) else { return nil }
      var kept: Set = [place, parts.count - 1]
      guard let start = parts[...place].lastIndex(where: begins) else { return kept }
      let end = parts[(place + (start == place ? 1 : 0))...].firstIndex { begins($0) || $0.steps == ["make"] }
      for index in start..<(end ?? parts.count) {
        let part = parts[index]
        if index == start || part.steps.contains(step) || !Excerpt.needed.isDisjoint(with: part.steps.prefix(3)) {
          kept.insert(index)
        }
      }
      return kept
    }
  }
}
