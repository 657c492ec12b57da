import UIKit

/// The comparison of measured rows with the same rows on screen, once for each environment, and the corrections found by it.
@MainActor struct ScreenComparison {
  /// A measured row that is to be compared with the screen.
  struct Expectation {
    let token: UInt32
    let contentWidth, height: CGFloat
  }

  /// The width that rows have for their content; controls and marks take some of it while the table is edited, and so does an
  /// index.
  private struct TableWidth: Hashable {
    let width: CGFloat
    let isEditing, marksRows, hasIndex: Bool

    @MainActor init(of tableView: UITableView, hasIndex: Bool) {
      (width, self.hasIndex) = (tableView.bounds.width, hasIndex)
      (isEditing, marksRows) = (tableView.isEditingRows, tableView.marksRows)
    }
  }

  /// Points by which rows on screen are wider than the table's own width suggests.
  private var corrections: [TableWidth: CGFloat] = [:]
  /// The widths whose correction is not found anew.
  private var corrected: Set<TableWidth> = []
  /// Whether the index has other titles, and may leave rows another width, since a row was compared.
  private var isOutdated = false
  /// The row to be compared, by the number of its environment.
  private var expectations: [UInt32: Expectation] = [:]
  /// The environments in which a row has been compared.
  private var compared: Set<UInt32> = []

  /// Points by which cells on screen are higher than sizing cells of the same content and width: zero, or a separator.
  var separatorCorrection: CGFloat = 0

  /// The width, in points, that an index of single letters takes from rows, as UIKit's is reported to: what is taken to be so until a row on
  /// screen says otherwise, so that the first rows have their heights at once.
  private static let usualIndexWidth: CGFloat = 15

  /// The width correction at the table's current width.
  func correction(for tableView: UITableView, hasIndex: Bool) -> CGFloat {
    corrections[TableWidth(of: tableView, hasIndex: hasIndex)] ?? (hasIndex ? -Self.usualIndexWidth : 0)
  }

  /// The row that is to be compared in an environment.
  func expectation(in environment: UInt32) -> Expectation? { expectations[environment] }

  /// Whether a row is still to be chosen for the comparison in an environment.
  func needsExpectation(in environment: UInt32) -> Bool {
    !compared.contains(environment) && expectations[environment] == nil
  }

  /// Chooses a measured row for the comparison in an environment.
  mutating func expect(_ expectation: Expectation, in environment: UInt32) {
    // A cell without any content has not laid itself out.
    guard expectation.contentWidth > 0, expectation.height > 0 else { return }
    expectations[environment] = expectation
  }

  /// Forgets the row that was chosen for the comparison in an environment.
  mutating func removeExpectation(in environment: UInt32) { expectations[environment] = nil }

  /// Has a row compared once more: the index has other titles, and may leave rows another width.
  mutating func indexDidChange() { isOutdated = true }

  /// Forgets that a row was compared in an environment, if the index has changed since.
  ///
  /// - Returns: Whether it has.
  mutating func compareAgain(in environment: UInt32, of tableView: UITableView, hasIndex: Bool) -> Bool {
    guard isOutdated else { return false }
    isOutdated = false
    compared.remove(environment)
    corrected.remove(TableWidth(of: tableView, hasIndex: hasIndex))
    return hasIndex
  }

  /// Records a comparison.
  ///
  /// - Parameters:
  ///   - difference: Points by which the content is wider on screen.
  ///   - environment: The number of the environment.
  ///   - tableView: The table.
  ///   - hasIndex: Whether it shows an index.
  /// - Returns: Whether rows have to be measured again, at the width on screen: once for each width of the table, edited and not, without an
  ///   index, and with each.
  mutating func record(_ difference: CGFloat, in environment: UInt32, of tableView: UITableView, hasIndex: Bool) -> Bool
  {
    compared.insert(environment)
    expectations[environment] = nil
    let width = TableWidth(of: tableView, hasIndex: hasIndex)
    guard difference != 0, corrected.insert(width).inserted else { return false }
    corrections[width] = correction(for: tableView, hasIndex: hasIndex) + difference
    return true
  }

  /// Forgets everything but what belongs to remembered environments.
  mutating func keep(_ environments: LayoutEnvironment.Numbering) {
    expectations = expectations.filter { environments.contains($0.key) }
    compared = compared.filter(environments.contains)
    // Found again when the table has such a width once more.
    if corrections.count > HeightLimits.environments { (corrections, corrected) = ([:], []) }
  }

  /// Forgets the chosen rows, whose tokens are not valid any more.
  mutating func removeExpectations() { expectations = [:] }

  /// The number of kept entries, for tests.
  var count: Int { expectations.count + compared.count + corrections.count }
}
