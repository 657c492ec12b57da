import Foundation
import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// The bar above the keyboard, and that a row which is typed into is seen with its message.
///
/// Nothing is awaited while the keyboard is up: all windows of a process share it, and other tests have some too.
@Suite @MainActor struct KeyboardBarTests {
  private struct Texts: Equatable {
    var first = "1"
    var second = "2"
    var third = ""
    var isOn = true
    var notes = ""
    var many = (0..<30).map { "\($0)" }
  }

  private let draft = FormDraft(Texts())

  private func field(_ row: Int, in section: Int = 0, _ stage: Stage) throws -> UITextField {
    func find(in view: UIView) -> UITextField? {
      (view as? UITextField) ?? view.subviews.lazy.compactMap(find).first
    }
    return try #require(find(in: stage.cell(row, in: section, as: UITableViewCell.self).contentView))
  }

  /// The buttons of the bar, from left to right.
  private func buttons(above view: UIView) throws -> [UIControl] {
    func find(in view: UIView) -> [UIControl] {
      (view as? UIControl).map { [$0] } ?? view.subviews.flatMap(find)
    }
    let bar = try #require(view.inputAccessoryView as? UIToolbar)
    bar.layoutIfNeeded()
    return find(in: bar).sorted {
      $0.convert($0.bounds, to: bar).minX < $1.convert($1.bounds, to: bar).minX
    }
  }

  private func show(_ stage: Stage) {
    stage.show(
      stage.chain
        .section()
        .textField("First", \.first, of: draft)
        .toggle("On", \.isOn, of: draft)
        .textField("Second", \.second, of: draft).visible(when: draft, \.isOn)
        .section("more")
        .textView("Notes", \.notes, of: draft)
        .textField("Third", \.third, of: draft)
        .make())
  }

  @Test func `the bar goes to the row before, to the next one, over sections, and lets the keyboard go`() throws {
    let stage = Stage(style: .insetGrouped)
    show(stage)
    let first = try field(0, stage)
    first.becomeFirstResponder()
    settleAnimations()
    stage.window.layOut()
    #expect(try buttons(above: first).count == 3)
    #expect(try buttons(above: first).map(\.isEnabled) == [false, true, true])
    #expect(try buttons(above: first)[1].tap())
    settleAnimations()
    let second = try field(2, stage)
    #expect(second.isFirstResponder)
    #expect(try buttons(above: second).map(\.isEnabled) == [true, true, true])
    #expect(try buttons(above: second)[1].tap())
    settleAnimations()
    let notes = try #require(
      (stage.tableView.cellForRow(at: IndexPath(row: 0, section: 1)) as? TextViewFormCell)?.text)
    #expect(notes.isFirstResponder)
    #expect(try buttons(above: notes)[1].tap())
    settleAnimations()
    let third = try field(1, in: 1, stage)
    #expect(third.isFirstResponder)
    #expect(try buttons(above: third).map(\.isEnabled) == [true, false, true])
    #expect(try buttons(above: third)[0].tap())
    settleAnimations()
    #expect(notes.isFirstResponder)
    #expect(try buttons(above: notes)[2].tap())
    settleAnimations()
    #expect(!notes.isFirstResponder && stage.tableView.contentInset.bottom == 0)
    #expect(stage.log.messages == [])
  }

  @Test func `the keyboard of another screen makes no room`() {
    let stage = Stage(style: .insetGrouped)
    show(stage)
    let window = stage.window.window
    let half = CGRect(
      x: 0, y: window.bounds.midY, width: window.bounds.width, height: window.bounds.height / 2)
    for (screen, isCovered) in [(NSObject(), false), (window.screen, true)] {
      NotificationCenter.default.post(
        name: UIResponder.keyboardWillChangeFrameNotification, object: screen,
        userInfo: [UIResponder.keyboardFrameEndUserInfoKey: half])
      #expect((stage.tableView.contentInset.bottom > 0) == isCovered)
    }
    NotificationCenter.default.post(name: UIResponder.keyboardWillHideNotification, object: NSObject())
    #expect(stage.tableView.contentInset.bottom > 0)
    NotificationCenter.default.post(name: UIResponder.keyboardWillHideNotification, object: window.screen)
    #expect(stage.tableView.contentInset.bottom == 0)
  }

  @Test func `a row that goes is skipped, and the bar says at once that there is none before`() throws {
    let stage = Stage(style: .insetGrouped)
    stage.show(
      stage.chain.section()
        .textField("First", \.first, of: draft).visible(when: draft, \.isOn)
        .textField("Second", \.second, of: draft)
        .make())
    let second = try field(1, stage)
    second.becomeFirstResponder()
    #expect(try buttons(above: second).map(\.isEnabled) == [true, false, true])
    draft.isOn = false
    stage.dataSource?.update()
    #expect(second.isFirstResponder)
    #expect(try buttons(above: second).map(\.isEnabled) == [false, false, true])
  }

  @Test func `return goes on to the next row, and after the last lets the keyboard go`() throws {
    let stage = Stage(style: .insetGrouped)
    stage.show(
      stage.chain.section()
        .textField("First", \.first, of: draft)
        .textField("Second", \.second, of: draft)
        .make())
    let (first, second) = (try field(0, stage), try field(1, stage))
    first.becomeFirstResponder()
    first.sendActions(for: .editingDidEndOnExit)
    #expect(second.isFirstResponder && draft.first == "1")
    second.sendActions(for: .editingDidEndOnExit)
    #expect(!second.isFirstResponder && !first.isFirstResponder)
  }

  @Test func `a text's own bar stays, and a chain can do without`() throws {
    let stage = Stage()
    stage.show(
      stage.chain.keyboardBar(false).section().height(44)
        .row(TextFieldCell.self).bind(\.first, of: draft, to: \.control)
        .make())
    #expect(try stage.cell(0, as: TextFieldCell.self).control.inputAccessoryView == nil)
    let other = Stage()
    other.show(
      other.chain.section().height(44)
        .row(BarredCell.self).bind(\.first, of: draft, to: \.field)
        .make())
    let cell: BarredCell = try other.cell(0)
    #expect(cell.field.inputAccessoryView === cell.own)
  }

  @Test(arguments: [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
  func `the row that is typed into is seen above the keyboard with its message`(_ size: UIContentSizeCategory)
    throws
  {
    let stage = Stage(style: .insetGrouped)
    stage.window.window.traitOverrides.preferredContentSizeCategory = size
    var chain = stage.chain.section()
      .textField("Text 0", \.many[0], of: draft).validate(.maximumLength(3), feedback: .atOnce)
    for number in 1..<30 {
      chain = chain.textField("Text \(number)", \.many[number], of: draft)
        .validate(.maximumLength(3).saying("Three characters are enough for this"), feedback: .atOnce)
    }
    stage.show(chain.make())
    for number in [4, 9, 20] {
      stage.dataSource?.focus(\.many[number], of: draft)
      stage.dataSource?.update()
      settleAnimations()
      stage.window.layOut()
      let field = try #require(
        stage.tableView.visibleCells.compactMap { ($0 as? TextFieldFormCell)?.field }.first {
          $0.isFirstResponder
        })
      for _ in 0..<6 { field.insertText("m") }
      stage.dataSource?.update()
      settleAnimations()
      stage.window.layOut()
      let path = try #require(
        stage.dataSource?.tableView?.indexPathForRow(at: field.convert(.zero, to: stage.tableView)))
      let message = IndexPath(row: path.row + 1, section: 0)
      #expect(stage.tableView.cellForRow(at: message) is MessageFormCell)
      let window = stage.window.window
      let top = try #require(field.inputAccessoryView).convert(CGPoint.zero, to: window).y
      #expect(top < 600)
      let shown = stage.tableView.convert(stage.tableView.rectForRow(at: message), to: window)
      #expect(shown.maxY <= top + 0.5, "the message of \(number)")
      let typed = field.convert(field.bounds, to: window)
      #expect(typed.minY >= -0.5 && typed.maxY <= top, "the text of \(number)")
      // Makes the text valid, so that the next field begins from scratch.
      for _ in 0..<6 { field.deleteBackward() }
      stage.dataSource?.update()
    }
    stage.window.window.endEditing(true)
    settleAnimations()
    #expect(stage.tableView.contentInset.bottom == 0)
    #expect(stage.log.messages == [])
  }

  @Test func `a text that grows is followed above the keyboard`() throws {
    let stage = Stage(style: .insetGrouped)
    var chain = stage.chain.section().textField("Text 0", \.many[0], of: draft)
    for number in 1..<8 { chain = chain.textField("Text \(number)", \.many[number], of: draft) }
    stage.show(chain.textView("Notes", \.notes, of: draft).make())
    let notes = try #require(
      (stage.tableView.cellForRow(at: IndexPath(row: 8, section: 0)) as? TextViewFormCell)?.text)
    notes.becomeFirstResponder()
    settleAnimations()
    for line in 0..<30 {
      notes.insertText("Line \(line)\n")
      stage.dataSource?.update()
      settleAnimations()
      stage.window.layOut()
      let window = stage.window.window
      let caret = try #require(notes.selectedTextRange.map { notes.caretRect(for: $0.end) })
      let top = try #require(notes.inputAccessoryView).convert(CGPoint.zero, to: window).y
      let shown = notes.convert(caret, to: window)
      #expect(shown.maxY <= top + 1 && shown.minY >= 0, "line \(line)")
    }
    #expect(notes.isFirstResponder && stage.log.messages == [])
  }
}

/// A cell with a text field that has its own bar.
private final class BarredCell: UITableViewCell {
  let field = UITextField(frame: CGRect(x: 16, y: 7, width: 200, height: 30))
  let own = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 30))

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(field)
    field.inputAccessoryView = own
  }

  required init?(coder: NSCoder) { nil }
}
