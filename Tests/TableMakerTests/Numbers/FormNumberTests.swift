import Foundation
import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Every number of a form, as a bound, a step, a value or a time: none is a trap, and what a control cannot reach is one line.
@MainActor @Suite struct FormNumberTests {
  private struct Values: Equatable {
    var whole = 0
    var double = 0.0
    var float: Float = 0
    var date = Date(timeIntervalSinceReferenceDate: 0)
    var time = 0.0
  }

  private func stepper(_ stage: Stage) throws -> UIStepper {
    func find(in view: UIView) -> UIStepper? { (view as? UIStepper) ?? view.subviews.lazy.compactMap(find).first }
    return try #require(find(in: stage.cell(0, as: UITableViewCell.self).contentView))
  }

  private func bounds<Number: Comparable>(_ numbers: [Number]) -> [ClosedRange<Number>] {
    numbers.flatMap { one in numbers.compactMap { one <= $0 ? one...$0 : nil } }
  }

  /// Presses a button of a stepper as UIKit does: the nearest bound, or a step further.
  private func press(_ stepper: UIStepper, _ direction: Double) {
    stepper.value += direction * stepper.stepValue
    stepper.sendActions(for: .valueChanged)
  }

  @Test func `a whole number nearest to a number is one, whatever the number is`() {
    for number in OddNumbers.doubles {
      let nearest = Int(nearest: number)
      let rounded = number.rounded()
      if number.isNaN {
        #expect(nearest == 0)
      } else if abs(rounded) < 9e18 {
        #expect(Double(nearest) == rounded)
      } else {
        #expect(nearest == (number < 0 ? .min : .max))
      }
      let float = Float(usable: number)
      #expect(float.isFinite && (float + float).isFinite && (number.isNaN || float == 0 || (float < 0) == (number < 0)))
    }
  }

  @Test func `a stepper shows each value between each two bounds, and goes on within them`() throws {
    for bounds in bounds(OddNumbers.wholes) {
      for step in [1, 0, .min, .max] {
        let stage = Stage()
        let draft = FormDraft(Values())
        stage.show(
          stage.chain.section().height(44).stepper("Guests", \.whole, of: draft, in: bounds, step: step).make())
        let stepper = try stepper(stage)
        #expect(stepper.minimumValue < stepper.maximumValue, "UIKit raises an exception: \(bounds)")
        for value in OddNumbers.wholes {
          draft.whole = value
          stage.dataSource?.reload()
          stage.window.layOut()
          #expect(draft.whole == value, "shown as it is")
          for direction in [1.0, -1] {
            press(stepper, direction)
            #expect(bounds.contains(draft.whole) || draft.whole == value, "\(value) in \(bounds) by \(step)")
          }
        }
        let steps = stage.log.messages.filter { $0.hasPrefix("The row “Guests” can't change its value by \(step)") }
        #expect(steps.count == (step > 0 ? 0 : 1))
        #expect(
          stage.log.messages.count { $0.hasPrefix("The row “Guests” allows values from ") } + steps.count
            == stage.log.messages.count)
        stage.release()
      }
    }
  }

  @Test func `the line of a stepper without an upper bound names the bounds and the value`() {
    let stage = Stage()
    let draft = FormDraft(Values(whole: -1))
    let line = #line + 1
    stage.show(stage.chain.section().stepper("Guests", \.whole, of: draft, in: 0...Int.max).make())
    #expect(
      stage.log.diagnostics.map(\.placed) == [
        "FormNumberTests.swift:\(line): The row “Guests” allows values from 0 to 9223372036854775807, so its control "
          + "can't show the draft's -1. Extend the row's bounds, or change the draft's value."
      ])
  }

  @Test func `a control of a cell may have any number`() throws {
    for number in OddNumbers.doubles {
      let (stepper, slider) = (UIStepper(), UISlider())
      (stepper.minimumValue, stepper.maximumValue, stepper.value) = (-.infinity, .infinity, number)
      #expect(stepper.wholeNumbers.controlValue == Int(nearest: number) || number.isNaN)
      for whole in OddNumbers.wholes { stepper.wholeNumbers.controlValue = whole }
      slider.doubleNumbers.controlValue = number
      #expect(slider.value.isFinite)
      let picker = UIDatePicker()
      picker.datePickerMode = .countDownTimer
      picker.countDown.controlValue = number
      #expect((60.0...86_340).contains(picker.countDown.controlValue))
    }
  }

  @Test func `a slider shows each value between each two bounds`() throws {
    for bounds in bounds(OddNumbers.doubles.filter { !$0.isNaN }) {
      let stage = Stage()
      let draft = FormDraft(Values())
      stage.show(stage.chain.section().height(44).slider("Tide", \.double, of: draft, in: bounds).make())
      for value in OddNumbers.doubles {
        draft.double = value
        stage.dataSource?.reload()
        stage.window.layOut()
        #expect(draft.double == value || draft.double.isNaN && value.isNaN)
      }
      #expect(stage.log.messages.allSatisfy { $0.hasPrefix("The row “Tide” allows values from ") })
      stage.release()
    }
  }

  @Test func `dates and the minutes between them may be any number`() {
    let dates = OddNumbers.doubles.map { Date(timeIntervalSinceReferenceDate: $0) }
    for (number, date) in dates.enumerated() {
      let stage = Stage()
      let draft = FormDraft(Values(date: date))
      let minutes = OddNumbers.wholes[number % OddNumbers.wholes.count]
      stage.show(
        stage.chain.section().height(44)
          .datePicker("When", \.date, of: draft, from: dates[(number + 3) % dates.count], every: minutes)
          .datePicker(
            "Back", \.date, of: draft, parts: .dateAndTime, style: .unfolding, to: dates[(number + 5) % dates.count]
          )
          .make())
      #expect(stage.rowCounts.first ?? 0 >= 2)
      stage.release()
    }
  }

  @Test func `rules may have any length and any waiting time, and one that waits for ever is not right yet`() async {
    let stage = Stage()
    let draft = FormDraft(Values(time: 1))
    var section = stage.chain.section().height(44).slider("T", \.time, of: draft, in: -1e300...1e300)
    for delay in OddNumbers.doubles { section = section.validate(.asking("No", after: delay) { _ in true }) }
    stage.show(section.make())
    draft.time = 2
    await nextTurns()
    #expect(!draft.isValid)
    draft.time = 1
    #expect(draft.isValid)
    for length in OddNumbers.wholes {
      if case .now(let test) = ValidationRule<String>.maximumLength(length).test {
        #expect(test("ab") == (2 <= length))
      }
      if case .now(let test) = ValidationRule<String>.minimumLength(length).test {
        #expect(test("ab") == (2 >= length))
      }
    }
  }

  @Test func `heights of rows may be any number`() {
    for height in OddNumbers.doubles {
      let stage = Stage()
      let draft = FormDraft(Values())
      stage.show(stage.chain.section().height(44).textField("A", \.time.words, of: draft).height(height).make())
      let isUsable = height.isFinite && height >= 0 && height <= 1_000_000
      #expect(stage.log.messages.count == (isUsable ? 0 : 1), "\(height)")
      stage.release()
    }
  }

  @Test func `a keyboard may come to any rectangle, in any time, from any thread`() async {
    let stage = Stage()
    let draft = FormDraft(Values())
    stage.show(stage.chain.section().height(44).textField("A", \.time.words, of: draft).make())
    let numbers: [Double] = [.nan, 0, 500, .infinity, -.infinity, 1e300]
    func post(_ frame: CGRect, _ duration: Double) {
      NotificationCenter.default.post(
        name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
        userInfo: [
          UIResponder.keyboardFrameEndUserInfoKey: frame, UIResponder.keyboardAnimationDurationUserInfoKey: duration,
        ])
    }
    for place in 0..<4 {
      for other in numbers {
        var sides = [0, 500, 390, 344].map { $0 == 500 ? other : Double($0) }
        sides[place] = .nan
        for duration in [0, -1, .nan, .infinity, 0.25] {
          post(CGRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3]), duration)
          #expect(stage.tableView.contentInset.bottom == 0)
        }
      }
    }
    await Task.detached {
      NotificationCenter.default.post(name: UIResponder.keyboardWillHideNotification, object: nil, userInfo: nil)
    }.value
    stage.window.layOut()
  }
}

extension Double {
  fileprivate var words: String {
    get { "\(self)" }
    set { self = Double(newValue) ?? self }
  }
}
