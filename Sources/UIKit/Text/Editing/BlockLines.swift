internal import Foundation
internal import TableMakerTextEditing

/// The lines of a block, from the engine that also lays out labels.
@MainActor final class BlockLines {
  /// The layout of the lines, which begins at the top.
  let layout: TextLayout
  /// The range of each line, including its separator, in code units from the block's start.
  let ranges: [Range<Int>]
  private let offsets: OffsetMap
  /// The width for the alignment of lines.
  private let width: CGFloat
  private var carets: [Int: LineClusters] = [:]

  init(_ layout: TextLayout, offsets: OffsetMap, length: Int, width: CGFloat) {
    self.layout = layout
    self.offsets = offsets
    self.width = width
    var ranges: [Range<Int>] = []
    ranges.reserveCapacity(layout.lines.count)
    for index in layout.lines.indices {
      let start = index == 0 ? 0 : ranges[index - 1].upperBound
      let isLast = index == layout.lines.count - 1
      let end = isLast ? length : offsets.unit(ofByte: layout.lines[index + 1].range.lowerBound)
      ranges.append(start..<max(start, min(end, length)))
    }
    self.ranges = ranges
  }

  var count: Int { ranges.count }

  /// Returns the first lines as a separate block.
  func first(_ count: Int) -> BlockLines {
    BlockLines(
      TextLayout(Array(layout.lines.prefix(count)), options: layout.options), offsets: offsets,
      length: ranges[count - 1].upperBound, width: width)
  }

  /// The total height of the lines.
  var height: CGFloat { layout.lines.last.map { $0.top + $0.height } ?? 0 }

  /// Returns whether a line's paragraph is right-to-left.
  func isRightToLeft(_ line: Int) -> Bool {
    let line = layout.lines[line]
    return line.source.shaped[line.paragraph].baseLevel == 1
  }

  /// Returns the line that shows a position. Offsets are from the block's start.
  func line(of position: TextPosition) -> Int {
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound <= position.offset { low = middle } else { high = middle }
    }
    let isBroken = low > 0 && ranges[low].lowerBound == position.offset && contentsEnd(low - 1) == position.offset
    return isBroken && position.affinity == .upstream ? low - 1 : low
  }

  /// Returns the line at a distance from the block's top, or the nearest one.
  func line(atY y: CGFloat) -> Int {
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if layout.lines[middle].top <= y { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the end of a line's text before its separator.
  func contentsEnd(_ line: Int) -> Int {
    let paragraph = layout.lines[line].source.shaped.paragraphs[layout.lines[line].paragraph]
    return min(ranges[line].upperBound, max(ranges[line].lowerBound, offsets.unit(ofByte: paragraph.end)))
  }

  /// Returns the distance of a line's text from the left edge of all lines.
  func left(of line: Int) -> CGFloat {
    let line = layout.lines[line]
    return width.isFinite ? max(min(line.leftIndent, 0), layout.x(of: line, in: width)) : line.leftIndent
  }

  /// Returns the caret positions in a line, which are cached.
  func carets(_ line: Int) -> LineClusters {
    if let known = carets[line] { return known }
    let made = makeCarets(line)
    carets[line] = made
    return made
  }

  private func makeCarets(_ number: Int) -> LineClusters {
    let line = layout.lines[number]
    let left = left(of: number)
    var clusters: [LineClusters.Cluster] = []
    var shownEnd = line.range.lowerBound
    for segment in LineComposer(line: line).placedSegments() where !segment.clusters.isEmpty {
      let paragraph = line.source.shaped[segment.paragraph]
      let shown = paragraph.clusters[segment.clusters]
      let isRightToLeft = segment.level % 2 == 1
      let lowest = shown.map(\.glyphs.lowerBound).min() ?? 0
      var x = left + segment.run.x
      for index in isRightToLeft ? Array(shown.indices.reversed()) : Array(shown.indices) {
        let cluster = shown[index]
        let width =
          cluster.isTabulator
          ? segment.run.width
          : segment.run.glyphs[(cluster.glyphs.lowerBound - lowest)..<(cluster.glyphs.upperBound - lowest)]
            .reduce(0) { $0 + $1.advance }
        clusters.append(place(cluster, x: x, width: width, isRightToLeft: isRightToLeft, in: line))
        x += width
        shownEnd = max(shownEnd, cluster.range.upperBound)
      }
    }
    let end = contentsEnd(number)
    let isRightToLeft = isRightToLeft(number)
    appendHanging(from: shownEnd, isRightToLeft: isRightToLeft, of: line, left: left, to: &clusters)
    // A cluster that only represents the end of the text isn't text.
    clusters.removeAll { $0.range.isEmpty || $0.range.lowerBound >= end }
    joinCharacters(in: &clusters, of: line)
    return LineClusters(clusters: clusters, contents: ranges[number].lowerBound..<end, emptyX: left)
  }

  /// Joins clusters that form one character, such as the parts of an emoji that no font has.
  private func joinCharacters(in clusters: inout [LineClusters.Cluster], of line: TextLayout.Line) {
    guard clusters.contains(where: { $0.width == 0 }), let first = clusters.map(\.range.lowerBound).min() else {
      return
    }
    let text = line.source.text.text
    let start = text.utf8.index(text.startIndex, offsetBy: offsets.byte(ofUnit: first))
    let end = text.utf8.index(text.startIndex, offsetBy: max(line.range.upperBound, offsets.byte(ofUnit: first)))
    var borders: Set<Int> = []
    var offset = first
    for character in text[start..<end] {
      borders.insert(offset)
      offset += character.utf16.count
    }
    var joined: Set<Int> = []
    var base: Int?
    for index in clusters.indices.sorted(by: { clusters[$0].range.lowerBound < clusters[$1].range.lowerBound }) {
      let cluster = clusters[index]
      if !borders.contains(cluster.range.lowerBound), let base,
        clusters[base].range.upperBound == cluster.range.lowerBound,
        clusters[base].isRightToLeft == cluster.isRightToLeft
      {
        clusters[base].range = clusters[base].range.lowerBound..<cluster.range.upperBound
        clusters[base].left = min(clusters[base].left, cluster.left)
        clusters[base].width += cluster.width
        joined.insert(index)
      } else {
        base = index
      }
    }
    clusters = clusters.indices.filter { !joined.contains($0) }.map { clusters[$0] }
  }

  private func place(
    _ cluster: TextCluster, x: CGFloat, width: CGFloat, isRightToLeft: Bool, in line: TextLayout.Line
  ) -> LineClusters.Cluster {
    let start = offsets.unit(ofByte: cluster.range.lowerBound)
    let end = offsets.unit(ofByte: cluster.range.upperBound)
    return LineClusters.Cluster(
      range: start..<max(start, end), left: x, width: width, isRightToLeft: isRightToLeft,
      inner: end - start > 1 ? innerBorders(of: cluster, from: start, in: line.source.text.text) : [])
  }

  private func innerBorders(of cluster: TextCluster, from start: Int, in text: String) -> [Int] {
    let first = text.utf8.index(text.startIndex, offsetBy: cluster.range.lowerBound)
    let end = text.utf8.index(first, offsetBy: cluster.range.count)
    var borders: [Int] = []
    var offset = start
    for character in text[first..<end] {
      if offset > start { borders.append(offset) }
      offset += character.utf16.count
    }
    return borders
  }

  /// Adds the white space that hangs over a line's end: as much as fits, and the rest at the edge.
  private func appendHanging(
    from byte: Int, isRightToLeft: Bool, of line: TextLayout.Line, left: CGFloat,
    to clusters: inout [LineClusters.Cluster]
  ) {
    let hanging = line.source.shaped[line.paragraph].clusters.range(after: byte, before: line.range.upperBound)
    guard !hanging.isEmpty, !line.isTruncated else { return }
    let all = line.source.shaped[line.paragraph].clusters
    let right = clusters.last.map { $0.left + $0.width } ?? left
    let edge = isRightToLeft ? line.leftIndent : max(right, (width.isFinite ? width : right) - line.rightIndent)
    var x = isRightToLeft ? left : right
    var added: [LineClusters.Cluster] = []
    for index in hanging {
      let room = isRightToLeft ? max(0, x - edge) : max(0, edge - x)
      let width = min(all[index].isTabulator ? 0 : all[index].width, room)
      if isRightToLeft { x -= width }
      added.append(place(all[index], x: x, width: width, isRightToLeft: isRightToLeft, in: line))
      if !isRightToLeft { x += width }
    }
    clusters = isRightToLeft ? added.reversed() + clusters : clusters + added
  }
}

extension [TextCluster] {
  /// Returns the clusters between two bytes, in O(log n).
  fileprivate func range(after start: Int, before end: Int) -> Range<Int> {
    func first(at byte: Int) -> Int {
      var low = 0
      var high = count
      while low < high {
        let middle = (low + high) / 2
        if self[middle].range.lowerBound < byte { low = middle + 1 } else { high = middle }
      }
      return low
    }
    let lower = first(at: start)
    return lower..<Swift.max(lower, first(at: end))
  }
}
