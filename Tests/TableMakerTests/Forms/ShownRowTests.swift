import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Only rows that a table shows are judged and typed into, however the others have gone; return keys and the bar say where it goes on.
@Suite @MainActor struct ShownRowTests {
  private struct Texts: Equatable {
    var a = ""
    var b = ""
    var c = ""
    var number = 1
    var isOn = true

    subscript(place: Int) -> String { [a, b, c][place] }
  }

  private let draft = FormDraft(Texts())
  private static let names = ["a", "b", "c"]
  private let fields: [WritableKeyPath<Texts, String>] = [\.a, \.b, \.c]

  private func text(_ view: UIView) -> UITextField? {
    (view as? UITextField) ?? view.subviews.lazy.compactMap(text).first
  }

  private func cell(_ name: String, _ stage: Stage) -> UITableViewCell? { stage.dataSource?.row(name).cell }

  private func settle(_ stage: Stage) async {
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
  }

  /// A section for each of three rows that must not be empty.
  private func show(_ stage: Stage) {
    let chain = stage.chain
      .section("A").textField("A", \.a, of: draft, named: "a").validate(.required)
      .section("B").textField("B", \.b, of: draft, named: "b").validate(.required)
      .section("C").textField("C", \.c, of: draft, named: "c").validate(.required)
    stage.show(chain.make())
  }

  // MARK: Every row and section, shown or hidden

  @Test func `whichever rows and sections are hidden, only those that are shown are judged and reached`()
    async throws
  {
    for hidden in 0..<64 {
      let stage = Stage(style: .insetGrouped)
      show(stage)
      let dataSource = try #require(stage.dataSource)
      for place in 0..<3 {
        if hidden & 1 << place != 0 { dataSource.row(Self.names[place]).hide() }
        if hidden & 8 << place != 0 { dataSource.section(Self.names[place].uppercased()).hide() }
      }
      await settle(stage)
      let shown = (0..<3).filter { hidden & 9 << $0 == 0 }
      for wrong in 0..<3 {
        for place in 0..<3 { draft[fields[place]] = place == wrong ? "" : "x" }
        #expect(draft.isValid == !shown.contains(wrong), "\(hidden), \(wrong)")
        if shown.contains(wrong) {
          #expect(throws: DraftError.self) { try draft.commit() }
        } else {
          #expect(throws: Never.self) { try draft.commit() }
        }
      }
      draft.a = "x"
      draft.b = "x"
      draft.c = "x"
      await settle(stage)
      for (place, row) in shown.enumerated() {
        let field = try #require(cell(Self.names[row], stage).flatMap(text))
        let isLast = place == shown.count - 1
        #expect(field.returnKeyType == (isLast ? .done : .next), "\(hidden), \(row)")
        field.becomeFirstResponder()
        field.sendActions(for: .editingDidEndOnExit)
        await settle(stage)
        if isLast {
          #expect(!field.isFirstResponder)
        } else {
          #expect(try #require(cell(Self.names[shown[place + 1]], stage).flatMap(text)).isFirstResponder)
        }
      }
      stage.window.window.endEditing(true)
      await settle(stage)
      #expect(stage.log.messages.isEmpty)
      stage.release()
    }
  }

  // MARK: Every way

  enum Way: CaseIterable, Sendable {
    case row, condition, removedRow, section, removedSection, detached, released, taken
  }

  @Test(arguments: Way.allCases)
  func `a mistake counts while its row is shown, and whoever asks is told when that ends and begins`(_ way: Way)
    async throws
  {
    let stage = Stage(style: .insetGrouped)
    let other = Stage(style: .insetGrouped)
    other.show(
      other.chain.section().button("Save", named: "save").enabled(when: draft, \.isValid).onSelect {}.make())
    stage.show(
      stage.chain.section("first").textField("A", \.a, of: draft, named: "a")
        .section("second").textField("B", \.b, of: draft, named: "b").visible(when: draft, \.isOn).validate(.required)
        .make())
    var kept = stage.dataSource
    func canSave() throws -> Bool { try #require(cell("save", other)).isUserInteractionEnabled }
    await settle(stage)
    await settle(other)
    #expect(try !draft.isValid && !canSave())
    let field = try #require(cell("b", stage).flatMap(text))
    field.becomeFirstResponder()
    var second: TableViewDataSource?
    switch way {
    case .row: kept?.row("b").hide()
    case .condition: draft.isOn = false
    case .removedRow: kept?.row("b").remove()
    case .section: kept?.section("second").hide()
    case .removedSection: kept?.section("second").remove()
    case .detached: kept?.detach()
    case .released:
      stage.release()
      kept = nil
    case .taken:
      second = stage.chain.section().textField("A", \.a, of: draft).make()
    }
    #expect(draft.isValid, "at once")
    #expect(throws: Never.self) { try draft.commit() }
    await settle(stage)
    await settle(other)
    #expect(try draft.isValid && canSave())
    #expect(!field.isFirstResponder || way == .released || way == .taken)
    switch way {
    case .row: kept?.row("b").show()
    case .condition: draft.isOn = true
    case .section: kept?.section("second").show()
    case .detached: kept?.attach(to: stage.tableView)
    case .removedRow, .removedSection, .released, .taken: return withExtendedLifetime(second) {}
    }
    await settle(stage)
    await settle(other)
    #expect(try !draft.isValid && !canSave())
  }

  @Test func `what cannot be seen can neither be focused by name nor by field, and is reported`() async throws {
    for isWholeSection in [false, true] {
      let stage = Stage(style: .insetGrouped)
      show(stage)
      let dataSource = try #require(stage.dataSource)
      let field = try #require(cell("b", stage).flatMap(text))
      if isWholeSection { dataSource.section("B").hide() } else { dataSource.row("b").hide() }
      dataSource.row("b").focus()
      dataSource.focus(\.b, of: draft)
      await settle(stage)
      #expect(!field.isFirstResponder && stage.log.messages.count == 2)
      // In the turn in which it is asked for, the row is there yet.
      if isWholeSection { dataSource.section("B").show() } else { dataSource.row("b").show() }
      dataSource.row("b").focus()
      if isWholeSection { dataSource.section("B").hide() } else { dataSource.row("b").hide() }
      await settle(stage)
      #expect(!field.isFirstResponder && stage.log.messages.count == 2)
      stage.release()
    }
  }

  @Test func `a row that only shows its value takes no focus`() async throws {
    let stage = Stage(style: .insetGrouped)
    stage.show(
      stage.chain.section().textField("A", \.a, of: draft, named: "a").readOnly(when: draft, \.isOn)
        .textField("B", \.b, of: draft, named: "b").enabled(when: draft) { !$0.isOn }.make())
    for name in ["a", "b"] {
      stage.dataSource?.row(name).focus()
      await settle(stage)
      #expect(try !#require(cell(name, stage).flatMap(text)).isFirstResponder)
    }
  }

  @Test func `what was changed while a row was hidden is asked about when it is back`() async throws {
    let stage = Stage(style: .insetGrouped)
    var asked: [String] = []
    stage.show(
      stage.chain.section("s").textField("A", \.a, of: draft, named: "a")
        .validate(
          .asking("Taken", after: 0) { value in
            asked.append(value)
            return false
          }
        ).make())
    for isWholeSection in [false, true] {
      let (row, section) = (try #require(stage.dataSource?.row("a")), try #require(stage.dataSource?.section("s")))
      if isWholeSection { section.hide() } else { row.hide() }
      draft.a += "x"
      await settle(stage)
      #expect(draft.isValid)
      if isWholeSection { section.show() } else { row.show() }
      for _ in 0..<200 where asked.last != draft.a { await Task.yield() }
      for _ in 0..<20 { await Task.yield() }
      #expect(asked.last == draft.a && !draft.isValid)
    }
  }

  @Test func `the first mistake is the first in the table, also after sections have moved`() async throws {
    let stage = Stage(style: .insetGrouped)
    var chain = stage.chain.height(300).section("A").textField("A", \.a, of: draft, named: "a").validate(.required)
    for _ in 0..<6 { chain = chain.section().textField("N", \.number.text, of: draft) }
    stage.show(chain.section("B").textField("B", \.b, of: draft, named: "b").validate(.required).make())
    stage.dataSource?.section("B").move(before: "A")
    await settle(stage)
    stage.tableView.contentOffset.y = 800
    stage.window.layOut()
    #expect(throws: DraftError.self) { try draft.commit() }
    await settle(stage)
    #expect(stage.tableView.indexPathsForVisibleRows?.first == IndexPath(row: 0, section: 0))
  }

  // MARK: Return keys

  @Test func `a return key that the cell or the app has chosen stays`() async throws {
    let stage = Stage(style: .insetGrouped)
    stage.show(
      stage.chain.section().height(44)
        .row(SearchKeyCell.self, named: "own").bind(\.a, of: draft, to: \.field)
        .row(TextFieldCell.self, named: "set").bind(\.b, of: draft, to: \.control) { cell, _ in
          cell.control.returnKeyType = .go
        }
        .row(TextFieldCell.self, named: "given").bind(\.c, of: draft, to: \.control)
        .make())
    func keys() -> [UIReturnKeyType?] { ["own", "set", "given"].map { cell($0, stage).flatMap(text)?.returnKeyType } }
    #expect(keys() == [.search, .go, .done])
    for name in ["own", "set", "given"] { try #require(cell(name, stage).flatMap(text)).becomeFirstResponder() }
    stage.dataSource?.row("more").insert(after: "given") { rows in rows.textField("More", \.a, of: draft) }
    await settle(stage)
    #expect(keys() == [.search, .go, .next])
    stage.dataSource?.row("more").hide()
    await settle(stage)
    #expect(keys() == [.search, .go, .done])
    #expect(stage.log.messages.isEmpty)
  }
}

extension Int {
  fileprivate var text: String {
    get { "\(self)" }
    set { self = Int(newValue) ?? self }
  }
}

/// A cell that has chosen its text's return key.
private final class SearchKeyCell: UITableViewCell {
  let field = UITextField(frame: CGRect(x: 16, y: 7, width: 200, height: 30))

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(field)
    field.returnKeyType = .search
  }

  required init?(coder: NSCoder) { nil }
}
