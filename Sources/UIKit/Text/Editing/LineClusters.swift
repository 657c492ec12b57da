internal import Foundation
internal import TableMakerTextEditing

/// Where carets stand in a line: each cluster's place, from left to right.
///
/// Ranges count code units from the start of the line's block; distances count from the left edge of all lines.
struct LineClusters: Sendable {
  /// What cannot be parted by a caret, but for ligatures, which are cut into equal shares.
  struct Cluster: Sendable {
    var range: Range<Int>
    var left: CGFloat
    var width: CGFloat
    var isRightToLeft: Bool
    /// Borders of characters inside of it, as of the letters of a ligature.
    var inner: [Int] = []

    /// The place of a part of the cluster, counted in the text's order.
    func x(at share: CGFloat) -> CGFloat { isRightToLeft ? left + width * (1 - share) : left + width * share }

    /// The place of an offset; inside of a character, that of its beginning.
    func x(of offset: Int) -> CGFloat {
      if offset >= range.upperBound { return x(at: 1) }
      return x(at: CGFloat(inner.count { $0 <= offset }) / CGFloat(inner.count + 1))
    }

    /// The border of characters that is nearest to a part of the cluster.
    func offset(at share: CGFloat) -> Int {
      let index = Int((share * CGFloat(inner.count + 1)).rounded())
      return index == 0 ? range.lowerBound : index > inner.count ? range.upperBound : inner[index - 1]
    }
  }

  /// From left to right.
  var clusters: [Cluster]
  /// The line's text, without a separator.
  var contents: Range<Int>
  /// Where a caret stands in an empty line.
  var emptyX: CGFloat
}

extension LineClusters {
  /// The distance of a caret from the left edge of all lines.
  func x(of offset: Int, affinity: TextAffinity) -> CGFloat {
    let after = clusters.first { $0.range.contains(offset) }
    if affinity == .downstream || after.map({ $0.range.lowerBound < offset }) == true, let after {
      return after.x(of: offset)
    }
    if let before = clusters.first(where: { $0.range.upperBound == offset }) { return before.x(at: 1) }
    return after?.x(at: 0) ?? emptyX
  }

  /// The position whose caret is nearest to a distance from the left edge.
  func position(closestTo x: CGFloat) -> TextPosition {
    guard let nearest = nearestCluster(to: x) else { return TextPosition(offset: contents.lowerBound) }
    var share = nearest.width > 0 ? (x - nearest.left) / nearest.width : x < nearest.left ? 0 : 1
    if nearest.isRightToLeft { share = 1 - share }
    let offset = nearest.offset(at: min(max(share, 0), 1))
    guard offset == nearest.range.upperBound else { return TextPosition(offset: offset) }
    // What comes after may be shown elsewhere: then the caret belongs to what is before it.
    let following = self.x(of: offset, affinity: .downstream)
    return TextPosition(
      offset: offset, affinity: abs(following - nearest.x(at: 1)) > 0.01 ? .upstream : .downstream)
  }

  private func nearestCluster(to x: CGFloat) -> Cluster? {
    var low = 0
    var high = clusters.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if clusters[middle].left <= x { low = middle } else { high = middle }
    }
    return clusters.indices.contains(low) ? clusters[low] : nil
  }

  /// The runs of one direction, from left to right.
  var visualRuns: [VisualRun] {
    var runs: [VisualRun] = []
    for cluster in clusters {
      if let last = runs.last, last.isRightToLeft == cluster.isRightToLeft {
        if cluster.isRightToLeft, cluster.range.upperBound == last.range.lowerBound {
          runs[runs.count - 1].range = cluster.range.lowerBound..<last.range.upperBound
          continue
        }
        if !cluster.isRightToLeft, cluster.range.lowerBound == last.range.upperBound {
          runs[runs.count - 1].range = last.range.lowerBound..<cluster.range.upperBound
          continue
        }
      }
      runs.append(VisualRun(range: cluster.range, isRightToLeft: cluster.isRightToLeft))
    }
    return runs
  }

  /// The stretches of a range from left to right: the left and the right end of each.
  func stretches(of range: Range<Int>) -> [ClosedRange<CGFloat>] {
    var result: [ClosedRange<CGFloat>] = []
    for cluster in clusters {
      let inside = cluster.range.clamped(to: range)
      guard !inside.isEmpty else { continue }
      let first = cluster.x(of: inside.lowerBound)
      let last = cluster.x(of: inside.upperBound)
      let (left, right) = (min(first, last), max(first, last))
      if let previous = result.last, left - previous.upperBound < 0.01 {
        result[result.count - 1] = previous.lowerBound...max(previous.upperBound, right)
      } else {
        result.append(left...right)
      }
    }
    return result
  }
}
