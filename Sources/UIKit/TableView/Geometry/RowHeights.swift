import Foundation

/// The heights of one section's rows.
///
/// They start as loaded. After the first insertion or deletion, they consist of pieces that were loaded at different
/// times, so an update's cost depends only on its size.
struct RowHeights: Equatable, Sendable {
  private var loaded: LoadedHeights
  /// The pieces that replace `loaded` after the first insertion or deletion.
  private var pieces: PiecedHeights?
  /// A Boolean value that indicates whether the height of a row is loaded again when the row appears.
  private(set) var isAskedAgain = false

  /// Creates rows of equal height.
  init(count: Int, height: CGFloat, areEstimates: Bool = false) {
    loaded = LoadedHeights(count: count, height: height, areEstimates: areEstimates)
  }

  /// Creates rows with individual heights, in one call for each row, in order. Complexity: O(`count`).
  ///
  /// - Parameter heightOfRow: A closure that returns a row's height and whether it's an estimate.
  init(count: Int, heightOfRow: (Int) -> (height: CGFloat, isEstimate: Bool)) {
    loaded = LoadedHeights(count: count, heightOfRow: heightOfRow)
  }

  init(_ loaded: LoadedHeights) { self.loaded = loaded }

  var count: Int { pieces?.count ?? loaded.count }

  /// The common height of all rows, or `nil` if heights differ, are estimates, or come from cells.
  var uniformHeight: CGFloat? { pieces == nil ? loaded.uniformHeight : nil }

  /// The total height of all rows.
  var total: CGFloat { edge(count) }

  /// Returns the top of a row, measured from the top of the section's first row.
  ///
  /// Complexity: O(1), or O(log changes) after corrections, insertions, or deletions.
  func edge(_ row: Int) -> CGFloat { pieces?.edge(row) ?? loaded.edge(row) }

  func height(of row: Int) -> CGFloat { pieces?.height(of: row) ?? loaded.height(of: row) }

  /// Returns whether the row's height is an uncorrected estimate.
  func isEstimate(_ row: Int) -> Bool { pieces?.isEstimate(row) ?? loaded.isEstimate(row) }

  /// Returns whether the row's height came from its cell.
  func isMeasured(_ row: Int) -> Bool { pieces?.isMeasured(row) ?? loaded.isMeasured(row) }

  /// Returns whether the height of a row is loaded when the row appears.
  func isAsked(_ row: Int) -> Bool { isAskedAgain || isEstimate(row) || isMeasured(row) }

  /// Replaces a row's height, which is no longer an estimate.
  ///
  /// Complexity: O(corrections of later rows); O(1) if rows are corrected from the top.
  mutating func correct(_ row: Int, to height: CGFloat, isMeasured: Bool = false) {
    if pieces == nil {
      loaded.correct(row, to: height, isMeasured: isMeasured)
    } else {
      pieces?.correct(row, to: height, isMeasured: isMeasured)
    }
  }

  /// Keeps the corrected heights of rows with the same estimates as before.
  ///
  /// Complexity: O(corrections of `old` × log of them).
  mutating func keepKnownHeights(of old: RowHeights) {
    guard pieces == nil, loaded.hasEstimates, count == old.count else { return }
    for row in old.correctedRows where row < count && isEstimate(row) {
      guard abs(loaded.storedHeight(of: row) - old.storedHeight(of: row)) < 1e-6 else { continue }
      correct(row, to: old.height(of: row), isMeasured: true)
    }
  }

  /// Marks every row so that its height is loaded when it appears.
  mutating func askAgain() { isAskedAgain = true }

  /// Removes rows and inserts others.
  ///
  /// - Parameters:
  ///   - changes: The rows to remove and the places of the inserted ones.
  ///   - heights: A closure that returns the heights of a range of inserted rows, by their new indices.
  /// - Complexity: O(changes), and occasionally O(rows), which is amortized over many changes.
  mutating func apply(_ changes: IndexMap, heights: (Range<Int>) -> LoadedHeights) {
    var result = pieces ?? PiecedHeights(loaded)
    result.apply(changes, heights: heights)
    pieces = result.isWorthJoining ? nil : result
    if pieces == nil { loaded = result.joined() }
  }

  /// A Boolean value that indicates whether some rows are estimates, corrected or not.
  var hasEstimates: Bool { pieces?.hasEstimates ?? loaded.hasEstimates }

  private var correctedRows: [Int] { pieces?.correctedRows ?? loaded.correctedRows }

  private func storedHeight(of row: Int) -> CGFloat { pieces?.storedHeight(of: row) ?? loaded.storedHeight(of: row) }
}
