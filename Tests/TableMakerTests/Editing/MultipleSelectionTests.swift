import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// `shouldBeginMultipleSelection`: a drag with two touches selects the rows that it passes, if the step allows it for the first one.
@MainActor @Suite(.enabled(if: TestFinger.isReal)) struct MultipleSelectionTests {
  private let editing = EditingStage()
  private var stage: Stage { editing.stage }
  private var selected: [Int] { (stage.tableView.indexPathsForSelectedRows ?? []).map(\.row) }

  /// Drags two touches over rows.
  private func drag(_ rows: [Int]) {
    let fingers = [TestFinger(on: stage.window), TestFinger(on: stage.window)]
    func points(_ y: CGFloat) -> [CGPoint] { [CGPoint(x: 200, y: y), CGPoint(x: 250, y: y)] }
    func middle(_ row: Int) -> CGFloat { CGFloat(row) * 44 + 22 }
    TestFinger.press(fingers, at: points(middle(rows[0])))
    TestFinger.move(fingers, to: points(middle(rows[0]) + 12))
    for row in rows.dropFirst() { TestFinger.move(fingers, to: points(middle(row))) }
    TestFinger.lift(fingers)
    settleAnimations()
    stage.window.layOut()
  }

  private func show(_ steps: (NoteSection) -> NoteSection) {
    stage.tableView.allowsMultipleSelectionDuringEditing = true
    stage.show(steps(editing.section).make())
  }

  @Test func `two fingers choose rows from a row on that lets them begin, and none from one that does not`() {
    var asked: [String] = []
    show {
      $0.onDelete { _, _ in }.shouldBeginMultipleSelection { note, index in
        asked.append("\(note.id) at \(index)")
        return note.id == 1
      }
    }
    drag([2, 3])
    #expect(asked == ["2 at 2"] && selected == [] && !stage.tableView.isEditing)
    drag([1, 3])
    #expect(asked == ["2 at 2", "1 at 1"] && selected == [1, 2, 3] && stage.tableView.isEditing)
    #expect(editing.log.messages.isEmpty)
  }

  @Test func `without the step two fingers choose nothing, and once its owner is gone they do`() {
    final class Owner {}
    show { $0.onDelete { _, _ in } }
    drag([1, 3])
    #expect(selected == [] && !stage.tableView.isEditing)
    var owner: Owner? = Owner()
    let weakly = owner.map { WeakReference($0) }
    show { section in
      guard let weakly else { return section }
      return section.onDelete { _, _ in }.shouldBeginMultipleSelection(by: weakly) { _, _, _ in false }
    }
    drag([1, 3])
    #expect(selected == [])
    owner = nil
    drag([1, 3])
    #expect(selected == [1, 2, 3] && owner == nil)
  }
}
