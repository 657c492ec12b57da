import Foundation

/// What a table knows of changes that are under way.
struct TableUpdates {
  /// How many groups of updates are open, one in the other.
  var depth = 0
  var completions: [(Bool) -> Void] = []
  /// Set while rows go from one layout to the next with animation.
  var transition: RowTransition?
  /// What has left the screen and is still seen to go, by what it showed.
  var leaving: [ShownPlace: LeavingView] = [:]
  /// Rows whose cells have asked for another size.
  var invalidatedRows: Set<RowGeometry.Row> = []
  /// Rows on screen whose height was found since they came there, or since heights were last asked for.
  var settledRows: Set<RowGeometry.Row> = []
  /// The row that stays where it is while heights are found, and where it starts.
  var anchor: (row: RowGeometry.Row, minY: CGFloat)?
  /// How many questions to the data source and the delegate wait for an answer while rows are brought up to date.
  var openQuestions = 0
  var isEditing = false
}

/// What a view on screen stands for.
enum ShownPlace: Hashable {
  case row(RowGeometry.Row)
  case end(SectionEnd, Int)
}

/// A cell, header or footer that is on its way out.
struct LeavingView {
  let view: UIView
  /// The motion with whose end it goes.
  let transition: RowTransition
}

/// Rows on their way from one layout to the next.
@MainActor final class RowTransition {
  /// Where everything was.
  private let before: RowGeometry
  /// What was seen of it.
  private let seen: CGRect
  let uncovered: CGRect

  init(from before: RowGeometry, seen: CGRect, uncovered: CGRect) {
    self.before = before
    self.seen = seen
    self.uncovered = uncovered
  }

  /// The layout that is left, if it had a section.
  func geometry(with section: Int) -> RowGeometry? { before.sections.indices.contains(section) ? before : nil }

  /// Where a row was; nil for one that was not there.
  func oldSpan(of row: RowGeometry.Row) -> VerticalSpan? {
    guard before.sections.indices.contains(row.section), row.row < before.sections[row.section].rows.count else {
      return nil
    }
    return before.span(of: row)
  }

  /// Whether something of a row was seen.
  func showed(_ row: RowGeometry.Row) -> Bool {
    oldSpan(of: row).map { $0.minY < seen.maxY && $0.maxY > seen.minY } ?? false
  }
}
