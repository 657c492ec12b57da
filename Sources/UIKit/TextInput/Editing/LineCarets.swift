import Foundation
internal import TableMakerTextEditing

/// The caret positions in a line that's laid out.
///
/// Offsets are in UTF-16 code units. Distances are from the line's left end.
struct LineCarets {
  /// Letters that can't be separated: one letter with its marks, or the letters of a ligature.
  private struct Cluster {
    var range: Range<Int>
    var x: CGFloat
    var width: CGFloat
    var isRightToLeft: Bool

    /// Returns the distance of the caret at an offset. Inside a ligature, it's proportional.
    func caret(at offset: Int) -> CGFloat {
      let share = CGFloat(offset - range.lowerBound) / CGFloat(max(1, range.count))
      return isRightToLeft ? x + width * (1 - share) : x + width * share
    }
  }

  /// The clusters in text order.
  private var clusters: [Cluster] = []
  /// The runs of one direction, from left to right.
  private(set) var runs: [VisualRun] = []
  let isRightToLeft: Bool
  /// The offsets of the line's first and last caret.
  let range: Range<Int>
  private(set) var width: CGFloat = 0

  /// Creates the carets of an empty line.
  init(emptyAt offset: Int, isRightToLeft: Bool) {
    range = offset..<offset
    self.isRightToLeft = isRightToLeft
  }

  /// Creates the carets of a line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - start: The offset of its first letter in the text.
  /// - Complexity: O(n) for n letters.
  init(_ line: TextLayout.Line, startingAt start: Int) {
    let source = line.source
    let paragraph = source.shaped[line.paragraph]
    isRightToLeft = paragraph.baseLevel == 1
    let utf8 = source.text.text.utf8
    var levels: [UInt8] = []
    var stretches: [Range<Int>] = []
    var offset = start
    var position: CGFloat = 0
    for case .clusters(let number, let shown) in line.pieces {
      let shaped = source.shaped[number]
      var breaker = source.breaker(of: shaped, number: number)
      breaker.indent = source.indent(of: line)
      let letters = breaker.trimmed(shown)
      var index = utf8.index(utf8.startIndex, offsetBy: shaped.clusters[shown].first?.range.lowerBound ?? 0)
      for place in shown {
        let cluster = shaped.clusters[place]
        var end = offset
        for _ in cluster.range {
          // Only bytes that begin a scalar count. Scalars of four bytes are two code units.
          let byte = utf8[index]
          if byte & 0xC0 != 0x80 { end += byte >= 0xF0 ? 2 : 1 }
          index = utf8.index(after: index)
        }
        let width =
          (cluster.isTabulator ? breaker.width(of: place, at: position) : cluster.width)
          + (cluster.isTabulator ? 0 : line.tightening)
        // Trailing white space goes to the end of the paragraph's direction (rule L1).
        let level = place >= letters.upperBound ? shaped.baseLevel : shaped.items[cluster.item].level
        if levels.last == level {
          stretches[stretches.count - 1] = stretches[stretches.count - 1].lowerBound..<(clusters.count + 1)
        } else {
          levels.append(level)
          stretches.append(clusters.count..<(clusters.count + 1))
        }
        clusters.append(Cluster(range: offset..<end, x: 0, width: width, isRightToLeft: level % 2 == 1))
        position += width
        offset = end
      }
    }
    range = start..<offset
    for stretch in VisualOrder.order(of: levels).map({ stretches[$0] }) { place(stretch) }
  }

  /// Places the clusters of a range after those that are already placed.
  private mutating func place(_ stretch: Range<Int>) {
    guard let first = stretch.first, let last = stretch.last else { return }
    let isRightToLeft = clusters[first].isRightToLeft
    for step in 0..<stretch.count {
      let index = isRightToLeft ? last - step : first + step
      clusters[index].x = width
      width += clusters[index].width
    }
    runs.append(
      VisualRun(
        range: clusters[first].range.lowerBound..<clusters[last].range.upperBound, isRightToLeft: isRightToLeft))
  }

  /// Returns the distance of the caret at a position, on the side of its affinity.
  func x(of position: TextPosition) -> CGFloat {
    guard let first = clusters.first, let last = clusters.last else { return 0 }
    if position.offset <= first.range.lowerBound { return first.caret(at: first.range.lowerBound) }
    if position.offset >= last.range.upperBound { return last.caret(at: last.range.upperBound) }
    let after = cluster(at: position.offset)
    if position.affinity == .upstream, after.range.lowerBound == position.offset {
      return cluster(at: position.offset - 1).caret(at: position.offset)
    }
    return after.caret(at: position.offset)
  }

  /// Returns the position with the caret that's nearest to a distance.
  func position(closestTo x: CGFloat) -> TextPosition {
    guard let nearest = clusters.min(by: { distance(of: $0, from: x) < distance(of: $1, from: x) }) else {
      return TextPosition(offset: range.lowerBound)
    }
    let share = nearest.width > 0 ? min(max((x - nearest.x) / nearest.width, 0), 1) : 0
    let steps = Int((share * CGFloat(nearest.range.count)).rounded())
    let offset = nearest.isRightToLeft ? nearest.range.upperBound - steps : nearest.range.lowerBound + steps
    return TextPosition(offset: offset, affinity: offset == nearest.range.upperBound ? .upstream : .downstream)
  }

  private func distance(of cluster: Cluster, from x: CGFloat) -> CGFloat {
    max(cluster.x - x, x - cluster.x - cluster.width, 0)
  }

  /// Returns the parts of a range from left to right, with their directions.
  func stretches(of selected: Range<Int>) -> [(x: ClosedRange<CGFloat>, range: Range<Int>, isRightToLeft: Bool)] {
    runs.compactMap { run in
      let part = run.range.clamped(to: selected)
      guard !part.isEmpty else { return nil }
      let start = x(of: TextPosition(offset: part.lowerBound))
      let end = x(of: TextPosition(offset: part.upperBound, affinity: .upstream))
      return (min(start, end)...max(start, end), part, run.isRightToLeft)
    }
  }

  /// Returns the cluster that contains an offset, in O(log n).
  private func cluster(at offset: Int) -> Cluster {
    var low = 0
    var high = clusters.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if clusters[middle].range.lowerBound <= offset { low = middle } else { high = middle - 1 }
    }
    return clusters[low]
  }
}
