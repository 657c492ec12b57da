import Foundation
import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// The model of the ready-made rows.
private struct Settings: Equatable {
  var name = "Ada"
  var password = ""
  var price = 2.5
  var notes = ""
  var isOn = false
  var guests = 2
  var tide = 0.5
  var size = "M"
  var meal = "Fish"
  var days: Set<Int> = [1]
  var date = Date(timeIntervalSince1970: 0)
}

@Suite @MainActor struct ReadyRowTests {
  private let stage = Stage(style: .insetGrouped)
  private let draft = FormDraft(Settings())
  private let taps = Log()

  private func show() {
    stage.show(
      stage.chain
        .section("text")
        .textField("Name", \.name, of: draft, placeholder: "Required", contentType: .name)
        .secureField("Password", \.password, of: draft)
        .numberField("Price", \.price, of: draft, format: .number.locale(Locale(identifier: "en_US")))
        .textView("Notes", \.notes, of: draft, placeholder: "Anything")
        .section("values")
        .toggle("On", \.isOn, of: draft)
        .stepper("Guests", \.guests, of: draft, in: 1...8)
        .slider("Tide", \.tide, of: draft)
        .segmentedControl("Size", \.size, of: draft, among: ["S", "M", "L"]) { $0 }
        .section("choices")
        .inlinePicker(\.meal, of: draft, among: ["Fish", "Soup"]) { $0 }
        .inlineMultiPicker(\.days, of: draft, among: [1, 2]) { "Day \($0)" }
        .section("actions")
        .value("Total", of: draft) { "\($0.guests * 10)" }
        .button("Save").onSelect { [taps] in taps.add("save") }
        .button("Delete", isDestructive: true).enabled(when: draft, \.isOn).onSelect { [taps] in taps.add("delete") }
        .link("More").onSelect { [taps] in taps.add("more") }
        .make())
  }

  private func view<View: UIView>(_ row: Int, in section: Int, as type: View.Type = View.self) throws -> View {
    func find(in view: UIView) -> View? {
      (view as? View) ?? view.subviews.lazy.compactMap(find).first
    }
    let path = IndexPath(row: row, section: section)
    stage.tableView.scrollToRow(at: path, at: .middle, animated: false)
    stage.window.layOut()
    let cell = try #require(stage.tableView.cellForRow(at: path))
    return try #require(find(in: cell.contentView))
  }

  private func texts(_ row: Int, in section: Int) throws -> [String] {
    func find(in view: UIView) -> [String] {
      if view.isHidden { return [] }
      return (view as? UILabel)?.text.map { [$0] } ?? view.subviews.flatMap(find)
    }
    let _: UIStackView = try view(row, in: section)
    return find(in: try #require(stage.tableView.cellForRow(at: IndexPath(row: row, section: section))).contentView)
  }

  @Test func `each row is one line of the chain, and shows its title and its value`() throws {
    show()
    #expect(stage.rowCounts == [4, 4, 4, 4])
    #expect(try texts(0, in: 0).first == "Name")
    let name: UITextField = try view(0, in: 0)
    #expect(name.text == "Ada" && name.placeholder == "Required" && name.textContentType == .name)
    let password: UITextField = try view(1, in: 0)
    #expect(password.isSecureTextEntry && password.textContentType == .password)
    #expect(try view(2, in: 0, as: UITextField.self).text == "2.5")
    #expect(try texts(3, in: 0) == ["Notes", "Anything"])
    #expect(try texts(1, in: 1) == ["Guests", "2"])
    #expect(try view(3, in: 1, as: UISegmentedControl.self).selectedSegmentIndex == 1)
    #expect(try texts(0, in: 3) == ["Total", "20"])
    #expect(stage.log.messages == [])
  }

  @Test func `rows of one line are 44 points high, and more at the largest text size`() throws {
    show()
    for row in 0..<3 { #expect(abs(stage.height(row) - 44) < 1, "row \(row)") }
    for row in 0..<4 { #expect(abs(stage.height(row, in: 1) - 44) < 1.5, "row \(row)") }
    stage.window.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    stage.window.layOut()
    let name: UITextField = try view(0, in: 0)
    let cell = try #require(stage.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? FormCell)
    #expect(
      name.convert(name.bounds, to: cell).minY > cell.titleLabel.convert(cell.titleLabel.bounds, to: cell).maxY - 1)
    #expect(stage.height(0) > 100)
    #expect(stage.log.messages == [])
  }

  private enum Kind: CaseIterable {
    case choice, button, link, text, secure, number, longText, toggle, stepper, slider, segments, date, value,
      picker
  }

  /// A form of one row.
  private func form(of kind: Kind, _ title: String, in stage: Stage) -> TableViewDataSource {
    let (start, draft) = (stage.chain.section(), FormDraft(Settings()))
    return switch kind {
    case .choice: start.inlinePicker(\.meal, of: draft, among: ["Fish"]) { _ in title }.make()
    case .button: start.button(title).make()
    case .link: start.link(title).make()
    case .text: start.textField(title, \.name, of: draft).make()
    case .secure: start.secureField(title, \.password, of: draft).make()
    case .number: start.numberField(title, \.price, of: draft, format: .number).make()
    case .longText: start.textView(title, \.notes, of: draft).make()
    case .toggle: start.toggle(title, \.isOn, of: draft).make()
    case .stepper: start.stepper(title, \.guests, of: draft).make()
    case .slider: start.slider(title, \.tide, of: draft).make()
    case .segments: start.segmentedControl(title, \.size, of: draft, among: ["S", "M"]) { $0 }.make()
    case .date: start.datePicker(title, \.date, of: draft).make()
    case .value: start.value(title, of: draft) { $0.name }.make()
    case .picker: start.picker(title, \.meal, of: draft, among: ["Fish", "Rice"]) { $0 }.make()
    }
  }

  @Test(
    arguments: [.small, .large, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityExtraExtraExtraLarge]
      as [UIContentSizeCategory], ["Title", ""])
  func `a row of each kind is measured without a complaint at each text size, with a title and without`(
    textSize: UIContentSizeCategory, title: String
  ) {
    for kind in Kind.allCases {
      let stage = Stage()
      stage.window.window.traitOverrides.preferredContentSizeCategory = textSize
      stage.show(form(of: kind, title, in: stage))
      #expect(stage.log.messages == [], "\(kind)")
      #expect(stage.height(0) >= 44 && stage.height(0) < 200, "\(kind)")
    }
  }

  @Test func `touches change the draft, and what depends on it is shown`() async throws {
    show()
    #expect(try view(0, in: 1, as: UISwitch.self).tap())
    settleAnimations()
    #expect(draft.isOn)
    let stepper: UIStepper = try view(1, in: 1)
    stepper.tap(at: CGPoint(x: stepper.bounds.width * 0.75, y: stepper.bounds.midY))
    #expect(draft.guests == 3)
    #expect(try texts(1, in: 1) == ["Guests", "3"])
    let segments: UISegmentedControl = try view(3, in: 1)
    segments.tap(at: CGPoint(x: segments.bounds.width * 5 / 6, y: segments.bounds.midY))
    #expect(draft.size == "L")
    let slider: UISlider = try view(2, in: 1)
    let thumb = slider.thumbRect(
      forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: slider.value)
    slider.drag(
      from: CGPoint(x: thumb.midX, y: thumb.midY), to: CGPoint(x: slider.bounds.maxX, y: thumb.midY), after: 0.2)
    #expect(draft.tide == 1)
    draft.undo()
    #expect(draft.tide == 0.5)
    await stage.dataSource?.waitForUpdates()
    #expect(try texts(0, in: 3) == ["Total", "30"])
  }

  @Test func `one of several is chosen by a tap, and several of several`() async throws {
    show()
    _ = try texts(3, in: 2)
    #expect(stage.tableView.tap(1, in: 2))
    #expect(stage.tableView.tap(3, in: 2))
    #expect(stage.tableView.tap(2, in: 2))
    await stage.dataSource?.waitForUpdates()
    #expect(draft.meal == "Soup" && draft.days == [2])
    let marks = try (0..<4).map { try stage.cell($0, in: 2).accessoryType }
    #expect(marks == [.none, .checkmark, .none, .checkmark])
  }

  @Test func `buttons and links are tapped, but not while they are not enabled`() async throws {
    show()
    _ = try texts(3, in: 3)
    for row in 0..<4 { stage.tableView.tap(row, in: 3) }
    #expect(taps.lines == ["save", "more"])
    draft.isOn = true
    await stage.dataSource?.waitForUpdates()
    stage.tableView.tap(2, in: 3)
    #expect(taps.lines == ["save", "more", "delete"])
    let cell = try stage.cell(3, in: 3)
    #expect(cell.accessoryType == .disclosureIndicator && cell.accessibilityTraits.contains(.button))
  }

  @Test func `a number that cannot be read stays, is told, and leaves the draft as it is`() async throws {
    show()
    let price: UITextField = try view(2, in: 0)
    price.becomeFirstResponder()
    price.insertText("x")
    await stage.dataSource?.waitForUpdates()
    #expect(draft.price == 2.5 && !draft.isValid && price.text == "2.5x")
    price.resignFirstResponder()
    await stage.dataSource?.waitForUpdates()
    #expect(price.text == "2.5x" && stage.rowCounts[0] == 5)
    #expect(throws: DraftError.isInvalid(["This cannot be read."])) { try draft.commit() }
    price.becomeFirstResponder()
    price.deleteBackward()
    price.insertText("0")
    price.resignFirstResponder()
    await stage.dataSource?.waitForUpdates()
    #expect(draft.isValid && draft.price == 2.5 && price.text == "2.5" && stage.rowCounts[0] == 4)
  }

  @Test func `a text view's row grows with its text`() async throws {
    show()
    let notes: UITextView = try view(3, in: 0)
    let before = stage.height(3)
    notes.becomeFirstResponder()
    for _ in 0..<4 { notes.insertText("A line\n") }
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
    #expect(stage.height(3) > before + 60)
    #expect(notes.isFirstResponder && draft.notes.count == 28)
    #expect(stage.log.messages == [])
  }

  @Test func `a value outside a stepper's bounds is shown, and the next tap begins at the bound`() async throws {
    show()
    draft.guests = 12
    await stage.dataSource?.waitForUpdates()
    #expect(try texts(1, in: 1) == ["Guests", "12"])
    let stepper: UIStepper = try view(1, in: 1)
    stepper.tap(at: CGPoint(x: stepper.bounds.width * 0.25, y: stepper.bounds.midY))
    #expect(draft.guests == 7)
  }
}
