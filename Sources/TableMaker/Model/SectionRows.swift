import TableMakerDiffing
import UIKit

/// Rows of several sections, grouped by section.
struct SectionRowList {
  /// The rows' indices in their sections.
  private(set) var numbers: [Int] = []
  /// Each section's rows, and the range of its indices.
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

/// The rows of a section in the table view: immutable except for the tokens, and replaced as a whole.
///
/// It has what every callback of the table view uses. `items` has what depends on the item type.
@MainActor final class SectionRows {
  /// The texts for the section.
  struct Heading: Equatable {
    /// The title above the rows.
    var title: String?
    /// The text below the rows.
    var footerTitle: String?
    /// The titles in the index that lead to the section, in order.
    var indexTitles: [String] = []
  }

  /// The properties that rows must share to move from one section to another.
  struct CrossingGroup: Hashable {
    let item: ObjectIdentifier
    let identity: IdentityKind
    let cells: String
  }

  let section: LiveSection
  /// The number of rows, including the one that adds an item.
  let count: Int
  let callbacks: RowCallbacks
  let heading: Heading
  /// The matches of a search in these rows' items, if their cells mark them.
  let match: SearchMatch?
  /// A Boolean value that indicates whether the last row is the one that adds an item.
  let hasAddItemRow: Bool
  /// A Boolean value that indicates whether the section has such a row, which isn't among the rows of a collapsed one.
  let wantsAddItemRow: Bool
  /// The items of the rows, and all that depends on their type.
  let items: any ItemRows
  /// The revisions of the section's settings, of its heights, and of its header and footer.
  let revision, heightRevision, viewsRevision: Int
  /// The keys of measured heights, or placeholders if rows aren't measured.
  var tokens: ContentTokens
  /// The previous rows. The reference is weak so that it becomes `nil` with them, because other rows may later have the
  /// same address.
  private weak var origin: SectionRows?
  /// The difference from the previous rows.
  private var originDifference = Difference()

  init(
    of items: any ItemRows, tokens: ContentTokens, heading: Heading, match: SearchMatch?, hasAddItemRow: Bool
  ) {
    section = items.section
    (revision, heightRevision) = (section.revision, section.heightRevision)
    viewsRevision = section.settings.viewsRevision
    self.items = items
    self.tokens = tokens
    self.match = match
    self.heading = heading
    let addItemRow = hasAddItemRow ? section.settings.addItemRow : nil
    wantsAddItemRow = addItemRow != nil
    self.hasAddItemRow = wantsAddItemRow && !items.isCollapsed
    count = tokens.count + (self.hasAddItemRow ? 1 : 0)
    let callbacks = items.callbacks(marking: match)
    self.callbacks = (self.hasAddItemRow ? addItemRow : nil)?.added(to: callbacks, at: tokens.count) ?? callbacks
    section.latestItems = items
  }

  /// The number of rows that show items.
  var itemCount: Int { tokens.count }

  /// A Boolean value that indicates whether the section has no rows, and would have none if it were expanded.
  var hasNothing: Bool { count == 0 && (!items.isCollapsed || items.ownCount == 0 && !wantsAddItemRow) }

  /// Returns whether a row is the one that adds an item.
  func isAddItemRow(_ row: Int) -> Bool { hasAddItemRow && row == itemCount }

  /// Returns the key of a row's measured height.
  func token(of row: Int) -> UInt32 { row < itemCount ? tokens[row] : section.addItemRowToken }

  /// Gives new tokens without a height to all rows, and to the section's header and footer.
  func renewTokens(from counter: inout ContentTokens.Counter) {
    if section.isAutomatic { tokens.renewAll(from: &counter) }
    section.addItemRowToken = counter.take(1)
    section.renewHeaders(from: &counter)
  }

  /// Gives new tokens to the rows of the given items, if this section has items of that type.
  ///
  /// - Returns: The rows.
  func renew<Named>(_ named: [Named], from counter: inout ContentTokens.Counter) -> [Int] {
    let rows = items.rows(showing: named)
    if section.isAutomatic { tokens.renew(rows, from: &counter) }
    return rows
  }

  /// Returns the reuse identifier of a row's cell, or `nil` if no class matches. Calls the app's code if classes differ
  /// by item.
  func cellIdentifier(of row: Int) -> String? {
    if isAddItemRow(row) { return section.settings.addItemRow?.identifier }
    guard let kind = callbacks.kind else { return section.cellIdentifier }
    return kind(row)?.identifier
  }

  /// Returns the name of a row's cell class, or `nil` if no class matches. Calls the app's code if classes differ by
  /// item.
  func cellClassName(of row: Int) -> String? {
    if isAddItemRow(row) { return section.settings.addItemRow.map { String(describing: $0.cell) } }
    guard let kind = callbacks.kind else { return section.settings.cells.className }
    return kind(row)?.className
  }

  /// A Boolean value that indicates whether the cell class depends on the item.
  var isMixed: Bool { callbacks.kind != nil }

  /// Configures a view of a reusable class as the section's header or footer.
  func fill(_ view: UITableViewHeaderFooterView, as kind: SupplementaryKind) {
    guard case .reusable(let reusable) = section.settings.view(kind) else { return }
    FilledHeader.with(view, of: self) {
      if reusable.takesItems { items.fill(view, as: kind) } else { reusable.fill(view) }
    }
  }

  // MARK: Changes

  /// Returns whether the section had other settings.
  func isReconfigured(since before: SectionRows) -> Bool { revision != before.revision }

  /// Returns a difference of items together with all rows that stay, if the section had other settings.
  func with(_ difference: Difference, since before: SectionRows) -> Difference {
    guard isReconfigured(since: before) else { return difference }
    var difference = difference
    difference.addChanges(countBefore: before.itemCount, countAfter: itemCount) { _, _ in false }
    return difference
  }

  /// Records the previous rows.
  ///
  /// - Parameter items: The difference between the items.
  func follow(_ before: SectionRows, _ items: Difference) {
    var difference = items
    if before.hasAddItemRow, !hasAddItemRow { difference.removals.append(before.count - 1) }
    if hasAddItemRow, !before.hasAddItemRow { difference.insertions.append(count - 1) }
    (origin, originDifference) = (before, difference)
  }

  /// Returns the difference from other rows of the section.
  func difference(from before: SectionRows) -> Difference {
    if before === self { return Difference() }
    if origin === before { return originDifference }
    let difference: Difference
    if let placement = items.placement, let old = before.items.placement, placement.isOfSameState(as: old) {
      let map = PlaceMap(Difference(), countBefore: placement.count, countAfter: placement.count)
      difference = Difference(from: old.places, to: placement.places, through: map)
    } else {
      difference = items.difference(from: before.items)
    }
    follow(before, self.with(items.with(difference, since: before.items), since: before))
    return originDifference
  }

  /// Returns rows with other items that the table view has already shown, with tokens that follow these rows' tokens.
  func changed(_ change: ChangedRows?, from counter: inout ContentTokens.Counter) -> SectionRows? {
    guard let change else { return nil }
    return PendingRows(change.items, heading: heading, after: self)
      .rows(change.difference, match: match, tokens: nil, hasAddItemRow: hasAddItemRow, from: &counter)
  }
}
