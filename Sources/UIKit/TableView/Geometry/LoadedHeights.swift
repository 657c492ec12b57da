import Foundation

/// The heights of consecutive rows that were loaded together: one height for all, or one for each.
///
/// Rows of equal height need no memory. Individual heights are kept as sums from the top, so finding a row's place is
/// one lookup. Corrections to estimates are kept separately.
struct LoadedHeights: Equatable, Sendable {
  private enum Storage: Equatable, Sendable {
    case equal(count: Int, height: CGFloat)
    /// `edges[row]` is the distance of a row from the top of the first row, and the last element is the end.
    case listed(edges: [CGFloat])
  }

  private enum Estimates: Equatable, Sendable {
    case none, all
    case some(Set<Int>)
  }

  private let storage: Storage
  private let estimates: Estimates
  private var corrections = HeightCorrections()
  /// Rows with a height that came from their cells, which are measured again when they reappear.
  private var measured: Set<Int> = []

  /// Creates rows of equal height.
  init(count: Int, height: CGFloat, areEstimates: Bool = false) {
    storage = .equal(count: count, height: height)
    estimates = areEstimates ? .all : .none
  }

  /// Creates rows with individual heights, in one call for each row, in order. Complexity: O(`count`).
  ///
  /// - Parameter heightOfRow: A closure that returns a row's height and whether it's an estimate.
  init(count: Int, heightOfRow: (Int) -> (height: CGFloat, isEstimate: Bool)) {
    // The set of estimates is needed only if rows differ, so a hundred thousand estimates take no time.
    var estimated: Set<Int>?
    var firstIsEstimate = false
    var edges: [CGFloat] = [0]
    edges.reserveCapacity(count + 1)
    var edge: CGFloat = 0
    var first: CGFloat = 0
    var allAreEqual = true
    for row in 0..<count {
      let (height, isEstimate) = heightOfRow(row)
      if row == 0 { (first, firstIsEstimate) = (height, isEstimate) }
      if estimated == nil, isEstimate != firstIsEstimate { estimated = firstIsEstimate ? Set(0..<row) : [] }
      if isEstimate { estimated?.insert(row) }
      allAreEqual = allAreEqual && height == first
      edge += height
      edges.append(edge)
    }
    storage = allAreEqual ? .equal(count: count, height: first) : .listed(edges: edges)
    estimates = estimated.map(Estimates.some) ?? (firstIsEstimate ? .all : .none)
  }

  var count: Int {
    switch storage {
    case .equal(let count, _): count
    case .listed(let edges): edges.count - 1
    }
  }

  /// The common height of all rows, or `nil` if heights differ, are estimates, or come from cells.
  var uniformHeight: CGFloat? {
    guard case .equal(_, let height) = storage, estimates == .none, measured.isEmpty, corrections.rows.isEmpty else {
      return nil
    }
    return height
  }

  /// The total height of all rows.
  var total: CGFloat { edge(count) }

  /// Returns the top of a row, measured from the top of the first row.
  ///
  /// Complexity: O(1), or O(log corrections) if estimates were corrected.
  func edge(_ row: Int) -> CGFloat {
    switch storage {
    case .equal(_, let height): CGFloat(row) * height + corrections.sum(before: row)
    case .listed(let edges): edges[row] + corrections.sum(before: row)
    }
  }

  func height(of row: Int) -> CGFloat { storedHeight(of: row) + corrections.difference(of: row) }

  /// Returns whether the row's height is an uncorrected estimate.
  func isEstimate(_ row: Int) -> Bool {
    switch estimates {
    case .none: false
    case .all: !corrections.contains(row)
    case .some(let rows): rows.contains(row) && !corrections.contains(row)
    }
  }

  /// Returns whether the row's height came from its cell.
  func isMeasured(_ row: Int) -> Bool { measured.contains(row) }

  /// Replaces a row's height, which is no longer an estimate.
  ///
  /// Complexity: O(corrections of later rows); O(1) if rows are corrected from the top.
  mutating func correct(_ row: Int, to height: CGFloat, isMeasured: Bool = false) {
    corrections.set(height - storedHeight(of: row), of: row)
    if isMeasured { measured.insert(row) } else { measured.remove(row) }
  }

  /// A Boolean value that indicates whether some rows are estimates, corrected or not.
  var hasEstimates: Bool { estimates != .none }

  /// Returns whether the row's height was corrected, even if to the same value.
  func isCorrected(_ row: Int) -> Bool { corrections.contains(row) }

  /// The rows with corrected estimates, in ascending order.
  var correctedRows: [Int] { corrections.rows }

  /// Returns the height that a row was loaded with.
  func storedHeight(of row: Int) -> CGFloat {
    switch storage {
    case .equal(_, let height): height
    case .listed(let edges): edges[row + 1] - edges[row]
    }
  }
}
