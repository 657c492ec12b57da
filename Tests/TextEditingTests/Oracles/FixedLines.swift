@testable import TableMakerTextEditing

/// Lines of clusters of one width, ten, broken after a number of them; Hebrew is written from right to left.
struct FixedLines: LineGeometry {
  struct Cluster {
    var range: Range<Int>
    var isRightToLeft: Bool
  }
  struct Line {
    var range: Range<Int>
    var isRightToLeft: Bool
    /// From left to right, without the separator.
    var clusters: [Cluster] = []
    /// A Boolean value that indicates whether the line continues in the next line, without a separator.
    var isBroken = false
  }

  private(set) var lines: [Line] = []
  /// A Boolean value that indicates whether each cluster is a separate run, as if it had a separate font.
  var hasShortRuns = false

  init(_ text: UTF16Text, width: Int) {
    let naive = NaiveText(text)
    let boundaries = naive.boundaries
    let all = zip(naive.clusters, zip(boundaries, boundaries.dropFirst()))
      .map { (text: $0, range: $1.0..<$1.1) }
    for paragraph in naive.paragraphs {
      let clusters = all.filter { paragraph.contains($0.range) && !$0.range.isEmpty }
        .map { Cluster(range: $0.range, isRightToLeft: Self.isHebrew($0.text)) }
      let isRightToLeft = clusters.first?.isRightToLeft ?? false
      let separator = all.first { $0.range.lowerBound == paragraph.upperBound }?.range
      var rest = clusters[...]
      repeat {
        let part = rest.prefix(width)
        rest = rest.dropFirst(width)
        let start = part.first?.range.lowerBound ?? paragraph.lowerBound
        let end = part.last?.range.upperBound ?? paragraph.lowerBound
        lines.append(
          Line(
            range: start..<(rest.isEmpty ? separator?.upperBound ?? end : end), isRightToLeft: isRightToLeft,
            clusters: Self.visual(Array(part), isRightToLeft), isBroken: !rest.isEmpty))
      } while !rest.isEmpty
    }
  }

  static func isHebrew(_ cluster: String) -> Bool {
    cluster.unicodeScalars.first.map { (0x5D0...0x5EA).contains($0.value) } ?? false
  }

  /// Runs of one direction in the paragraph's order, the clusters of each in its own.
  private static func visual(_ clusters: [Cluster], _ isRightToLeft: Bool) -> [Cluster] {
    var runs: [[Cluster]] = []
    for cluster in clusters {
      if let last = runs.last?.last, last.isRightToLeft == cluster.isRightToLeft {
        runs[runs.count - 1].append(cluster)
      } else {
        runs.append([cluster])
      }
    }
    return (isRightToLeft ? runs.reversed() : runs).flatMap { $0[0].isRightToLeft ? $0.reversed() : $0 }
  }

  var lineCount: Int { lines.count }
  func range(ofLine line: Int) -> Range<Int> { lines[line].range }
  func isRightToLeft(line: Int) -> Bool { lines[line].isRightToLeft }

  func visualRuns(ofLine line: Int) -> [VisualRun] {
    var result: [VisualRun] = []
    for cluster in lines[line].clusters {
      if !hasShortRuns, let last = result.last, last.isRightToLeft == cluster.isRightToLeft {
        result[result.count - 1].range =
          min(last.range.lowerBound, cluster.range.lowerBound)..<max(last.range.upperBound, cluster.range.upperBound)
      } else {
        result.append(VisualRun(range: cluster.range, isRightToLeft: cluster.isRightToLeft))
      }
    }
    return result
  }

  func x(of position: TextPosition, line: Int) -> Double {
    let clusters = lines[line].clusters
    let after = clusters.firstIndex { $0.range.lowerBound == position.offset }.map {
      $0 + (clusters[$0].isRightToLeft ? 1 : 0)
    }
    let before = clusters.firstIndex { $0.range.upperBound == position.offset }.map {
      $0 + (clusters[$0].isRightToLeft ? 0 : 1)
    }
    return 10 * Double((position.affinity == .upstream ? before ?? after : after ?? before) ?? 0)
  }

  func position(closestTo x: Double, line: Int) -> TextPosition {
    let clusters = lines[line].clusters
    let gap = min(max(Int((x / 10).rounded()), 0), clusters.count)
    if gap < clusters.count, !clusters[gap].isRightToLeft {
      return TextPosition(offset: clusters[gap].range.lowerBound)
    }
    if gap > 0, clusters[gap - 1].isRightToLeft { return TextPosition(offset: clusters[gap - 1].range.lowerBound) }
    if gap > 0 { return TextPosition(offset: clusters[gap - 1].range.upperBound, affinity: .upstream) }
    return TextPosition(offset: clusters.first?.range.upperBound ?? lines[line].range.lowerBound, affinity: .upstream)
  }
}
