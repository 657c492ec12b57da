import Foundation

/// The heights of one section's rows.
///
/// As they were loaded, until rows come and go between them: then pieces of what was loaded at different times. So a
/// change costs what it changes, however many rows there are.
struct RowHeights: Equatable, Sendable {
  private var loaded: LoadedHeights
  /// The pieces in place of `loaded`, once rows came or went.
  private var pieces: PiecedHeights?
  /// A Boolean value that indicates whether rows are asked for their height when they come on screen, even if it is
  /// known.
  private(set) var isAskedAgain = false

  /// Rows that are all of one height.
  init(count: Int, height: CGFloat, areEstimates: Bool = false) {
    loaded = LoadedHeights(count: count, height: height, areEstimates: areEstimates)
  }

  /// Rows of a height each; asked for once, in order. Complexity: O(`count`).
  ///
  /// - Parameter heightOfRow: A row's height, and whether it is an estimate.
  init(count: Int, heightOfRow: (Int) -> (height: CGFloat, isEstimate: Bool)) {
    loaded = LoadedHeights(count: count, heightOfRow: heightOfRow)
  }

  init(_ loaded: LoadedHeights) { self.loaded = loaded }

  var count: Int { pieces?.count ?? loaded.count }

  /// The height of all rows, if it is one and no row is measured, nor an estimate.
  var uniformHeight: CGFloat? { pieces == nil ? loaded.uniformHeight : nil }

  /// The height of all rows together.
  var total: CGFloat { edge(count) }

  /// Returns the top of a row, which is the bottom of the one before, measured from the top of the section's first row.
  ///
  /// Complexity: O(1), or O(log changes) where estimates were corrected, or rows came and went.
  func edge(_ row: Int) -> CGFloat { pieces?.edge(row) ?? loaded.edge(row) }

  func height(of row: Int) -> CGFloat { pieces?.height(of: row) ?? loaded.height(of: row) }

  /// Returns whether the row's height is an estimate that was not corrected yet.
  func isEstimate(_ row: Int) -> Bool { pieces?.isEstimate(row) ?? loaded.isEstimate(row) }

  /// Returns whether the row's height came from its cell.
  func isMeasured(_ row: Int) -> Bool { pieces?.isMeasured(row) ?? loaded.isMeasured(row) }

  /// Returns whether the row's height is to be asked for when the row comes on screen.
  func isAsked(_ row: Int) -> Bool { isAskedAgain || isEstimate(row) || isMeasured(row) }

  /// Replaces a row's height, which is then no estimate any more.
  ///
  /// Complexity: O(corrections of later rows); O(1) where rows are corrected from the top.
  mutating func correct(_ row: Int, to height: CGFloat, isMeasured: Bool = false) {
    if pieces == nil {
      loaded.correct(row, to: height, isMeasured: isMeasured)
    } else {
      pieces?.correct(row, to: height, isMeasured: isMeasured)
    }
  }

  /// Leaves rows as high as they were found to be, where the estimates are what they were before.
  ///
  /// Complexity: O(corrections of `old` × log of them).
  mutating func keepKnownHeights(of old: RowHeights) {
    guard pieces == nil, loaded.hasEstimates, count == old.count else { return }
    for row in old.correctedRows where row < count && isEstimate(row) {
      guard abs(loaded.storedHeight(of: row) - old.storedHeight(of: row)) < 1e-6 else { continue }
      correct(row, to: old.height(of: row), isMeasured: true)
    }
  }

  /// Marks every row to be asked for its height when it comes on screen.
  mutating func askAgain() { isAskedAgain = true }

  /// Removes rows and inserts others.
  ///
  /// - Parameters:
  ///   - changes: The rows to remove, and the places of the inserted ones.
  ///   - heights: Returns the heights of a range of inserted rows, by their new indices.
  /// - Complexity: O(changes), and now and then O(rows), which many changes share.
  mutating func apply(_ changes: IndexMap, heights: (Range<Int>) -> LoadedHeights) {
    var result = pieces ?? PiecedHeights(loaded)
    result.apply(changes, heights: heights)
    pieces = result.isWorthJoining ? nil : result
    if pieces == nil { loaded = result.joined() }
  }

  /// A Boolean value that indicates whether some rows are estimates, or were before they were corrected.
  var hasEstimates: Bool { pieces?.hasEstimates ?? loaded.hasEstimates }

  private var correctedRows: [Int] { pieces?.correctedRows ?? loaded.correctedRows }

  private func storedHeight(of row: Int) -> CGFloat { pieces?.storedHeight(of: row) ?? loaded.storedHeight(of: row) }
}
