import UIKit

/// The settings of a chain: the table's own, and its finished sections.
struct TableConfiguration {
  let tableView: UITableView
  var settings = TableSettings()
  /// The section that was finished last; it has those before it.
  var last: ClosedSection?
  /// The problems of the table's own steps.
  var problems = Problems()

  /// The finished sections in order, and all problems, which are reported by `make()`.
  ///
  /// - Complexity: O(n) for n sections.
  func finished() -> (sections: [ClosedSection], problems: [Diagnostic]) {
    var sections: [ClosedSection] = []
    var next = last
    while let section = next {
      sections.append(section)
      next = section.previous
    }
    sections.reverse()
    var problems = problems.all
    var named: [String: CallSite] = [:]
    for section in sections {
      problems += section.problems.all
      guard let name = section.settings.name else { continue }
      if let first = named[name] {
        problems.append(.duplicateSection(name, first: first, at: section.settings.place))
      } else {
        named[name] = section.settings.place
      }
    }
    return (sections, problems)
  }
}

/// A finished section: nothing is missing, and its types are erased.
///
/// An object that has the one before it, so that a chain of any length is made longer, kept and cut at the same cost.
final class ClosedSection {
  let settings: SectionSettings
  let problems: Problems
  fileprivate(set) var previous: ClosedSection?
  private let content: any SectionContent
  private var isTaken = false
  /// Makes the content of another table. Must not refer to the sections before it, which are freed one after the other.
  private let makeContent: (@MainActor () -> any SectionContent)?

  init(
    settings: SectionSettings, content: any SectionContent, problems: Problems, after previous: ClosedSection?,
    again makeContent: (@MainActor () -> any SectionContent)? = nil
  ) {
    self.settings = settings
    self.content = content
    self.problems = problems
    self.previous = previous
    self.makeContent = makeContent
  }

  /// Returns the content for one more table.
  ///
  /// A chain can be made more than once, and each table has its own rows of a form, its own search, and its own groups.
  @MainActor func takeContent() -> any SectionContent {
    defer { isTaken = true }
    return isTaken ? makeContent?() ?? content : content
  }

  // One after the other: each freeing the next would fill the stack.
  deinit {
    var next = previous
    previous = nil
    while isKnownUniquelyReferenced(&next) {
      let before = next?.previous
      next?.previous = nil
      next = before
    }
  }
}

/// The problems of steps, in order.
struct Problems {
  private(set) var all: [Diagnostic] = []

  mutating func append(_ problem: Diagnostic) { all.append(problem) }

  /// Returns a height that a table can have; notes a problem and returns nil for any other.
  mutating func checked(_ height: CGFloat, of kind: Diagnostic.Height, at place: CallSite) -> CGFloat? {
    if height.isUsableHeight { return height }
    append(.invalidHeight(kind, value: height, row: nil, at: place))
    return nil
  }
}

extension CGFloat {
  /// Whether a table can have it as a height: not negative, and at most 1,000,000 points, below which rows are out of reach.
  var isUsableHeight: Bool { self >= 0 && self <= 1_000_000 }
}
