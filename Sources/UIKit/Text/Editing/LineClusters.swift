internal import Foundation
internal import TableMakerTextEditing

/// The caret positions in a line: the place of each cluster, from left to right.
///
/// Ranges are in code units from the start of the line's block. Distances are from the left edge of all lines.
struct LineClusters: Sendable {
  /// A part of text that a caret can't divide, except for ligatures, which are divided into equal shares.
  struct Cluster: Sendable {
    var range: Range<Int>
    var left: CGFloat
    var width: CGFloat
    var isRightToLeft: Bool
    /// The character boundaries inside the cluster, such as those between the letters of a ligature.
    var inner: [Int] = []

    /// Returns the position of a share of the cluster, in text order.
    func x(at share: CGFloat) -> CGFloat { isRightToLeft ? left + width * (1 - share) : left + width * share }

    /// Returns the position of an offset. Inside a character, it's the position of its beginning.
    func x(of offset: Int) -> CGFloat {
      if offset >= range.upperBound { return x(at: 1) }
      return x(at: CGFloat(inner.count { $0 <= offset }) / CGFloat(inner.count + 1))
    }

    /// Returns the character boundary that's nearest to a share of the cluster.
    func offset(at share: CGFloat) -> Int {
      let index = Int((share * CGFloat(inner.count + 1)).rounded())
      return index == 0 ? range.lowerBound : index > inner.count ? range.upperBound : inner[index - 1]
    }
  }

  /// The clusters from left to right.
  var clusters: [Cluster]
  /// The range of the line's text without a separator.
  var contents: Range<Int>
  /// The caret's position in an empty line.
  var emptyX: CGFloat
}

extension LineClusters {
  /// Returns the distance of a caret from the left edge of all lines.
  func x(of offset: Int, affinity: TextAffinity) -> CGFloat {
    let after = clusters.first { $0.range.contains(offset) }
    if affinity == .downstream || after.map({ $0.range.lowerBound < offset }) == true, let after {
      return after.x(of: offset)
    }
    if let before = clusters.first(where: { $0.range.upperBound == offset }) { return before.x(at: 1) }
    return after?.x(at: 0) ?? emptyX
  }

  /// Returns the position with the caret that's nearest to a distance from the left edge.
  func position(closestTo x: CGFloat) -> TextPosition {
    guard let nearest = nearestCluster(to: x) else { return TextPosition(offset: contents.lowerBound) }
    var share = nearest.width > 0 ? (x - nearest.left) / nearest.width : x < nearest.left ? 0 : 1
    if nearest.isRightToLeft { share = 1 - share }
    let offset = nearest.offset(at: min(max(share, 0), 1))
    guard offset == nearest.range.upperBound else { return TextPosition(offset: offset) }
    // The following text may be somewhere else. Then the caret belongs to the text before it.
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

  /// Returns the horizontal parts of a range, from left to right.
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
