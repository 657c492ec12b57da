import Foundation
import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// A number of each type.
private struct Parcel: Equatable {
  var count = 2
  var small: Int8 = 100
  var big: UInt64 = .max
  var weight = 1.5
  var share = 0.3
  var width: CGFloat = 2.5
  var price: Decimal = 24.5
  var date = Date(timeIntervalSinceReferenceDate: 0)
  var words = ["a", "b"]
}

/// A custom format, which shows and can't read.
private struct Kilograms: FormatStyle {
  func format(_ value: Double) -> String { "\(value.formatted()) kg" }
}

/// Shows a fraction as parts of a thousand.
private struct PerMille: FormatStyle {
  func format(_ value: Double) -> String { "\((value * 1_000).formatted()) ‰" }
}

/// Shows a list, which no text field can read.
private struct Joined: FormatStyle {
  func format(_ value: [String]) -> String { value.joined(separator: ", ") }
}

/// Rows take numbers of any type, show them in a format, and read what is typed.
@MainActor @Suite struct NumberRowTests {
  private let stage = Stage()
  private let draft = FormDraft(Parcel())
  private let english = Locale(identifier: "en_US")

  private func view<View: UIView>(_ row: Int, as type: View.Type = View.self) throws -> View {
    func find(in view: UIView) -> View? { (view as? View) ?? view.subviews.lazy.compactMap(find).first }
    return try #require(find(in: stage.cell(row, as: UITableViewCell.self).contentView))
  }

  private func texts(_ row: Int) throws -> [String] {
    func find(in view: UIView) -> [String] {
      if view.isHidden { return [] }
      return (view as? UILabel)?.text.map { [$0] } ?? view.subviews.flatMap(find)
    }
    return find(in: try stage.cell(row, as: UITableViewCell.self).contentView)
  }

  private func type(_ text: String, in row: Int) throws -> UITextField {
    let field: UITextField = try view(row)
    field.becomeFirstResponder()
    field.text = ""
    field.insertText(text)
    return field
  }

  private func press(_ row: Int, isPlus: Bool = true) throws {
    let stepper: UIStepper = try view(row)
    stepper.tap(at: CGPoint(x: stepper.bounds.width * (isPlus ? 0.75 : 0.25), y: stepper.bounds.midY))
  }

  // MARK: Typing

  @Test func `a number field takes each type of number without a format`() throws {
    stage.show(
      stage.chain.section()
        .numberField("Count", \.count, of: draft)
        .numberField("Small", \.small, of: draft)
        .numberField("Weight", \.weight, of: draft)
        .numberField("Width", \.width, of: draft)
        .numberField("Price", \.price, of: draft)
        .make())
    _ = try type("12", in: 0)
    _ = try type("127", in: 1)
    _ = try type("0.25", in: 2)
    _ = try type("7", in: 3)
    _ = try type("19.99", in: 4).resignFirstResponder()
    #expect(draft.count == 12 && draft.small == 127 && draft.weight == 0.25 && draft.width == 7)
    #expect(draft.price == Decimal(string: "19.99"))
    #expect(stage.log.messages == [])
  }

  @Test(arguments: ["1.5", "x", "2x", "", "-", "300", "99999999999999999999", "1 2 3 4x", "²", "½"])
  func `what no whole number of eight bits can be stays, and the draft keeps its value`(text: String) async throws {
    stage.show(
      stage.chain.section().numberField("Small", \.small, of: draft)
        .numberField("Format", \.small, of: draft, format: IntegerFormatStyle<Int8>(locale: english)).make())
    for row in [0, 1] {
      let field = try type(text, in: row)
      if text.isEmpty { field.sendActions(for: .editingChanged) }
      #expect(field.text == text && draft.small == 100 && !draft.isValid, "row \(row)")
      _ = try type("100", in: row)
      #expect(draft.isValid)
    }
  }

  @Test func `a format's own text and the number alone are read, by the locale of the format`() throws {
    let german = Locale(identifier: "de_DE")
    stage.show(
      stage.chain.section()
        .numberField("Price", \.price, of: draft, format: .currency(code: "EUR").locale(english))
        .numberField("Preis", \.price, of: draft, format: .currency(code: "EUR").locale(german))
        .numberField("Share", \.share, of: draft, format: .percent.locale(english))
        .make())
    #expect(try view(0, as: UITextField.self).text == "€24.50")
    #expect(try view(1, as: UITextField.self).text == "24,50\u{A0}€")
    for (text, price) in [("€19.99", "19.99"), ("7.5", "7.5"), ("€1,234.00", "1234")] {
      _ = try type(text, in: 0)
      #expect(draft.price == Decimal(string: price), "\(text)")
    }
    _ = try type("19,95", in: 1)
    #expect(draft.price == Decimal(string: "19.95"))
    for (text, share) in [("45%", 0.45), ("5", 0.05)] {
      _ = try type(text, in: 2)
      #expect(draft.share == share, "\(text)")
    }
    #expect(try type("1e400", in: 2).text == "1e400")
    #expect(draft.share == 0.05)
  }

  @Test func `the number in the text of a format that can't read is read, also if the format multiplies it`() throws {
    stage.show(
      stage.chain.section()
        .numberField("Weight", \.weight, of: draft, format: Kilograms())
        .numberField("Share", \.share, of: draft, format: PerMille()).make())
    #expect(try view(0, as: UITextField.self).text == "1.5 kg")
    #expect(try view(1, as: UITextField.self).text == "300 ‰")
    for (text, weight) in [("2 kg", 2.0), ("0.75", 0.75), ("-3kg", -3), ("0", 0), ("1,000.5 kg", 1_000.5), (".5", 0.5)]
    {
      _ = try type(text, in: 0)
      #expect(draft.weight == weight && draft.isValid, "\(text)")
    }
    for (text, share) in [("250", 0.25), ("5 ‰", 0.005), ("0 ‰", 0)] {
      _ = try type(text, in: 1)
      #expect(draft.share == share && draft.isValid, "\(text)")
    }
    draft.weight = 9
    for text in ["2 lb", "1 2 kg 3", "kg", "", "1.2.3", "five", "3-"] {
      let field = try type(text, in: 0)
      if text.isEmpty { field.sendActions(for: .editingChanged) }
      #expect(draft.weight == 9 && !draft.isValid, "\(text)")
    }
    _ = try type("4 kg", in: 0).resignFirstResponder()
    #expect(try view(0, as: UITextField.self).text == "4 kg")
  }

  @Test func `a format that nothing can read is told of at the row's line, and each text is wrong`() throws {
    let line = #line + 1
    stage.show(stage.chain.section().numberField("Words", \.words, of: draft, format: Joined()).make())
    #expect(try view(0, as: UITextField.self).text == "a, b")
    #expect(
      stage.log.diagnostics.map(\.placed) == [
        "NumberRowTests.swift:\(line): The row “Words” can't read a Array<String> from a text, because Joined can't "
          + "parse texts, so it accepts none. Pass a format that conforms to ParseableFormatStyle, or bind the row to "
          + "a number."
      ])
    _ = try type("c", in: 0)
    #expect(draft.words == ["a", "b"] && !draft.isValid)
  }

  enum Way: CaseIterable, Sendable { case revert, reload, change, undo }

  @Test(arguments: Way.allCases, [false, true])
  func `a text that isn't a number goes with the edits, on screen or not`(way: Way, isOnScreen: Bool) async throws {
    var chain = stage.chain.section().height(44)
      .numberField("Weight", \.weight, of: draft, format: .number.locale(english))
    for _ in 0..<40 { chain = chain.stepper("Share", \.share, of: draft) }
    stage.show(chain.make())
    if way == .undo { draft.weight = 2 }
    try type("x", in: 0).resignFirstResponder()
    #expect(!draft.isValid && draft.isChanged == (way == .undo))
    if !isOnScreen {
      stage.tableView.contentOffset.y = 900
      stage.window.layOut()
    }
    switch way {
    case .revert: draft.revert()
    case .reload: draft.reload()
    case .change: draft.weight = 3
    case .undo: draft.undo()
    }
    #expect(draft.isValid)
    await stage.dataSource?.waitForUpdates()
    stage.tableView.contentOffset.y = 0
    stage.window.layOut()
    #expect(try view(0, as: UITextField.self).text == (way == .change ? "3" : "1.5"))
    #expect(stage.rowCounts == [41])
  }

  @Test func `digits and separators are those of the user's region`() {
    func digits(_ text: String, _ locale: String) -> String? {
      NumberText(text, locale: Locale(identifier: locale))?.digits
    }
    #expect(digits("1.234,5", "de_DE") == "1234.5" && digits("1,234.5", "en_US") == "1234.5")
    #expect(digits("1\u{202F}234,5", "fr_FR") == "1234.5" && digits("1’234.5", "de_CH") == "1234.5")
    #expect(digits("١٢٫٥", "ar_EG") == "12.5" || digits("12.5", "ar_EG") != nil)
    #expect(digits("−5 kg", "en_US") == "-5" && digits("kg", "en_US") == nil && digits("1..2", "en_US") == nil)
  }

  // MARK: Stepping and sliding

  @Test func `a stepper takes each type of number, shows it in a format, and steps by decimal digits`() throws {
    stage.show(
      stage.chain.section()
        .stepper("Weight", \.weight, of: draft, in: 0...3, step: 0.1, format: Kilograms())
        .stepper("Share", \.share, of: draft, in: 0...1, step: 0.05, format: .percent.locale(english))
        .stepper("Width", \.width, of: draft, in: 0...10, step: 0.5)
        .stepper("Price", \.price, of: draft, in: 0...100, step: 0.25, format: .currency(code: "EUR").locale(english))
        .stepper("Small", \.small, of: draft, in: -128...127, step: 20)
        .make())
    for _ in 0..<3 { for row in 0..<5 { try press(row) } }
    #expect(draft.weight == 1.8 && draft.share == 0.45 && draft.width == 4 && draft.small == 127)
    #expect(draft.price == Decimal(string: "25.25"))
    #expect(
      try (0..<5).map(texts) == [
        ["Weight", "1.8 kg"], ["Share", "45%"], ["Width", "4"], ["Price", "€25.25"], ["Small", "127"],
      ])
    try press(4, isPlus: false)
    #expect(draft.small == 107)
    #expect(try view(1, as: UIStepper.self).accessibilityValue == "45%")
    #expect(stage.log.messages == [])
  }

  @Test func `the last step of a stepper is as long as there is room`() throws {
    stage.show(stage.chain.section().stepper("Count", \.count, of: draft, in: 0...10, step: 3).make())
    var counts: [Int] = []
    for _ in 0..<4 { counts += [draft.count]; try press(0) }
    for _ in 0..<5 { try press(0, isPlus: false); counts += [draft.count] }
    #expect(counts == [2, 5, 8, 10, 7, 4, 1, 0, 0])
  }

  @Test(arguments: [0, -1, .nan, .infinity, -.infinity] as [Double])
  func `a step of no length is told of, and a press changes the number by one`(step: Double) throws {
    let line = #line + 1
    stage.show(stage.chain.section().stepper("Weight", \.weight, of: draft, in: 0...9, step: step).make())
    #expect(
      stage.log.diagnostics.map(\.placed) == [
        "NumberRowTests.swift:\(line): The row “Weight” can't change its value by \(step), so it changes it by 1. "
          + "Pass a `step:` that is finite and above zero."
      ])
    try press(0)
    #expect(draft.weight == 2.5)
  }

  @Test func `a slider shows its value next to it only with a format, and keeps its width as the text changes`() throws
  {
    stage.show(
      stage.chain.section()
        .slider("Share", \.share, of: draft)
        .slider("Share", \.share, of: draft, format: .percent.precision(.fractionLength(0)).locale(english))
        .slider("Count", \.count, of: draft, in: 0...10, format: .number.locale(english))
        .make())
    #expect(try texts(0) == ["Share"] && texts(1) == ["Share", "30%"] && texts(2) == ["Count", "2"])
    let slider: UISlider = try view(1)
    let (before, plain) = (slider.frame.width, try view(0, as: UISlider.self).frame.width)
    #expect(before < plain)
    slider.value = 1
    slider.sendActions(for: .valueChanged)
    stage.window.layOut()
    #expect(try texts(1) == ["Share", "100%"] && draft.share == 1)
    #expect(slider.frame.width == before, "the text has the space of the longer end from the beginning")
    #expect(slider.accessibilityValue == "100%")
    let counter: UISlider = try view(2)
    for (position, count) in [(6.4, 6), (6.6, 7), (10, 10), (0.2, 0)] as [(Float, Int)] {
      counter.value = position
      counter.sendActions(for: .valueChanged)
      #expect(draft.count == count)
    }
    #expect(abs(stage.height(1) - 44) < 1.5)
    #expect(stage.log.messages == [])
  }

  @Test func `a slider writes the digits that its position means`() throws {
    stage.show(
      stage.chain.section().slider("Price", \.price, of: draft, in: 0...100).slider("Share", \.share, of: draft)
        .make())
    for (row, position) in [(0, 12.7), (1, 0.7)] as [(Int, Float)] {
      let slider: UISlider = try view(row)
      slider.value = position
      slider.sendActions(for: .valueChanged)
    }
    #expect(draft.price == Decimal(string: "12.7") && draft.share == 0.7)
  }

  @Test func `numbers of every size are shown and stepped within their bounds`() throws {
    for value in OddNumbers.doubles {
      let stage = Stage()
      let draft = FormDraft(Parcel(big: .max, weight: value, price: Decimal(_nearest: value)))
      stage.show(
        stage.chain.section().height(44)
          .stepper("A", \.weight, of: draft, in: -.infinity ... .infinity, step: 1e300)
          .stepper("B", \.weight, of: draft, in: .infinity ... .infinity)
          .stepper("C", \.big, of: draft, in: 0 ... .max, step: .max)
          .stepper("D", \.price, of: draft, in: -.greatestFiniteMagnitude ... .greatestFiniteMagnitude)
          .slider("E", \.big, of: draft, in: 0 ... .max, format: IntegerFormatStyle<UInt64>())
          .numberField("F", \.weight, of: draft).numberField("G", \.weight, of: draft, format: Kilograms())
          .make())
      for row in 0..<4 {
        func find(in view: UIView) -> UIStepper? { (view as? UIStepper) ?? view.subviews.lazy.compactMap(find).first }
        let stepper = try #require(find(in: stage.cell(row, as: UITableViewCell.self).contentView))
        for direction in [1.0, -1] {
          stepper.value += direction * stepper.stepValue
          stepper.sendActions(for: .valueChanged)
        }
      }
      #expect(stage.log.messages.allSatisfy { $0.contains(" allows values from ") }, "\(value)")
      stage.release()
    }
  }

  // MARK: Leaks

  @Test func `what formats capture is let go with the form`() async throws {
    final class Captured: Sendable {}
    struct Holding: FormatStyle {
      var captured = Held()
      func format(_ value: Double) -> String { "\(value)" }
    }
    struct Held: Codable, Hashable {
      var object: Captured? = Captured()
      init() {}
      init(from decoder: any Decoder) {}
      func encode(to encoder: any Encoder) {}
      static func == (one: Held, other: Held) -> Bool { one.object === other.object }
      func hash(into hasher: inout Hasher) {}
    }
    weak var captured: Captured?
    do {
      let format = Holding()
      captured = format.captured.object
      stage.show(
        stage.chain.section().numberField("A", \.weight, of: draft, format: format)
          .stepper("B", \.weight, of: draft, format: format).slider("C", \.weight, of: draft, in: 0...2, format: format)
          .make())
      stage.window.layOut()
      #expect(captured != nil)
    }
    stage.release()
    await nextTurns()
    #expect(captured == nil)
  }
}
