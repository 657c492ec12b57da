import Diffing
import UIKit

/// Some rows of several sections, those of a section behind each other.
struct SectionRowList {
  /// The rows' numbers in their sections.
  private(set) var numbers: [Int] = []
  /// For each section its rows, and which of the numbers are of it.
  private(set) var parts: [(rows: SectionRows, range: Range<Int>)] = []

  mutating func append(_ row: Int, of rows: SectionRows) {
    numbers.append(row)
    let last = parts.count - 1
    if last >= 0, parts[last].rows === rows {
      parts[last].range = parts[last].range.lowerBound..<numbers.count
    } else {
      parts.append((rows, numbers.count - 1..<numbers.count))
    }
  }
}

/// The rows of a section as the table shows them: immutable, replaced as a whole. Those of this base class have no events.
@MainActor class SectionRows {
  /// What is done for a row, all types erased.
  struct Work {
    /// Shows the item of a row in a cell; false if the cell is not of the section's class.
    var fill: (UITableViewCell, Int) -> Bool
    /// Dequeues a cell for a row and shows its item; nil if there is more to it, or the cell is not of the section's class.
    var dequeue: @MainActor (UITableView, IndexPath, Int) -> UITableViewCell?
    /// Returns the height of a row; nil where rows are not asked.
    var height: ((Int) -> CGFloat)?
    /// Returns the height that the cells' class knows for a row, by width and traits; nil where it does not.
    var ownHeight: (@MainActor (Int, CGFloat, UITraitCollection) -> CGFloat)?
  }

  /// What the table says about the section.
  struct Heading: Equatable {
    /// What stands above the rows.
    var title: String?
    /// What stands for the section in the index.
    var indexTitle: String?
  }

  /// What rows have in common that may cross from one section to another.
  struct Kind: Hashable {
    let item: ObjectIdentifier
    let identity: IdentityKind
    let cells: String
  }

  final let section: LiveSection
  /// How many rows there are, the one that adds an item included.
  final let count: Int
  final let work: Work
  final let heading: Heading
  /// Whether the last row is the one that adds an item.
  final let hasAddRow: Bool
  /// What measured heights are kept by; rows that are not measured need none.
  final var versions: RowVersions
  /// The rows before these, and what leads from them to these.
  private var origin: (rows: ObjectIdentifier, difference: Difference)?

  init(of section: LiveSection, versions: RowVersions, work: Work, heading: Heading, hasAddRow: Bool) {
    self.section = section
    self.versions = versions
    self.heading = heading
    self.hasAddRow = hasAddRow
    count = versions.count + (hasAddRow ? 1 : 0)
    self.work = hasAddRow ? section.settings.addRow?.added(to: work, at: versions.count) ?? work : work
  }

  /// How many rows show items.
  final var itemCount: Int { versions.count }

  /// Whether a row is the one that adds an item.
  final func isAddRow(_ row: Int) -> Bool { hasAddRow && row == itemCount }

  /// What a row's measured height is kept by.
  final func version(of row: Int) -> UInt32 { row < itemCount ? versions[row] : section.addRowVersion }

  /// What a row's cell is dequeued by.
  final func cellIdentifier(of row: Int) -> String {
    isAddRow(row) ? section.settings.addRow?.identifier ?? section.cellIdentifier : section.cellIdentifier
  }

  // MARK: What changed

  /// Notes what these rows came from.
  ///
  /// - Parameter items: What leads from the items of the rows before to the items of these.
  final func follow(_ before: SectionRows, _ items: Difference) {
    var difference = items
    if before.hasAddRow, !hasAddRow { difference.removals.append(before.count - 1) }
    if hasAddRow, !before.hasAddRow { difference.insertions.append(count - 1) }
    origin = (ObjectIdentifier(before), difference)
  }

  /// What leads from other rows of the section to these.
  final func difference(from before: SectionRows) -> Difference {
    if before === self { return Difference() }
    if let origin, origin.rows == ObjectIdentifier(before) { return origin.difference }
    return foundDifference(from: before)
  }

  /// Finds what leads from other rows of the section to these.
  func foundDifference(from before: SectionRows) -> Difference { Difference(replacing: before.count, with: count) }

  /// What the rows have in common with those that may cross; nil for rows that stay in their section.
  var kind: Kind? { nil }

  /// For each row that comes somewhere, which of the rows that leave elsewhere it is, and whether its content is the same.
  ///
  /// - Parameters:
  ///   - leaving: Rows of this kind.
  ///   - coming: Rows of this kind.
  func crossings(
    _ leaving: SectionRowList, _ coming: SectionRowList
  ) -> [(leaving: Int, coming: Int, isUnchanged: Bool)] { [] }

  // MARK: Duplicates

  /// Whether each row is known to have an identity of its own, or there is none to have.
  final var hasNoDuplicates = true
  /// What is to tell whether rows have one identity; nil where that is known, or all rows are to be looked at.
  final var duplicateSearch: DuplicateSearch?

  /// Looks for rows of one identity, for as long as there is time.
  func findDuplicates(while hasTime: () -> Bool) -> DuplicateSearch.Progress { .none }

  // MARK: Items

  /// Gives new versions to the rows whose items are named, if this section has items of that type.
  ///
  /// - Returns: The rows.
  func renew<Named>(_ items: [Named], from counter: inout RowVersions.Counter) -> [Int] { [] }

  /// Whether one of the items is shown in this section.
  func shows<Named>(_ items: [Named]) -> Bool { false }

  /// The row of an item of the same identity; nil if there is none, or items are of another type.
  func row<Named>(of item: Named) -> Int? { nil }

  /// The item of a row; nil for a row without one.
  func item(at row: Int) -> Any? { nil }

  /// The identity of a row's item; nil for a row without one.
  func identifier(at row: Int) -> AnyHashable? { nil }

  /// The rows whose items have one of some identities.
  func rows(of identifiers: Set<AnyHashable>) -> [Int] { [] }

  /// Does what is to be done when something happens to a row.
  ///
  /// - Parameter onError: Gets what a handler throws, and the name of its step.
  func perform(_ event: DelegateMethod, at row: Int, onError: (any Error, String) -> Void) {}

  func maySelect(_ row: Int) -> Bool { true }
}
