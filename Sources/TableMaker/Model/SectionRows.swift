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
  /// What the table says about the section.
  struct Heading: Equatable {
    /// What stands above the rows.
    var title: String?
    /// What stands for the section in the index.
    var indexTitle: String?
  }

  /// The property shared by rows that may cross from one section to another.
  struct CrossingGroup: Hashable {
    let item: ObjectIdentifier
    let identity: IdentityKind
    let cells: String
  }

  final let section: LiveSection
  /// How many rows there are, the one that adds an item included.
  final let count: Int
  final let callbacks: RowCallbacks
  final let heading: Heading
  /// Whether the last row is the one that adds an item.
  final let hasAddRow: Bool
  /// What measured heights are kept by; rows that are not measured need none.
  final var tokens: ContentTokens
  /// The rows before these, and what leads from them to these.
  private var origin: (rows: ObjectIdentifier, difference: Difference)?

  init(of section: LiveSection, tokens: ContentTokens, callbacks: RowCallbacks, heading: Heading, hasAddRow: Bool) {
    self.section = section
    self.tokens = tokens
    self.heading = heading
    self.hasAddRow = hasAddRow
    count = tokens.count + (hasAddRow ? 1 : 0)
    self.callbacks =
      hasAddRow ? section.settings.addRow?.added(to: callbacks, at: tokens.count) ?? callbacks : callbacks
  }

  /// How many rows show items.
  final var itemCount: Int { tokens.count }

  /// Whether a row is the one that adds an item.
  final func isAddRow(_ row: Int) -> Bool { hasAddRow && row == itemCount }

  /// What a row's measured height is kept by.
  final func token(of row: Int) -> UInt32 { row < itemCount ? tokens[row] : section.addRowToken }

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

  /// The group within which the rows may cross to other sections; nil for rows that stay in their section.
  var crossingGroup: CrossingGroup? { nil }

  /// For each row that comes somewhere, which of the rows that leave elsewhere it is, and whether its content is the same.
  ///
  /// - Parameters:
  ///   - leaving: Rows of this group.
  ///   - coming: Rows of this group.
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

  /// Gives all rows, and the section's header and footer, new tokens, under which no height is known.
  final func renewTokens(from counter: inout ContentTokens.Counter) {
    if section.isAutomatic { tokens = ContentTokens(count: itemCount, from: &counter) }
    section.addRowToken = counter.take(1)
    section.renewHeaders(from: &counter)
  }

  /// Gives new tokens to the rows whose items are named, if this section has items of that type.
  ///
  /// - Returns: The rows.
  func renew<Named>(_ items: [Named], from counter: inout ContentTokens.Counter) -> [Int] { [] }

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
  func perform(_ event: RowEvent, at row: Int, onError: (any Error) -> Void) {}

  func maySelect(_ row: Int) -> Bool { true }
}
