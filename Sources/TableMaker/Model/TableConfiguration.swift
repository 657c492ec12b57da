import UIKit

/// The settings of a chain: those of the table level, and its finished sections.
struct TableConfiguration {
  /// The table view, or `nil` for sections and rows that are added to a data source without one.
  let tableView: UITableView?
  var settings = TableSettings()
  /// The finished sections.
  var sections = LinkedValues<ClosedSection>()
  /// The problems of the table-level steps.
  var problems = Problems()

  /// Returns the finished sections in order, and all problems, which `make()` reports.
  ///
  /// - Complexity: O(n) for n sections.
  func finished() -> (sections: [ClosedSection], problems: [Diagnostic]) {
    let sections = sections.all
    var problems = problems.all
    var named: [String: CallSite] = [:]
    for section in sections {
      problems += section.problems.all
      guard let name = section.settings.name else { continue }
      if let first = named[name] {
        problems.append(.duplicateSection(name, first: first, at: section.settings.location))
      } else {
        named[name] = section.settings.location
      }
    }
    return (sections, problems)
  }
}

/// A finished section without missing steps, type-erased.
final class ClosedSection {
  let settings: SectionSettings
  let problems: Problems
  private let content: any SectionContent
  private var isTaken = false
  /// A closure that creates the content for another table view. It must not refer to the sections before it, because
  /// releasing these recursively would overflow the stack.
  private let makeContent: (@MainActor () -> any SectionContent)?

  init(
    settings: SectionSettings, content: any SectionContent, problems: Problems,
    again makeContent: (@MainActor () -> any SectionContent)? = nil
  ) {
    self.settings = settings
    self.content = content
    self.problems = problems
    self.makeContent = makeContent
  }

  /// Returns the content for one more table view.
  ///
  /// You can make a chain more than once, and each table view has its own form rows, search, and groups.
  @MainActor func takeContent() -> any SectionContent {
    defer { isTaken = true }
    return isTaken ? makeContent?() ?? content : content
  }
}

/// The problems of steps, in order.
struct Problems {
  private(set) var all: [Diagnostic] = []

  mutating func append(_ problem: Diagnostic) { all.append(problem) }

  /// Returns a valid height, or records a problem and returns `nil`.
  mutating func checked(_ height: CGFloat, of kind: Diagnostic.Height, at location: CallSite) -> CGFloat? {
    if height.isUsableHeight { return height }
    append(.invalidHeight(kind, value: height, row: nil, at: location))
    return nil
  }
}

extension CGFloat {
  /// A Boolean value that indicates whether it's a valid height: not negative, and at most 1,000,000 points, so that
  /// rows stay in reach.
  var isUsableHeight: Bool { self >= 0 && self <= 1_000_000 }
}
