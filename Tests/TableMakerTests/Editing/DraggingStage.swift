import TestSupport
import UIKit

@testable import TableMaker

/// Two tables of notes, side by side in one window.
@MainActor final class DraggingStage {
  let window = TestWindow(size: CGSize(width: 400, height: 600))
  let left = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 600))
  let right = UITableView(frame: CGRect(x: 200, y: 0, width: 200, height: 600))
  let one: ItemList<Note>
  let other: ItemList<Note>
  let log = Log()
  let manager = UndoManager()
  var dataSources: [TableViewDataSource] = []

  init(_ one: String = "abcd", _ other: String = "xyz") {
    self.one = ItemList(one.enumerated().map { Note($0, String($1)) })
    self.other = ItemList(other.enumerated().map { Note(100 + $0, String($1)) })
    manager.groupsByEvent = false
    for table in [left, right] { window.window.addSubview(table) }
  }

  func chain(_ table: UITableView) -> DataSource {
    DataSource(table).undoable(with: manager).onDiagnostic { [log] in log.diagnostics.append($0) }
      .onError { [log] in log.add("\($0)") }
  }

  func section(_ table: UITableView, _ list: ItemList<Note>) -> ReadySection<NoteCell, Note, ItemList<Note>> {
    chain(table).section("notes").cell(NoteCell.self).data(list).height(44)
      .adapter { cell, note, _ in cell.textLabel?.text = note.text }
  }

  func show(_ dataSources: TableViewDataSource...) {
    self.dataSources = dataSources
    window.layOut()
  }

  /// Takes what is dropped out of the other list.
  func take(_ notes: [Note], at index: Int, into list: ItemList<Note>, from origin: ItemList<Note>) {
    log.add("\(notes.map(\.text).joined()) at \(index)")
    origin.items.removeAll { note in notes.contains { $0.id == note.id } }
    list.insert(contentsOf: notes, at: index)
  }

  func texts(_ table: UITableView) -> String {
    table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { $0.textLabel?.text ?? "" }.joined()
  }

  var names: [String] { [one, other].map { $0.items.map(\.text).joined() } }

  /// The middle of a row, in the window's points.
  func point(_ table: UITableView, _ row: Int, _ part: CGFloat = 0.5) -> CGPoint {
    CGPoint(x: table.frame.midX, y: (CGFloat(row) + part) * 44)
  }

  /// Drags the item at a point to other points, and ends the touch.
  ///
  /// - Parameters:
  ///   - others: The points of rows that another touch adds to the drag, by taps.
  ///   - cancels: A Boolean value that indicates whether the system cancels the touch.
  ///   - duringDrag: A closure that runs before the touch ends.
  func carry(
    _ from: CGPoint, with others: [CGPoint] = [], to points: CGPoint..., cancels: Bool = false,
    duringDrag: () -> Void = {}
  ) async {
    manager.beginUndoGrouping()
    let finger = TestFinger(on: window)
    finger.press(at: from)
    finger.hold(for: 1)
    if !others.isEmpty {
      finger.move(to: CGPoint(x: from.x, y: from.y + 15))
      for other in others {
        let another = TestFinger(on: window)
        another.press(at: other)
        another.lift()
        finger.hold(for: 0.5)
      }
    }
    var last = from
    for point in points {
      for step in 1...10 {
        let part = CGFloat(step) / 10
        finger.move(to: CGPoint(x: last.x + (point.x - last.x) * part, y: last.y + (point.y - last.y) * part))
      }
      finger.hold(for: 0.3)
      last = point
    }
    duringDrag()
    if cancels { finger.cancel() } else { finger.lift() }
    await settle()
    manager.endUndoGrouping()
  }

  func settle() async {
    for _ in 0..<3 {
      settleAnimations()
      for dataSource in dataSources { await dataSource.waitForUpdates() }
      window.layOut()
    }
  }
}
