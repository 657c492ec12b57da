import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Reused cells of forms: a control writes only to the row that its cell shows now.
@Suite @MainActor struct FormReuseTests {
  private func type(_ text: String, into field: UITextField) {
    field.becomeFirstResponder()
    for letter in text { field.insertText(String(letter)) }
  }

  /// Scrolls a form of a hundred rows with one control each, and expects each row's control to change only that row.
  private func expectOwnRows<Cell: UITableViewCell>(
    _ cell: Cell.Type, _ draft: FormDraft<ManyValues>, _ make: (SectionStart) -> any Finished,
    row: (ManyValues) -> [String],
    change: (Cell) -> Void
  ) throws {
    let stage = Stage()
    stage.show(make(stage.chain.section().height(44)).make())
    var expected = row(draft.model)
    for place in [0, 70, 35, 99, 3] {
      stage.tableView.scrollToRow(at: IndexPath(row: place, section: 0), at: .middle, animated: false)
      stage.window.layOut()
      let before = row(draft.model)
      change(try stage.cell(place))
      settleAnimations()
      let after = row(draft.model)
      #expect(after[place] != before[place], "row \(place) of \(cell)")
      expected[place] = after[place]
      #expect(after == expected, "row \(place) of \(cell) has changed another")
    }
    #expect(stage.tableView.visibleCells.count < 30)
  }

  @Test func `the text field of a reused cell writes its own row alone`() throws {
    let draft = FormDraft(ManyValues())
    try expectOwnRows(TextFieldCell.self, draft) { start in
      var chain = start.row(TextFieldCell.self).bind(\.texts[0], of: draft, to: \.control)
      for row in 1..<100 { chain = chain.row(TextFieldCell.self).bind(\.texts[row], of: draft, to: \.control) }
      return chain
    } row: {
      $0.texts
    } change: { cell in
      type("!", into: cell.control)
    }
  }

  @Test func `the text view of a reused cell writes its own row alone`() throws {
    let draft = FormDraft(ManyValues())
    try expectOwnRows(TextViewCell.self, draft) { start in
      var chain = start.row(TextViewCell.self).bind(\.texts[0], of: draft, to: \.control)
      for row in 1..<100 { chain = chain.row(TextViewCell.self).bind(\.texts[row], of: draft, to: \.control) }
      return chain
    } row: {
      $0.texts
    } change: { cell in
      cell.control.becomeFirstResponder()
      cell.control.insertText("!")
    }
  }

  @Test func `the switch of a reused cell writes its own row alone`() throws {
    let draft = FormDraft(ManyValues())
    try expectOwnRows(SwitchCell.self, draft) { start in
      var chain = start.row(SwitchCell.self).bind(\.flags[0], of: draft, to: \.control)
      for row in 1..<100 { chain = chain.row(SwitchCell.self).bind(\.flags[row], of: draft, to: \.control) }
      return chain
    } row: {
      $0.flags.map { "\($0)" }
    } change: { cell in
      cell.control.tap()
    }
  }

  @Test func `the stepper of a reused cell writes its own row alone`() throws {
    let draft = FormDraft(ManyValues())
    try expectOwnRows(StepperCell.self, draft) { start in
      var chain = start.row(StepperCell.self).bind(\.numbers[0], of: draft, to: \.control)
      for row in 1..<100 { chain = chain.row(StepperCell.self).bind(\.numbers[row], of: draft, to: \.control) }
      return chain
    } row: {
      $0.numbers.map { "\($0)" }
    } change: { cell in
      cell.control.tap(at: CGPoint(x: cell.control.bounds.width * 0.75, y: 15))
    }
  }

  @Test func `the slider of a reused cell writes its own row alone`() throws {
    let draft = FormDraft(ManyValues())
    try expectOwnRows(SliderCell.self, draft) { start in
      var chain = start.row(SliderCell.self).bind(\.parts[0], of: draft, to: \.control)
      for row in 1..<100 { chain = chain.row(SliderCell.self).bind(\.parts[row], of: draft, to: \.control) }
      return chain
    } row: {
      $0.parts.map { "\($0)" }
    } change: { cell in
      let track = cell.control.trackRect(forBounds: cell.control.bounds)
      let thumb = cell.control.thumbRect(forBounds: cell.control.bounds, trackRect: track, value: cell.control.value)
      cell.control.drag(
        from: CGPoint(x: thumb.midX, y: thumb.midY), to: CGPoint(x: thumb.midX < 100 ? 170 : 40, y: thumb.midY),
        after: 0.2)
    }
  }

  @Test func `the segments of a reused cell write their own row alone`() throws {
    let draft = FormDraft(ManyValues())
    try expectOwnRows(SegmentsCell.self, draft) { start in
      var chain = start.row(SegmentsCell.self).bind(\.choices[0], of: draft, to: \.control)
      for row in 1..<100 { chain = chain.row(SegmentsCell.self).bind(\.choices[row], of: draft, to: \.control) }
      return chain
    } row: {
      $0.choices.map { "\($0)" }
    } change: { cell in
      let next = (cell.control.selectedSegmentIndex + 1) % 3
      cell.control.tap(at: CGPoint(x: cell.control.bounds.width * (CGFloat(next) + 0.5) / 3, y: 15))
    }
  }

  @Test func `a section of data never gets a cell that is bound`() async throws {
    let stage = Stage()
    let draft = FormDraft(Booking())
    let list = ItemList(notes(0))
    stage.show(
      stage.chain
        .section().height(44).row(TextFieldCell.self).bind(\.name, of: draft, to: \.control)
        .visible(when: draft) { $0.guests < 5 }
        .section().cell(TextFieldCell.self).data(list).adapter { cell, note, _ in cell.control.text = note.text }
        .make())
    draft.guests = 9
    list.items = notes(1)
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
    #expect(stage.rowCounts == [0, 1])
    type("!", into: try stage.cell(0, in: 1, as: TextFieldCell.self).control)
    #expect(draft.name == "Ada")
  }
}
