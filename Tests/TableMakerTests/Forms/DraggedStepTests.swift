import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// A drag of a slider is one step to undo, and a handler of a change finds its step.
@Suite @MainActor struct DraggedStepTests {
  private struct Values: Equatable {
    var tide = 0.2
    var number = 1
    var text = ""
  }

  private let draft = FormDraft(Values())
  private let stage = Stage()

  private func slider(_ row: Int) throws -> UISlider {
    func find(in view: UIView) -> UISlider? { (view as? UISlider) ?? view.subviews.lazy.compactMap(find).first }
    let cell: UITableViewCell = try stage.cell(row)
    return try #require(find(in: cell))
  }

  /// Drags a thumb from where it is, and ends outside the track if it leaves that.
  private func drag(_ slider: UISlider, by distance: CGFloat, leaving: Bool = false) {
    let thumb = slider.thumbRect(
      forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: slider.value)
    slider.drag(
      from: CGPoint(x: thumb.midX, y: thumb.midY),
      to: CGPoint(x: thumb.midX + distance, y: thumb.midY + (leaving ? 300 : 0)), steps: 20, after: 0.2)
  }

  @Test func `each drag is taken back alone, however the finger leaves and whatever row of the field it is in`() throws
  {
    stage.show(
      stage.chain.section().slider("Tide", \.tide, of: draft).slider("Tide again", \.tide, of: draft)
        .row(SliderCell.self).bind(\.tide, of: draft, to: \.control.doubleNumbers).height(44)
        .make())
    var values = [draft.tide]
    for row in [0, 0, 1, 2, 2, 0] {
      for (distance, leaves) in [(30, false), (-20, true)] {
        try drag(slider(row), by: CGFloat(distance), leaving: leaves)
        #expect(draft.tide != values.last)
        values.append(draft.tide)
      }
    }
    for value in values.dropLast().reversed() {
      draft.undo()
      #expect(draft.tide == value)
    }
    #expect(!draft.canUndo)
    for value in values.dropFirst() {
      draft.redo()
      #expect(draft.tide == value)
    }
  }

  @Test func `a touch that is taken away ends the step, and what the app or the keyboard changes is another`() throws {
    stage.show(
      stage.chain.section().slider("Tide", \.tide, of: draft)
        .textField("Typed", \.tide.text, of: draft).make())
    let slider = try slider(0)
    func step(_ value: Float) {
      slider.value = value
      slider.sendActions(for: .valueChanged)
    }
    slider.sendActions(for: .touchDown)
    step(0.3)
    step(0.4)
    slider.sendActions(for: .touchCancel)
    draft.tide = 0.5
    slider.sendActions(for: .touchDown)
    step(0.6)
    step(0.7)
    slider.sendActions(for: .touchUpOutside)
    // VoiceOver changes it without a touch.
    step(0.8)
    var undone: [Double] = []
    while draft.canUndo {
      draft.undo()
      undone.append((draft.tide * 100).rounded() / 100)
    }
    #expect(undone == [0.7, 0.5, 0.4, 0.2])
  }

  @Test func `whoever is told of a change finds its step, in a group as outside`() throws {
    var found: [Bool] = []
    draft.onChange { [draft] _ in found.append(draft.canUndo) }
    let canUndo = DraftReading { [draft] in draft.canUndo }
    #expect(!canUndo.value)
    draft.group {
      draft.number = 2
      draft.group { draft.text = "a" }
      draft.text = "b"
    }
    #expect(canUndo.value && found == [true, true, true])
    draft.undo()
    #expect(draft.model == Values() && !canUndo.value && draft.canRedo)
    draft.redo()
    #expect(draft.number == 2 && draft.text == "b" && canUndo.value)
    draft.text = "c"
    draft.undo()
    #expect(draft.text == "b")
  }

  @Test func `undoing within a group begins another step`() {
    draft.number = 2
    draft.group {
      draft.text = "a"
      draft.undo()
      #expect(draft.text == "")
      draft.undo()
      #expect(draft.number == 1)
      draft.number = 3
      draft.text = "b"
    }
    draft.undo()
    #expect(draft.model == Values() && !draft.canUndo)
  }
}

extension Double {
  fileprivate var text: String {
    get { "\(self)" }
    set { self = Double(newValue) ?? self }
  }
}
