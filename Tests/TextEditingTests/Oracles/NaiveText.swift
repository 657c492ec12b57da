@testable import TableMakerTextEditing

/// A text as an array, with the clusters of the whole string, which each query computes from scratch.
struct NaiveText: Equatable {
  var units: [UInt16]

  init(_ text: UTF16Text) { units = text.units }

  var clusters: [String] { String(decoding: units, as: UTF16.self).map(String.init) }

  /// Offsets of the borders of all clusters.
  var boundaries: [Int] {
    var result = [0]
    for cluster in clusters { result.append(result[result.count - 1] + cluster.utf16.count) }
    return result
  }

  func rounded(down offset: Int) -> Int { boundaries.last { $0 <= offset } ?? 0 }
  func rounded(up offset: Int) -> Int { boundaries.first { $0 >= offset } ?? units.count }
  func before(_ offset: Int) -> Int { boundaries.last { $0 < offset } ?? 0 }
  func after(_ offset: Int) -> Int { boundaries.first { $0 > offset } ?? units.count }

  /// The paragraphs' ranges without separators, of which each ends in one cluster.
  var paragraphs: [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    for (cluster, end) in zip(clusters, boundaries.dropFirst())
    where ["\n", "\r", "\r\n", "\u{85}", "\u{2029}"].contains(cluster) {
      result.append(start..<(end - cluster.utf16.count))
      start = end
    }
    return result + [start..<units.count]
  }

  /// Returns the range that a deletion removes next to a caret.
  func deletion(at caret: Int, _ direction: TextStorageDirection, by granularity: TextGranularity) -> Range<Int> {
    let isForward = direction == .forward
    let paragraph = paragraphs.last { $0.lowerBound <= caret } ?? 0..<0
    switch granularity {
    case .document: return isForward ? caret..<units.count : 0..<caret
    case .paragraph where isForward && caret < paragraph.upperBound,
      .line where isForward && caret < paragraph.upperBound:
      return caret..<paragraph.upperBound
    case .line where !isForward && caret > paragraph.lowerBound,
      .paragraph where !isForward && caret > paragraph.lowerBound:
      return paragraph.lowerBound..<caret
    case .paragraph:
      // From one border of a paragraph to the next.
      let next = isForward ? after(caret) : before(caret)
      let other = paragraphs.last { $0.lowerBound <= next } ?? 0..<0
      return isForward ? caret..<other.upperBound : other.lowerBound..<caret
    case .line, .character, .word:
      if isForward { return caret..<after(caret) }
      let cluster = units[before(caret)..<caret]
      let scalars = String(decoding: cluster, as: UTF16.self).unicodeScalars.map(\.value)
      // Of the world's scripts, Thai, Devanagari, Hebrew and Arabic are typed mark by mark.
      guard scalars.count > 1, let first = scalars.first, (0x590..<0x10A0).contains(first) else {
        return before(caret)..<caret
      }
      return (caret - (scalars.last ?? 0 > 0xFFFF ? 2 : 1))..<caret
    }
  }
}
