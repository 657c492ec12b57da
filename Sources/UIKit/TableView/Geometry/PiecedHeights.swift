import Foundation

/// The heights of rows that were loaded at different times, in pieces.
struct PiecedHeights: Equatable, Sendable {
  /// Consecutive rows that are also consecutive in one of `sources`, with their numbers there.
  private struct Piece: Equatable, Sendable {
    var source: Int
    var rows: Range<Int>
  }

  private var sources: [LoadedHeights]
  private var pieces: [Piece]
  /// The number of each piece's first row, followed by the number of all rows.
  private var firsts: [Int] = []
  /// The top of each piece, followed by the bottom of the last one.
  private var tops: [CGFloat] = []

  /// The maximum number of pieces or sources before they're joined.
  private static let most = 256

  init(_ loaded: LoadedHeights) {
    sources = [loaded]
    pieces = loaded.count > 0 ? [Piece(source: 0, rows: 0..<loaded.count)] : []
    place()
  }

  var count: Int { firsts[pieces.count] }

  /// A Boolean value that indicates whether some rows are estimates, corrected or not.
  var hasEstimates: Bool { sources.contains(where: \.hasEstimates) }

  /// A Boolean value that indicates whether there are so many pieces that one list is better.
  var isWorthJoining: Bool { pieces.count > Self.most || sources.count > Self.most }

  func edge(_ row: Int) -> CGFloat {
    let index = piece(of: row)
    guard index < pieces.count else { return tops[pieces.count] }
    let piece = pieces[index]
    let source = sources[piece.source]
    return tops[index] + source.edge(piece.rows.lowerBound + row - firsts[index]) - source.edge(piece.rows.lowerBound)
  }

  func height(of row: Int) -> CGFloat {
    let (source, row) = place(of: row)
    return sources[source].height(of: row)
  }

  func storedHeight(of row: Int) -> CGFloat {
    let (source, row) = place(of: row)
    return sources[source].storedHeight(of: row)
  }

  func isEstimate(_ row: Int) -> Bool {
    let (source, row) = place(of: row)
    return sources[source].isEstimate(row)
  }

  func isMeasured(_ row: Int) -> Bool {
    let (source, row) = place(of: row)
    return sources[source].isMeasured(row)
  }

  /// The rows with corrected estimates, in ascending order. Complexity: O(corrections × log pieces).
  var correctedRows: [Int] {
    pieces.indices.flatMap { index -> [Int] in
      let piece = pieces[index]
      return sources[piece.source].correctedRows.filter(piece.rows.contains).map {
        $0 - piece.rows.lowerBound + firsts[index]
      }
    }
  }

  /// Replaces a row's height. Complexity: O(corrections of later rows + pieces after it).
  mutating func correct(_ row: Int, to height: CGFloat, isMeasured: Bool) {
    let index = piece(of: row)
    let (source, place) = place(of: row)
    let change = height - sources[source].height(of: place)
    sources[source].correct(place, to: height, isMeasured: isMeasured)
    guard change != 0 else { return }
    for later in (index + 1)..<tops.count { tops[later] += change }
  }

  /// Removes rows and inserts others. Complexity: O(pieces + changes).
  mutating func apply(_ changes: IndexMap, heights: (Range<Int>) -> LoadedHeights) {
    var kept = PieceReader(survivors(of: changes.removed))
    var result: [Piece] = []
    var row = 0
    for run in Self.runs(of: changes.placed) {
      kept.read(run.lowerBound - row) { result.append($0) }
      let loaded = heights(run)
      result.append(Piece(source: sources.count, rows: 0..<loaded.count))
      sources.append(loaded)
      row = run.upperBound
    }
    kept.read(.max) { result.append($0) }
    pieces = result
    place()
  }

  /// Returns all heights in one list, with their estimates and corrections. Complexity: O(rows).
  func joined() -> LoadedHeights {
    var loaded = LoadedHeights(count: count) { row in
      let (source, place) = place(of: row)
      // A corrected estimate still counts as an estimate so that its correction can be kept.
      let heights = sources[source]
      return (heights.storedHeight(of: place), heights.isEstimate(place) || heights.isCorrected(place))
    }
    for row in correctedRows { loaded.correct(row, to: height(of: row), isMeasured: isMeasured(row)) }
    return loaded
  }

  // MARK: Pieces

  /// Returns the pieces without some rows, in order.
  private func survivors(of removed: [Int]) -> [Piece] {
    var result: [Piece] = []
    var next = 0
    for (index, piece) in pieces.enumerated() {
      var low = piece.rows.lowerBound
      while next < removed.count, removed[next] < firsts[index + 1] {
        let cut = piece.rows.lowerBound + removed[next] - firsts[index]
        if low < cut { result.append(Piece(source: piece.source, rows: low..<cut)) }
        low = cut + 1
        next += 1
      }
      if low < piece.rows.upperBound { result.append(Piece(source: piece.source, rows: low..<piece.rows.upperBound)) }
    }
    return result
  }

  /// Returns consecutive numbers as ranges.
  private static func runs(of numbers: [Int]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for number in numbers {
      if let last = runs.last, last.upperBound == number {
        runs[runs.count - 1] = last.lowerBound..<number + 1
      } else {
        runs.append(number..<number + 1)
      }
    }
    return runs
  }

  private mutating func place() {
    firsts = [0]
    tops = [0]
    firsts.reserveCapacity(pieces.count + 1)
    tops.reserveCapacity(pieces.count + 1)
    for piece in pieces {
      let source = sources[piece.source]
      firsts.append(firsts[firsts.count - 1] + piece.rows.count)
      tops.append(tops[tops.count - 1] + source.edge(piece.rows.upperBound) - source.edge(piece.rows.lowerBound))
    }
  }

  /// Returns the piece of a row, or the number of pieces for the row after the last.
  private func piece(of row: Int) -> Int {
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = low + (high - low) / 2
      if firsts[middle + 1] > row { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func place(of row: Int) -> (source: Int, row: Int) {
    let index = piece(of: row)
    return (pieces[index].source, pieces[index].rows.lowerBound + row - firsts[index])
  }

  /// A reader that takes rows from pieces, in order.
  private struct PieceReader {
    private var pieces: ArraySlice<Piece>

    init(_ pieces: [Piece]) { self.pieces = pieces[...] }

    mutating func read(_ count: Int, _ take: (Piece) -> Void) {
      var missing = count
      while missing > 0, let piece = pieces.first {
        if piece.rows.count <= missing {
          take(piece)
          pieces.removeFirst()
          missing -= piece.rows.count
        } else {
          let cut = piece.rows.lowerBound + missing
          take(Piece(source: piece.source, rows: piece.rows.lowerBound..<cut))
          pieces[pieces.startIndex].rows = cut..<piece.rows.upperBound
          missing = 0
        }
      }
    }
  }
}
