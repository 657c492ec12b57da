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
}
