import UIKit

/// The height updates in progress, and the cells that wait for their end to be measured.
@MainActor final class HeightUpdates {
  /// The largest number of successive updates that cells request, each in the layout of the one before. A consistent
  /// cell needs one or two.
  ///
  /// Above it, the cell's row keeps its height and TableMaker reports the cell as unsteady.
  static let mostInRow = 8
  /// The largest number of updates that begin in one turn of the main actor. The next one waits for the following turn.
  static let mostPerTurn = 100
  /// The largest number of immediate measurements of one cell in one turn of the main actor. One layout pass can lay
  /// out a cell many times.
  static let mostMeasurementsPerTurn = 4

  /// The number of consecutive updates that were requested during the layout of the previous one.
  var count = 0
  /// The number of nested updates, which is at most one.
  private var depth = 0
  /// The largest number of nested updates, for tests.
  private(set) var deepest = 0
  /// The number of measurements of each cell in this turn of the main actor.
  private var turn: [ObjectIdentifier: Int] = [:]
  /// The number of updates that began in this turn.
  private var begun = 0
  /// The cells that wait to be measured.
  private var cells: [WaitingCell] = []
  /// A Boolean value that indicates whether cells wait to be measured.
  private(set) var isWaiting = false
  /// A Boolean value that indicates whether one of them needs animation.
  private var isAnimated = false

  private struct WaitingCell {
    weak var cell: UITableViewCell?
  }

  /// A Boolean value that indicates whether the table view is in a layout with new heights.
  var isUpdating: Bool { depth > 0 }

  func begin() {
    depth += 1
    deepest = max(deepest, depth)
  }

  func end() { depth -= 1 }

  /// Counts an update; returns `false` if too many have begun in this turn.
  func mayBeginNow() -> Bool {
    noteTurn()
    begun += 1
    return begun <= Self.mostPerTurn
  }

  private func noteTurn() {
    guard begun == 0, turn.isEmpty else { return }
    Task { @MainActor [weak self] in
      self?.turn = [:]
      self?.begun = 0
    }
  }

  /// Counts a measurement of a cell; returns `false` if there were too many in this turn.
  func mayMeasureNow(_ cell: UITableViewCell) -> Bool {
    noteTurn()
    let count = turn[ObjectIdentifier(cell), default: 0] + 1
    turn[ObjectIdentifier(cell)] = count
    return count <= Self.mostMeasurementsPerTurn
  }

  /// Queues a cell to be measured after the layout.
  ///
  /// - Returns: A Boolean value that indicates whether it's the first one.
  func wait(_ cell: UITableViewCell, animated: Bool) -> Bool {
    if !cells.contains(where: { $0.cell === cell }) { cells.append(WaitingCell(cell: cell)) }
    isAnimated = isAnimated || animated
    defer { isWaiting = true }
    return !isWaiting
  }

  /// Removes and returns the waiting cells.
  func takeWaiting() -> (cells: [UITableViewCell], animated: Bool) {
    defer { (cells, isWaiting, isAnimated) = ([], false, false) }
    return (cells.compactMap(\.cell), isAnimated)
  }
}
