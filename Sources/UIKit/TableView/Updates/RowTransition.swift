import Foundation

/// The transition of rows from one layout to the next.
@MainActor final class RowTransition {
  typealias Row = RowGeometry.Row

  /// The geometry before the transition.
  let before: RowGeometry
  /// The visible area before the transition.
  let seen: CGRect
  let uncovered: CGRect
  /// The insertions, deletions, and moves, or `nil` if only heights changed.
  let change: Change?
  /// The structure number after the transition.
  var number: Int
  /// The views that fade in, and their final alpha.
  var appearing: [(view: UIView, alpha: CGFloat)] = []

  /// The insertions, deletions, and moves, and their animations.
  struct Change {
    let map: TableUpdateMap
    private let rowAnimations: PlaceAnimations<Row>
    private let sectionAnimations: PlaceAnimations<Int>
    private let goneRowAnimations: PlaceAnimations<Row>
    private let goneSectionAnimations: PlaceAnimations<Int>

    init(_ operations: TableOperations, _ map: TableUpdateMap) {
      self.map = map
      func animations(_ kind: TableOperations.Call.Kind) -> CallAnimations { operations.animations(of: kind) }
      rowAnimations = PlaceAnimations(
        (operations.insertedRows, animations(.insertRows)), (operations.reloadedRowTargets, animations(.reloadRows)))
      sectionAnimations = PlaceAnimations(
        (operations.insertedSections, animations(.insertSections)),
        (operations.reloadedSectionTargets, animations(.reloadSections)))
      goneRowAnimations = PlaceAnimations(
        (operations.deletedRows, animations(.deleteRows)), (operations.reloadedRows, animations(.reloadRows)))
      goneSectionAnimations = PlaceAnimations(
        (operations.deletedSections, animations(.deleteSections)),
        (operations.reloadedSections, animations(.reloadSections)))
    }

    /// Returns the animation of an inserted row, or `nil` if the row existed before.
    func arrival(of row: Row) -> UITableView.RowAnimation? { rowAnimations[row] ?? sectionAnimations[row.section] }

    /// Returns the animation of an inserted section, or `nil` if the section existed before.
    func arrival(of section: Int) -> UITableView.RowAnimation? { sectionAnimations[section] }

    /// Returns the animation of a deleted row.
    func departure(of row: Row) -> UITableView.RowAnimation {
      goneRowAnimations[row] ?? goneSectionAnimations[row.section] ?? .none
    }

    /// Returns the animation of a deleted section.
    func departure(of section: Int) -> UITableView.RowAnimation { goneSectionAnimations[section] ?? .none }
  }

  init(from before: RowGeometry, seen: CGRect, uncovered: CGRect, number: Int = 0, change: Change? = nil) {
    self.before = before
    self.seen = seen
    self.uncovered = uncovered
    self.number = number
    self.change = change
  }

  /// Fades in the appearing views with the current animation.
  func showAppearing() {
    for (view, alpha) in appearing { view.alpha = alpha }
    appearing = []
  }

  /// Returns the final alpha of a view that appeared or is about to, or the restored alpha of a cell that the user
  /// holds.
  func fullAlpha(of view: UIView) -> CGFloat {
    appearing.first { $0.view === view }?.alpha ?? (view as? UITableViewCell)?.alphaUntouched ?? view.alpha
  }

  /// Returns the old index of a section, or `nil` if it didn't exist.
  func oldSection(of section: Int) -> Int? {
    let old = change.map { $0.map.oldSection(ofNew: section) } ?? section
    return old.flatMap { before.sections.indices.contains($0) ? $0 : nil }
  }

  /// Returns the old span of a row, or `nil` if it didn't exist.
  func oldSpan(of row: Row) -> VerticalSpan? {
    let old = change.map { $0.map.oldRow(ofNew: row) } ?? row
    guard let old, before.sections.indices.contains(old.section), old.row < before.sections[old.section].rows.count
    else {
      return nil
    }
    return before.span(of: old)
  }

  /// Returns whether a part of a row was visible.
  func showed(_ row: Row) -> Bool {
    oldSpan(of: row).map { $0.minY < seen.maxY && $0.maxY > seen.minY } ?? false
  }
}
