import UIKit

/// The comparison of measured rows with the same rows on screen, once for each environment, and the resulting
/// corrections.
@MainActor struct ScreenComparison {
  /// A measured row to compare with the screen.
  struct Expectation {
    let token: UInt32
    let contentWidth, height: CGFloat
  }

  /// The width for rows' content. Controls and marks in editing mode take some of it, and so does an index.
  private struct TableWidth: Hashable {
    let width: CGFloat
    let isEditing, marksRows, hasIndex: Bool

    @MainActor init(of tableView: UITableView, hasIndex: Bool) {
      (width, self.hasIndex) = (tableView.bounds.width, hasIndex)
      (isEditing, marksRows) = (tableView.isEditingRows, tableView.marksRows)
    }
  }

  /// The differences between the width of rows on screen and the width that the table view's own width suggests, in
  /// points.
  private var corrections: [TableWidth: CGFloat] = [:]
  /// The number of times that the index has changed its titles, which can change the width of rows.
  private var indexNumber = 0
  /// The widths for which the correction isn't determined again, with the number of the index at that time.
  private var corrected: [TableWidth: Int] = [:]
  /// The rows to compare, by the numbers of their environments.
  private var expectations: [UInt32: Expectation] = [:]
  /// The environments in which a row has been compared, with the number of the index at that time.
  private var compared: [UInt32: Int] = [:]

  /// The difference between the heights of cells on screen and sizing cells with the same content and width, in points:
  /// zero, or a separator.
  var separatorCorrection: CGFloat = 0

  /// The width that an index of single letters takes from rows, in points, as reported for UIKit's.
  ///
  /// It applies until a row on screen shows another width, so the first rows have their heights immediately.
  private static let usualIndexWidth: CGFloat = 15

  /// Returns the width correction at the table view's current width.
  func correction(for tableView: UITableView, hasIndex: Bool) -> CGFloat {
    corrections[TableWidth(of: tableView, hasIndex: hasIndex)] ?? (hasIndex ? -Self.usualIndexWidth : 0)
  }

  /// Returns the row to compare in an environment.
  func expectation(in environment: UInt32) -> Expectation? { expectations[environment] }

  /// Returns whether a row must still be chosen for the comparison in an environment.
  func needsExpectation(in environment: UInt32) -> Bool {
    compared[environment] == nil && expectations[environment] == nil
  }

  /// Chooses a measured row for the comparison in an environment.
  mutating func expect(_ expectation: Expectation, in environment: UInt32) {
    // A cell without content hasn't laid itself out.
    guard expectation.contentWidth > 0, expectation.height > 0 else { return }
    expectations[environment] = expectation
  }

  /// Removes the row that was chosen for the comparison in an environment.
  mutating func removeExpectation(in environment: UInt32) { expectations[environment] = nil }

  /// Requires another comparison in each environment, because the index has changed its titles, which can change the
  /// width of rows.
  mutating func indexDidChange() { indexNumber += 1 }

  /// Returns whether the index has changed since the last comparison in an environment.
  func isOutdated(in environment: UInt32) -> Bool { compared[environment].map { $0 != indexNumber } ?? false }

  /// Requires another comparison in an environment if the index has changed since the last one there.
  ///
  /// - Returns: A Boolean value that indicates whether the table view shows an index and it has changed.
  mutating func compareAgain(in environment: UInt32, hasIndex: Bool) -> Bool {
    guard isOutdated(in: environment) else { return false }
    compared[environment] = nil
    return hasIndex
  }

  /// Records a comparison.
  ///
  /// - Parameters:
  ///   - difference: The difference between the content's width on screen and in the sizing cell, in points.
  ///   - environment: The number of the environment.
  ///   - tableView: The table view.
  ///   - hasIndex: A Boolean value that indicates whether it shows an index.
  /// - Returns: A Boolean value that indicates whether rows must be measured again at the width on screen. It's `true`
  ///   at most once for each width of the table view, in editing mode and outside it, without an index and for each
  ///   index.
  mutating func record(_ difference: CGFloat, in environment: UInt32, of tableView: UITableView, hasIndex: Bool) -> Bool
  {
    compared[environment] = indexNumber
    expectations[environment] = nil
    let width = TableWidth(of: tableView, hasIndex: hasIndex)
    guard difference != 0, corrected.updateValue(indexNumber, forKey: width) != indexNumber else { return false }
    corrections[width] = correction(for: tableView, hasIndex: hasIndex) + difference
    return true
  }

  /// Removes everything except the entries of remembered environments.
  mutating func keep(_ environments: LayoutEnvironment.Numbering) {
    expectations = expectations.filter { environments.contains($0.key) }
    compared = compared.filter { environments.contains($0.key) }
    // A correction is found again when the table view has the same width again.
    if corrections.count > LayoutEnvironment.Numbering.limit { (corrections, corrected) = ([:], [:]) }
  }

  /// Removes the chosen rows, because their tokens are no longer valid.
  mutating func removeExpectations() { expectations = [:] }

  /// The number of kept entries, for tests.
  var count: Int { expectations.count + compared.count + corrections.count }
}
