import Foundation
import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Messages with words and numbers that depend on the value, such as those of a server.
@MainActor @Suite struct ReportedMistakeTests {
  struct Trip: Equatable {
    var name = "Ada"
    var email = "ada@example.com"
    var guests = 2000
    var price = 20000.0
    var cost = Decimal(20000)
    var part = 2.0
    var day = Date(timeIntervalSince1970: 0)
  }

  private let stage = Stage()
  private let draft = FormDraft(Trip())

  private func messages() async -> [String] {
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
    return stage.tableView.visibleCells.filter { $0 is MessageFormCell }.compactMap { cell in
      cell.contentView.subviews.lazy.compactMap { ($0 as? UILabel)?.text }.first
    }
  }

  // MARK: A server's message

  private final class Answers {
    var refusals: [String: String] = [:]
  }

  @Test func `a mistake that a server reports is shown below its row until the value changes`() async throws {
    let answers = Answers()
    stage.show(
      stage.chain.height(44).section()
        .textField("Name", \.name, of: draft)
        .textField("Email", \.email, of: draft)
        .validate(.required, .email, .message { email in answers.refusals[email] })
        .button("Pay").enabled(when: draft, \.isValid).onSelect {}
        .make())
    #expect(await messages() == [] && draft.isValid)
    answers.refusals["ada@example.com"] = "Ada is unknown."
    #expect(throws: DraftError.isInvalid(["Ada is unknown."])) { try draft.commit() }
    stage.dataSource?.focus(\.email, of: draft)
    #expect(await messages() == ["Ada is unknown."])
    // The button follows a mistake that only the commit has found.
    let button = try stage.cell(3, as: ActionFormCell.self)
    #expect(!button.isUserInteractionEnabled)
    let field = try stage.cell(1, as: TextFieldFormCell.self).field
    #expect(field.isFirstResponder)
    field.insertText("x")
    #expect(await messages() == [] && draft.isValid)
    #expect(try stage.cell(2, as: ActionFormCell.self).isUserInteractionEnabled)
    field.deleteBackward()
    #expect(await messages() == ["Ada is unknown."])
    #expect(stage.log.messages == [])
  }

  @Test func `a rule's own message replaces the one of its closure`() {
    stage.show(
      stage.chain.section().textField("Name", \.name, of: draft)
        .validate(ValidationRule.message { $0 == "Ada" ? "first" : nil }.saying("second")).make())
    #expect(throws: DraftError.isInvalid(["second"])) { try draft.commit() }
  }

  @Test func `an unknown field of any type is reported`() {
    stage.show(stage.chain.section().textField("Name", \.name, of: draft).make())
    stage.dataSource?.focus(\Trip.price as PartialKeyPath<Trip>, of: draft)
    #expect(stage.log.messages.count == 1)
  }

  @Test func `an alert shows the messages of the rows, or that there is a conflict`() throws {
    let error: any Error = DraftError.isInvalid(["One.", "Two."])
    #expect(error.localizedDescription == "One.\nTwo.")
    #expect((DraftError.modelIsGone as any Error).localizedDescription == DraftError.modelIsGone.description)
    let owner = Owner()
    let draft = FormDraft(of: owner, \.trip)
    draft.name = "Bo"
    owner.trip.name = "Cy"
    let conflict = #expect(throws: DraftConflict<Trip>.self) { try draft.commit() }
    #expect(conflict?.localizedDescription == InterfaceText.conflict.text)
  }

  private final class Owner {
    var trip = Trip()
  }

  // MARK: Numbers and dates

  @Test func `the bounds in a message have the format of the row`() async {
    let (first, last) = (Date(timeIntervalSince1970: 86_400 * 10), Date(timeIntervalSince1970: 86_400 * 20))
    stage.show(
      stage.chain.height(44).section()
        .stepper("Guests", \.guests, of: draft, in: 0...9000).validate(.range(3000...4000))
        .numberField("Price", \.price, of: draft, format: .currency(code: "EUR").locale(Locale(identifier: "de_DE")))
        .validate(.range(1000...2000.5))
        .numberField("Cost", \.cost, of: draft).validate(.range(1000...2000))
        .slider("Part", \.part, of: draft, in: 0...9, format: .percent).validate(.range(0.5...1))
        .datePicker("Day", \.day, of: draft).validate(.range(first...last))
        .row(NumberCell.self).bind(\.guests, of: draft, to: \.stepper.wholeNumbers).validate(.range(3000...4000))
        .make())
    #expect(throws: DraftError.self) { try draft.commit() }
    let (number, percent) = (IntegerFormatStyle<Int>(), FloatingPointFormatStyle<Double>.Percent())
    let day = Date.FormatStyle(date: .abbreviated, time: .omitted)
    #expect(
      await messages() == [
        "From \(number.format(3000)) to \(number.format(4000)).", "From 1.000,00\u{a0}€ to 2.000,50\u{a0}€.",
        "From \(number.format(1000)) to \(number.format(2000)).",
        "From \(percent.format(0.5)) to \(percent.format(1)).",
        "From \(day.format(first)) to \(day.format(last)).", "From \(number.format(3000)) to \(number.format(4000)).",
      ])
    #expect(number.format(3000) != "3000")
  }

  private final class NumberCell: UITableViewCell {
    let stepper = UIStepper()
  }

  @Test func `dates in TableMaker's texts are in the language of the texts`() {
    let date = Date(timeIntervalSince1970: 0)
    func text(_ languages: String...) -> String {
      date.formatted(
        Date.FormatStyle(
          date: .abbreviated, time: .omitted, locale: InterfaceText.locale(in: languages),
          timeZone: TimeZone(secondsFromGMT: 0) ?? .current))
    }
    #expect(text("zh-Hans") == "1970年1月1日" && text("zh-Hans-CN", "en") == "1970年1月1日")
    #expect(text("de-DE").contains("1970") && text("de-DE") != text("en-US"))
    #expect(InterfaceText.locale(in: []) == .current)
    #expect(InterfaceText.locale(in: ["zh-Hans"]).region == Locale.current.region)
  }
}
