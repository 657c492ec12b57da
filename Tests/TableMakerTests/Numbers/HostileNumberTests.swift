import Foundation
import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Rows of numbers with odd values, bounds, steps, formats, and texts, for numbers of each type.
@MainActor @Suite struct HostileNumberTests {
  /// A format that isn't made for its numbers.
  struct OddFormat<Value: FormNumber & Codable & Hashable>: FormatStyle {
    enum Kind: CaseIterable, Codable, Hashable { case plain, nothing, same, thousands, tiny, long, twice, infinite }

    let kind: Kind

    func format(_ value: Value) -> String {
      switch kind {
      case .plain: "\(value)"
      case .nothing: ""
      case .same: "7 pieces"
      case .thousands: "\(value._double * 1_000) ‰"
      case .tiny: "\(value._double / 1e40)"
      case .long: "\(value)" + String(repeating: "0", count: 200)
      case .twice: "\(value) of \(value)"
      case .infinite: "∞ \(value) NaN"
      }
    }
  }

  /// A format that reads each text as the same number, or throws an error.
  struct OddReader<Value: FormNumber & Codable & Hashable>: ParseableFormatStyle, ParseStrategy {
    let value: Value?
    var parseStrategy: OddReader { self }

    func format(_ value: Value) -> String { "\(value)" }

    func parse(_ text: String) throws -> Value {
      guard let value else { throw CancellationError() }
      return value
    }
  }

  private struct Model<Value: FormNumber>: Equatable {
    var number: Value
  }

  static let texts = [
    "", " ", "0", "-0", "+5", "-", "--5", "1e400", "1e5", "∞", "-∞", "NaN", "nan", "inf", "0x10", "٣", "३", "½", "²",
    "😀", "1😀2", "\0", "1\0", ".", ",", "...", "1,,2", "1.2.3", ".5", "5.", "1 000", "1'000", "-1-",
    "9223372036854775807", "9223372036854775808", "-9223372036854775809", "18446744073709551616", "127", "128", "-129",
    "7 pieces", "5 ‰", "5 %", "€5", String(repeating: "9", count: 400),
    "0." + String(repeating: "0", count: 400) + "1",
    String(repeating: "-", count: 50), String(repeating: "1 ", count: 50),
  ]

  private func views<View: UIView>(_ type: View.Type, in stage: Stage) -> [View] {
    func find(in view: UIView) -> [View] { (view as? View).map { [$0] } ?? view.subviews.flatMap(find) }
    return stage.tableView.visibleCells.flatMap { find(in: $0.contentView) }
  }

  /// Uses rows of each kind with each value, range, and step.
  private func attack<Value: FormNumber & Codable & Hashable>(
    _ values: [Value], _ ranges: [ClosedRange<Value>], _ steps: [Value]
  ) {
    for (number, value) in values.enumerated() {
      let range = ranges[number % ranges.count]
      let step = steps[number % steps.count]
      if number == 0 { read(value) }
      let (stage, draft) = (Stage(), FormDraft(Model(number: value)))
      stage.show(
        stage.chain.height(44).section()
          .stepper("", \.number, of: draft, in: range, step: step)
          .stepper("", \.number, of: draft, in: range, step: step, format: OddFormat(kind: .thousands))
          .slider("", \.number, of: draft, in: range)
          .slider("", \.number, of: draft, in: range, format: OddFormat(kind: .long)).make())
      for other in [value, values[(number + 3) % values.count]] {
        draft.number = other
        move(stage, draft, range, "\(Value.self) \(other) in \(range) by \(step)")
      }
      let others = stage.log.messages.filter { !$0.contains("allows values from") && !$0.contains("can't change its") }
      #expect(others == [], "\(Value.self)")
      stage.release()
    }
    type(values[0])
  }

  /// Reads each text with each format.
  private func read<Value: FormNumber & Codable & Hashable>(_ value: Value) {
    for text in Self.texts {
      let plain = TypedText<Value>().value(text)
      #expect(plain == nil || NumberText(text) != nil, "“\(text.prefix(30))” is \(String(describing: plain))")
      #expect(TypedText(OddReader<Value>(value: nil))?.value(text) == nil)
      _ = TypedText(OddReader(value: value))?.value(text)
      for kind in OddFormat<Value>.Kind.allCases {
        let format = TypedText(OddFormat<Value>(kind: kind))
        #expect(format?.value(text) == nil || NumberText(text) != nil, "“\(text.prefix(30))”, \(kind)")
        _ = format?.text(value)
      }
    }
  }

  /// Types each text into fields without a format and with formats.
  private func type<Value: FormNumber & Codable & Hashable>(_ value: Value) {
    let (stage, draft) = (Stage(), FormDraft(Model(number: value)))
    stage.show(
      stage.chain.height(44).section().numberField("", \.number, of: draft)
        .numberField("", \.number, of: draft, format: OddReader<Value>(value: nil))
        .numberField("", \.number, of: draft, format: OddFormat(kind: .thousands)).make())
    for (row, field) in views(UITextField.self, in: stage).enumerated() {
      for (number, text) in Self.texts.enumerated() where text.count < 60 {
        let (before, place) = (draft.number, "\(Value.self), row \(row), “\(text)”")
        field.becomeFirstResponder()
        field.text = ""
        field.insertText(text)
        if text.isEmpty { field.sendActions(for: .editingChanged) }
        let isRead = draft.isValid
        #expect(isRead || draft.number == before, "\(place)")
        if number.isMultiple(of: 5) { field.resignFirstResponder() }
        #expect(draft.isValid == isRead && (isRead || field.text == text), "\(place)")
        draft.revert()
        #expect(draft.isValid, "\(place)")
      }
    }
    #expect(stage.log.messages == [])
    stage.release()
  }

  /// Presses the steppers, and moves the sliders.
  private func move<Value>(
    _ stage: Stage, _ draft: FormDraft<Model<Value>>, _ range: ClosedRange<Value>, _ place: String
  ) {
    let start = draft.number
    for stepper in views(UIStepper.self, in: stage) {
      for isUp in [true, false, false, true] {
        let before = draft.number
        stepper.value += isUp ? stepper.stepValue : -stepper.stepValue
        stepper.sendActions(for: .valueChanged)
        let isOut = !range.contains(before)
        #expect(range.contains(draft.number) || isOut, "\(place): \(draft.number)")
        if !isOut { #expect(isUp ? draft.number >= before : draft.number <= before, "\(place): \(draft.number)") }
      }
    }
    for slider in views(UISlider.self, in: stage) {
      for part in [0, 0.3, 1, 0.5] as [Float] {
        slider.value = slider.minimumValue + part * (slider.maximumValue - slider.minimumValue)
        slider.sendActions(for: .valueChanged)
        #expect(range.contains(draft.number), "\(place), slider at \(part): \(draft.number)")
      }
    }
    draft.number = start
  }

  @Test func `whole numbers`() {
    attack(
      [0, 1, -1, .max, .min, .max - 1], [0 ... .max, .min ... .max, .max ... .max, 0...100], [1, 0, .max, -1] as [Int])
    attack([0, 1, .max, .min], [.min ... .max, .max ... .max, 0...1, -1...1], [.max, 0, .min, 1] as [Int8])
    attack([0, 1, .max, .max - 1], [0 ... .max, .max ... .max, 0...0, 1...2], [.max, 0, 1, 7] as [UInt8])
    attack([0, 1, .max, .max - 1], [0 ... .max, .max ... .max, 0...0, 1...2], [.max, 0, 1, 7] as [UInt64])
  }

  @Test func `binary fractions`() {
    let values: [Double] = [
      0, -0.0, 0.1, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e300, -1e300,
    ]
    attack(
      values, [-.infinity ... .infinity, 0...1, 0 ... .infinity, -1e308...1e308, .infinity ... .infinity],
      [0.1, 0, .nan, .infinity, 1e-300, -1, 1e300])
    attack(values.map { Float($0) }, [-.infinity ... .infinity, 0...1, -1...1], [0.1, 0, .nan, 1e-30])
    attack(values.map { CGFloat($0) }, [-.infinity ... .infinity, 0...1, -1...1], [0.1, 0, .nan, 1e-300])
  }

  @Test func `decimal fractions`() {
    let values: [Decimal] = [
      0, 0.1, .nan, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, -24.5,
      Decimal(sign: .plus, exponent: 120, significand: 1), Decimal(sign: .minus, exponent: -120, significand: 1),
    ]
    attack(
      values,
      [
        -.greatestFiniteMagnitude ... .greatestFiniteMagnitude, 0...1, .nan...1, 0...0, -1 ... .greatestFiniteMagnitude,
      ],
      [0.1, 0, .nan, .greatestFiniteMagnitude, .leastNonzeroMagnitude, -1])
  }
}
