/// The mapping of old row paths to new ones by a difference.
///
/// ```swift
/// let places = RowPlaces(SectionedDifference(from: shelves, to: shelvesOfToday, …))
/// places.after(RowPath(section: 0, row: 4))  // nil: the row was removed
/// ```
public struct RowPlaces: Sendable {
  private let sections: [Int: Int]
  /// The old places of the sections that change their order.
  private let movedSections: Set<Int>
  /// The old places that rows leave and the new places that rows take, in ascending order.
  private let departures: [RowPath]
  private let arrivals: [RowPath]
  /// The old paths of moved rows in ascending order, and their new paths.
  private let sources: [RowPath]
  private let targets: [RowPath]

  /// Creates the mapping of a difference.
  ///
  /// - Complexity: O(s) for s sections, and O(k log k) for k rows that move.
  public init(_ difference: SectionedDifference) {
    sections = Dictionary(
      difference.keptSections.map { ($0.before, $0.after) }, uniquingKeysWith: { first, _ in first })
    movedSections = Set(difference.sections.moves.map(\.before))
    let moves = difference.moves.sorted { $0.before < $1.before }
    sources = moves.map(\.before)
    targets = moves.map(\.after)
    guard !moves.isEmpty else {
      (departures, arrivals) = (difference.removals, difference.insertions)
      return
    }
    departures = (difference.removals + sources).sorted()
    arrivals = (difference.insertions + difference.moves.map(\.after)).sorted()
  }

  /// Returns whether a row changes its order or section, or moves with its section.
  ///
  /// - Complexity: O(log k) for k rows that move.
  public func moves(_ path: RowPath) -> Bool {
    if movedSections.contains(path.section) { return true }
    let move = sources.partitioningIndex { $0 >= path }
    return move < sources.count && sources[move] == path
  }

  /// Returns the new path of a row, or `nil` if it was removed or its section was removed or replaced.
  ///
  /// - Complexity: O(log k) for k rows that leave, appear, or move.
  public func after(_ path: RowPath) -> RowPath? {
    let move = sources.partitioningIndex { $0 >= path }
    if move < sources.count, sources[move] == path { return targets[move] }
    guard let section = sections[path.section] else { return nil }
    let place = departures.partitioningIndex { $0 >= path }
    if place < departures.count, departures[place] == path { return nil }
    let first = departures.partitioningIndex { $0 >= RowPath(section: path.section, row: 0) }
    let row = path.row - (place - first)
    let start = arrivals.partitioningIndex { $0 >= RowPath(section: section, row: 0) }
    let end = arrivals.partitioningIndex { $0 >= RowPath(section: section + 1, row: 0) }
    // The n-th arrival comes before the row if it's at most n places below: its place minus n never decreases.
    let next = (start..<end).partitioningIndex { arrivals[$0].row - ($0 - start) > row }
    return RowPath(section: section, row: row + next - start)
  }
}
