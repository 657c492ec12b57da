import Foundation

/// The heights of one section's rows: one height for all of them, or one each.
///
/// Rows of one height cost no memory, however many there are. Heights of their own are kept as sums from the top, so that
/// a row's place is one look-up and the row at a place a binary search.
struct RowHeights: Equatable, Sendable {
  private enum Storage: Equatable, Sendable {
    case equal(count: Int, height: CGFloat)
    /// `edges[row]` is where a row starts, measured from the top of the section's first row; the last element is the end.
    case listed(edges: [CGFloat])
  }

  private let storage: Storage

  /// Rows that are all of one height.
  init(count: Int, height: CGFloat) { storage = .equal(count: count, height: height) }

  /// Rows of a height each; asked for once, in order. Complexity: O(`count`).
  init(count: Int, heightOfRow: (Int) -> CGFloat) {
    var edges: [CGFloat] = [0]
    edges.reserveCapacity(count + 1)
    var edge: CGFloat = 0
    var first: CGFloat = 0
    var allAreEqual = true
    for row in 0..<count {
      let height = heightOfRow(row)
      if row == 0 { first = height }
      allAreEqual = allAreEqual && height == first
      edge += height
      edges.append(edge)
    }
    storage = allAreEqual ? .equal(count: count, height: first) : .listed(edges: edges)
  }

  var count: Int {
    switch storage {
    case .equal(let count, _): count
    case .listed(let edges): edges.count - 1
    }
  }

  /// The height of all rows together.
  var total: CGFloat { edge(count) }

  /// Where a row starts, which is where the one before ends, measured from the top of the section's first row.
  func edge(_ row: Int) -> CGFloat {
    switch storage {
    case .equal(_, let height): CGFloat(row) * height
    case .listed(let edges): edges[row]
    }
  }

  func height(of row: Int) -> CGFloat {
    switch storage {
    case .equal(_, let height): height
    case .listed(let edges): edges[row + 1] - edges[row]
    }
  }
}

/// A part of the vertical axis, in points.
struct VerticalSpan: Equatable, Sendable {
  var minY: CGFloat
  var height: CGFloat

  var maxY: CGFloat { minY + height }
}
