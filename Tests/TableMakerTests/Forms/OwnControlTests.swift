import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// A custom control is bound like one of UIKit's: both ways, through reuse, and disabled with its row.
@Suite @MainActor struct OwnControlTests {
  /// A control that sends its value as UIKit's do.
  private final class Stars: UIControl, ValueControl {
    var stars = 0
    var controlValue: Int {
      get { stars }
      set { stars = newValue }
    }

    func choose(_ count: Int) {
      stars = count
      sendActions(for: .valueChanged)
    }
  }

  /// A view that is no control, and has its own way of telling.
  private final class Dial: UIView, ValueControl {
    var angle = 0.0
    private(set) var observers: [Int: () -> Void] = [:]
    private var last = 0
    var isTurning = false
    var controlValue: Double {
      get { angle }
      set { angle = newValue }
    }
    var isComposing: Bool { isTurning }
    static var changesContinuously: Bool { true }

    func observeChanges(_ body: @escaping @MainActor () -> Void) -> ControlObservation {
      last += 1
      let number = last
      observers[number] = body
      return ControlObservation { [weak self] in self?.observers[number] = nil }
    }

    func turn(to angle: Double) {
      self.angle = angle
      for observer in observers.values { observer() }
    }
  }

  private final class StarsCell: ControlCell<Stars> {
    override class func make() -> Stars { Stars(frame: .zero) }
  }

  private final class DialCell: ControlCell<Dial> {
    override class func make() -> Dial { Dial(frame: .zero) }
  }

  private struct Scores: Equatable {
    var stars = Array(0..<100)
    var angles = (0..<100).map(Double.init)
    var isFixed = false
  }

  private let stage = Stage()
  private let draft = FormDraft(Scores())

  private func show() {
    var chain = stage.chain.section("stars").row(StarsCell.self).height(44).bind(\.stars[0], of: draft, to: \.control)
    for place in 1..<100 {
      chain = chain.row(StarsCell.self).height(44).bind(\.stars[place], of: draft, to: \.control)
        .enabled(when: draft) { !$0.isFixed }
    }
    var dials = chain.section("dials").row(DialCell.self).height(44)
      .bind(\.angles[0], of: draft, to: \.control) { $0.label.text = "\($1)" }
    for place in 1..<100 {
      dials = dials.row(DialCell.self).height(44).bind(\.angles[place], of: draft, to: \.control) {
        $0.label.text = "\($1)"
      }
    }
    stage.show(dials.make())
  }

  private func settle() async {
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
  }

  private func scroll(to offset: CGFloat) {
    stage.tableView.contentOffset.y = offset
    stage.window.layOut()
  }

  @Test func `what the user changes is the draft's, and what the draft has is shown, in each row that the cell shows`()
    async throws
  {
    show()
    for offset in [0, 2200, 900, 4400, 6600, 100, 7900] as [CGFloat] {
      scroll(to: offset)
      for path in stage.tableView.indexPathsForVisibleRows ?? [] {
        let cell = try #require(stage.tableView.cellForRow(at: path))
        if let stars = (cell as? StarsCell)?.control {
          #expect(stars.stars == draft.stars[path.row])
          stars.choose(1000 + path.row)
          #expect(draft.stars[path.row] == 1000 + path.row)
        }
        if let cell = cell as? DialCell {
          #expect(cell.control.angle == draft.angles[path.row] && cell.control.observers.count == 1)
          cell.control.turn(to: 0.5 + Double(path.row))
          #expect(draft.angles[path.row] == 0.5 + Double(path.row) && cell.label.text == "\(draft.angles[path.row])")
        }
      }
    }
    #expect(draft.stars.enumerated().allSatisfy { $1 == $0 || $1 == 1000 + $0 })
    scroll(to: 0)
    draft[\.stars[3]] = 77
    await settle()
    #expect(try stage.cell(3, as: StarsCell.self).control.stars == 77)
    draft.isFixed = true
    await settle()
    #expect(
      try !stage.cell(3, as: StarsCell.self).control.isEnabled && stage.cell(0, as: StarsCell.self).control.isEnabled)
  }

  @Test func `several values of one turn are one step to undo, and what is unfinished is not the draft's`() async throws
  {
    show()
    scroll(to: 4500)
    let path = try #require(stage.tableView.indexPathsForVisibleRows?.first { $0.section == 1 })
    let dial = try #require(stage.tableView.cellForRow(at: path) as? DialCell).control
    for angle in [200.0, 210, 220] { dial.turn(to: angle) }
    #expect(draft.angles[path.row] == 220)
    draft.undo()
    #expect(draft.angles[path.row] == Double(path.row) && !draft.isChanged)
    await settle()
    #expect(dial.angle == Double(path.row))
    dial.isTurning = true
    dial.turn(to: 300)
    #expect(!draft.isChanged)
    dial.isTurning = false
    dial.turn(to: 310)
    #expect(draft.angles[path.row] == 310)
  }

  @Test func `a mistake in a control's value is below its row, and the row's rules know the value`() async throws {
    stage.show(
      stage.chain.section().row(StarsCell.self, named: "stars").height(44).bind(\.stars[0], of: draft, to: \.control)
        .validate(.range(1...5).saying("One to five stars")).make())
    let stars = try stage.cell(0, as: StarsCell.self).control
    stars.choose(9)
    await settle()
    #expect(!draft.isValid && stage.rowCounts == [2])
    #expect(throws: DraftError.isInvalid(["One to five stars"])) { try draft.commit() }
    stars.choose(4)
    await settle()
    #expect(draft.isValid && stage.rowCounts == [1])
    draft.undo()
    await settle()
    #expect(stars.stars == 9 && !draft.isValid && stage.rowCounts == [2])
    draft.redo()
    #expect(try draft.commit().stars[0] == 4)
  }

  /// A view with text that the user types, which is no text field.
  private final class Code: UIView, ValueControl, UIKeyInput {
    var code = ""
    private var observer: (() -> Void)?
    var controlValue: String {
      get { code }
      set { code = newValue }
    }
    static var changesContinuously: Bool { true }
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !code.isEmpty }

    func observeChanges(_ body: @escaping @MainActor () -> Void) -> ControlObservation {
      observer = body
      return ControlObservation { [weak self] in self?.observer = nil }
    }

    func insertText(_ text: String) {
      code += text
      observer?()
    }

    func deleteBackward() { _ = code.popLast() }
  }

  private final class CodeCell: ControlCell<Code> {
    override class func make() -> Code { Code(frame: .zero) }
  }

  private struct Door: Equatable { var code = "" }

  @Test func `a tap next to a control of text begins typing in it, and a typed word is one step`() async throws {
    let draft = FormDraft(Door())
    stage.show(
      stage.chain.section().row(CodeCell.self, named: "code").height(44).bind(\.code, of: draft, to: \.control).make())
    let cell = try stage.cell(0, as: CodeCell.self)
    cell.tap(at: CGPoint(x: 300, y: 22))
    #expect(cell.control.isFirstResponder)
    for digit in ["1", "2", "3"] { cell.control.insertText(digit) }
    #expect(draft.code == "123")
    draft.undo()
    await settle()
    #expect(draft.code == "" && cell.control.code == "")
    cell.control.resignFirstResponder()
    stage.dataSource?.row("code").focus()
    await settle()
    #expect(cell.control.isFirstResponder)
  }

  @Test func `a control's observation ends with its form`() async throws {
    show()
    scroll(to: 4500)
    let dial = try #require(stage.tableView.visibleCells.lazy.compactMap { $0 as? DialCell }.first).control
    #expect(dial.observers.count == 1)
    weak var released: FormDraft<Scores>?
    do {
      let other = FormDraft(Scores())
      released = other
      stage.release()
      stage.show(stage.chain.section().row(StarsCell.self).height(44).bind(\.stars[0], of: other, to: \.control).make())
      stage.release()
    }
    await nextTurns()
    #expect(released == nil)
  }
}
