internal import Foundation

/// A table that breaks a paragraph into lines of any width without visiting its letters again.
struct BreakTable: Sendable {
  let clusters: [TextCluster]
  /// The distance of each cluster, and of the end, from the start of a line with the whole paragraph.
  let positions: [CGFloat]
  /// The nearest cluster at or before each one that can begin a line, or 0 if there's none.
  let starts: [Int32]
  /// The start of the white space that ends before each cluster.
  let contentEnds: [Int32]
  /// A Boolean value that indicates whether positions are ascending and widths are constant, as binary search requires.
  let isPlain: Bool
  let hasSoftHyphens: Bool

  init(_ clusters: [TextCluster]) {
    self.clusters = clusters
    var positions: [CGFloat] = [0]
    var starts: [Int32] = []
    var contentEnds: [Int32] = [0]
    positions.reserveCapacity(clusters.count + 1)
    starts.reserveCapacity(clusters.count)
    contentEnds.reserveCapacity(clusters.count + 1)
    var (position, start, contentEnd) = (CGFloat(0), Int32(0), Int32(0))
    var (isPlain, hasSoftHyphens) = (true, false)
    for (index, cluster) in clusters.enumerated() {
      if cluster.startsLine { start = Int32(index) }
      starts.append(start)
      position += cluster.width
      positions.append(position)
      if !cluster.isWhite { contentEnd = Int32(index + 1) }
      contentEnds.append(contentEnd)
      if cluster.isTabulator || cluster.width < 0 { isPlain = false }
      if cluster.isSoftHyphen { hasSoftHyphens = true }
    }
    self.positions = positions
    self.starts = starts
    self.contentEnds = contentEnds
    self.isPlain = isPlain
    self.hasSoftHyphens = hasSoftHyphens
  }

  /// Returns the last place for which the clusters from a start fit a width, in O(log n).
  func lastPlace(from start: Int, upTo end: Int, within width: CGFloat) -> Int {
    let limit = positions[start] + width
    var low = start
    var high = end
    while low < high {
      let middle = (low + high + 1) / 2
      if positions[middle] <= limit { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns the first place for which the clusters up to an end fit a width, in O(log n).
  func firstPlace(from start: Int, upTo end: Int, within width: CGFloat) -> Int {
    let limit = positions[end] - width
    var low = start
    var high = end
    while low < high {
      let middle = (low + high) / 2
      if positions[middle] >= limit { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
