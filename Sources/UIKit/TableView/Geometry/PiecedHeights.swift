import Foundation

/// Heights of rows that were loaded at different times, piece by piece.
struct PiecedHeights: Equatable, Sendable {
  /// Rows that follow each other here and in one of `sources`, where they keep the numbers that they had.
  private struct Piece: Equatable, Sendable {
    var source: Int
    var rows: Range<Int>
  }

  private var sources: [LoadedHeights]
  private var pieces: [Piece]
  /// The number of each piece's first row, and last the number of all rows.
  private var firsts: [Int] = []
  /// The top of each piece, and last the bottom of the last one.
  private var tops: [CGFloat] = []

  /// The number of pieces or sources above which they are joined.
  private static let most = 256

  init(_ loaded: LoadedHeights) {
    sources = [loaded]
    pieces = loaded.count > 0 ? [Piece(source: 0, rows: 0..<loaded.count)] : []
    place()
  }

  var count: Int { firsts[pieces.count] }

  /// A Boolean value that indicates whether some rows are estimates, or were before they were corrected.
  var hasEstimates: Bool { sources.contains(where: \.hasEstimates) }

  /// A Boolean value that indicates whether there are enough pieces that one list of heights is better.
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

  /// The rows whose estimates were corrected, ascending. Complexity: O(corrections × log pieces).
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

  /// Takes rows out and puts others in. Complexity: O(pieces + changes).
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

  /// Returns all heights in one list, with what is known of them. Complexity: O(rows).
  func joined() -> LoadedHeights {
    var loaded = LoadedHeights(count: count) { row in
      let (source, place) = place(of: row)
      // A corrected estimate is one still, so that its correction can be taken over.
      let heights = sources[source]
      return (heights.storedHeight(of: place), heights.isEstimate(place) || heights.isCorrected(place))
    }
    for row in correctedRows { loaded.correct(row, to: height(of: row), isMeasured: isMeasured(row)) }
    return loaded
  }

  // MARK: Pieces

  /// The pieces without some rows, in order.
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

  /// Numbers that follow each other, as ranges.
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

  /// The piece that a row is in; the number of pieces for the row after the last.
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

  /// Takes rows from pieces, from the first on.
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
