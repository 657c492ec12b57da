import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// A table of fields, one in each row, with the calls that it makes.
@MainActor private final class FieldTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  final class FieldCell: UITableViewCell {
    let field = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 34))
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(field)
    }
    required init?(coder: NSCoder) { nil }
  }

  let test = TestWindow(size: CGSize(width: 320, height: 440))
  let table = UITableView()
  var items = (0..<100).map { "row \($0)" }
  var calls: [String] = []

  override init() {
    super.init()
    table.rowHeight = 44
    table.register(FieldCell.self, forCellReuseIdentifier: "field")
    table.dataSource = self
    table.delegate = self
    test.window.makeKeyAndVisible()
    test.show(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    calls.append("cell \(indexPath.row)")
    let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
    (cell as? FieldCell)?.field.text = items[indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    calls.append("end \(indexPath.row)")
  }

  func cell(_ row: Int) -> FieldCell? { table.cellForRow(at: IndexPath(row: row, section: 0)) as? FieldCell }

  func scroll(to y: CGFloat) {
    table.contentOffset.y = y
    test.layOut()
  }

  /// Begins editing in the field of a row with a touch on it.
  func edit(_ row: Int) -> UITextField? {
    guard let field = cell(row)?.field else { return nil }
    field.tap()
    test.layOut()
    return field
  }

  /// A Boolean value that indicates whether each row on screen has its own cell with its text, in the right place.
  var isSound: Bool {
    let cells = table.visibleCells
    return Set(cells).count == cells.count
      && cells.allSatisfy { cell in
        guard let path = table.indexPath(for: cell) else { return false }
        return cell.frame.minY == CGFloat(path.row) * 44 && cell.superview === table
      }
  }
}

@MainActor @Suite(.serialized) struct `A table of which a cell is edited` {
  private let scene = FieldTable()

  @Test func `keeps the cell when it leaves the screen, is typed into there, and has it back as it was`() throws {
    let field = try #require(scene.edit(2))
    let cell = scene.cell(2)
    scene.calls = []
    for y in stride(from: CGFloat(132), through: 3000, by: 88) {
      scene.scroll(to: y)
      #expect(field.isFirstResponder && scene.isSound && !scene.table.visibleCells.contains { $0 === cell })
    }
    #expect(scene.cell(2) == nil, "it is not among those on screen")
    scene.test.window.type("!")
    #expect(field.text == "row 2!")
    scene.scroll(to: 0)
    #expect(scene.cell(2) === cell && field.isFirstResponder && scene.isSound && field.text == "row 2!")
    #expect(!scene.calls.contains("cell 2"))
    // Assumed: the delegate receives the end call when the cell is deallocated; a delegate on a device that records it would
    // settle it.
    #expect(!scene.calls.contains("end 2"))
  }

  @Test func `lets go of it when editing has ended off screen`() throws {
    let field = try #require(scene.edit(2))
    let cell = try #require(scene.cell(2))
    scene.scroll(to: 1000)
    field.resignFirstResponder()
    scene.calls = []
    scene.scroll(to: 1044)
    #expect(scene.calls.contains("end 2") && scene.table.editedCell == nil)
    scene.scroll(to: 0)
    #expect(scene.calls.contains("cell 2") && scene.isSound)
    withExtendedLifetime(cell) {}
  }

  @Test func `ends editing when it is loaded anew, or the row goes, assumed`() throws {
    // A device would settle it: a field that is edited, `reloadData()`, `deleteRows(at:with:)`, on screen and off it.
    for isOff in [false, true] {
      for deletes in [false, true] {
        let scene = FieldTable()
        let field = try #require(scene.edit(2))
        scene.test.window.type("!")
        if isOff { scene.scroll(to: 1000) }
        if deletes {
          scene.items.remove(at: 2)
          scene.table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
        } else {
          scene.table.reloadData()
        }
        scene.test.layOut()
        settleAnimations()
        scene.test.layOut()
        #expect(!field.isFirstResponder && !field.isEditing && scene.isSound)
        scene.scroll(to: 0)
        #expect(scene.isSound && scene.table.editedCell == nil)
        #expect(scene.cell(2)?.field.text == (deletes ? "row 3" : "row 2"))
      }
    }
  }

  @Test(arguments: 0..<12) func `stays sound through random scrolling, updates and editing`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var log: [String] = []
    for _ in 0..<60 {
      let row = Int.random(in: 0..<scene.items.count, using: &random)
      let path = IndexPath(row: row, section: 0)
      let act = Int.random(in: 0..<8, using: &random)
      log.append("\(act) \(row)")
      switch act {
      case 0, 1: scene.scroll(to: CGFloat(Int.random(in: 0...80, using: &random)) * 44)
      case 2:
        let shown = scene.table.indexPathsForVisibleRows?.randomElement(using: &random)
        if let shown { scene.cell(shown.row)?.field.becomeFirstResponder() }
      case 3:
        scene.items.insert("new", at: row)
        scene.table.insertRows(at: [path], with: .automatic)
      case 4:
        scene.items.remove(at: row)
        scene.table.deleteRows(at: [path], with: .automatic)
      case 5:
        let end = Int.random(in: 0..<scene.items.count, using: &random)
        scene.items.insert(scene.items.remove(at: row), at: end)
        scene.table.moveRow(at: path, to: IndexPath(row: end, section: 0))
      case 6: scene.table.reconfigureRows(at: [path])
      default: scene.table.endEditing(true)
      }
      scene.test.layOut()
      settleAnimations()
      scene.test.layOut()
      #expect(scene.isSound, "seed \(seed)")
      let rows = scene.table.indexPathsForVisibleRows?.map(\.row) ?? []
      #expect(rows.map { scene.cell($0)?.field.text } == rows.map { scene.items[$0] }, "seed \(seed) \(log.suffix(6))")
    }
  }
}
