import Foundation
import PictureComparison
import TableMaker
import TestSupport
import Testing
import UIKit

/// Every ready-made row of a form, as it looks: light, dark, from right to left, and at the largest text size.
///
/// None of them awaits anything: a keyboard that another test shows meanwhile would cover the form.
@MainActor @Suite(.serialized) struct FormPictureTests {
  private struct Trip: Equatable {
    var name = "Ada Lovelace"
    var email = ""
    var password = "secret"
    var price = 2.5
    var notes = "Two of us cannot swim.\nWe bring our own jackets."
    var empty = ""
    var isOn = true
    var isOff = false
    var guests = 3
    var tide = 0.6
    var size = "M"
    var meal = "Fish"
    var extras: Set<String> = ["Bait", "Fishing rods", "Lunch"]
    var date = Date(timeIntervalSince1970: 1_773_130_800)
  }

  struct Look: CustomTestStringConvertible, Sendable {
    var name: String
    var style = UIUserInterfaceStyle.light
    var direction = UITraitEnvironmentLayoutDirection.leftToRight
    var size = UIContentSizeCategory.large

    var testDescription: String { name }
  }

  nonisolated static let looks = [
    Look(name: "light"), Look(name: "dark", style: .dark), Look(name: "mirrored", direction: .rightToLeft),
    Look(name: "largest", size: .accessibilityExtraExtraExtraLarge),
  ]

  private func show(_ look: Look, height: CGFloat) -> (TestWindow, UITableView) {
    let test = TestWindow(size: CGSize(width: 390, height: height))
    test.window.traitOverrides.userInterfaceStyle = look.style
    test.window.traitOverrides.layoutDirection = look.direction
    test.window.traitOverrides.preferredContentSizeCategory = look.size
    let tableView = UITableView(frame: .zero, style: .insetGrouped)
    test.show(tableView)
    return (test, tableView)
  }

  @Test(.languages("en"), arguments: looks) func `rows that are typed into, and what is wrong with them`(look: Look)
    throws
  {
    let (test, tableView) = show(look, height: look.size == .large ? 480 : 1_700)
    let draft = FormDraft(Trip())
    let dataSource = DataSource(tableView)
      .section().title("Who")
      .textField("Name", \.name, of: draft)
      .textField("Email", \.email, of: draft, placeholder: "you@harbour.example").validate(.required, feedback: .atOnce)
      .secureField("Password", \.password, of: draft)
      .numberField("Price", \.price, of: draft, format: .number.locale(Locale(identifier: "en_US")))
      .textView("Notes", \.notes, of: draft)
      .textView("More", \.empty, of: draft, placeholder: "Anything else")
      .textField("Not yours", \.name, of: draft).enabled(when: draft, \.isOff)
      .make()
    draft.email = "a"
    draft.email = ""
    dataSource.update()
    settleAnimations()
    test.layOut()
    try expectPicture(of: test.window, named: "Forms/typed-\(look.name)", scale: 2)
  }

  @Test(.languages("en"), arguments: looks) func `rows with a control, a date, choices and buttons`(look: Look)
    throws
  {
    let (test, tableView) = show(look, height: look.size == .large ? 1_250 : 3_000)
    let draft = FormDraft(Trip())
    let dataSource = DataSource(tableView)
      .section().title("Values")
      .toggle("Life jackets", \.isOn, of: draft)
      .toggle("Not today", \.isOff, of: draft).enabled(when: draft, \.isOff)
      .stepper("Guests", \.guests, of: draft, in: 1...8)
      .slider("Tide", \.tide, of: draft)
      .segmentedControl("Size", \.size, of: draft, among: ["S", "M", "L"]) { $0 }
      .section().title("Dates")
      .datePicker("Day", \.date, of: draft)
      .datePicker("Both", \.date, of: draft, parts: .dateAndTime)
      .datePicker("Unfolded", \.date, of: draft, style: .unfolding, named: "unfolded")
      .section().title("Choices")
      .inlinePicker(\.meal, of: draft, among: ["Fish", "Soup"]) { $0 }
      .section()
      .value("Total", of: draft) { "\($0.guests * 25)" }
      .link("Terms").onSelect {}
      .button("Save").onSelect {}
      .button("Discard", isDestructive: true).onSelect {}
      .button("Not now").enabled(when: draft, \.isOff).onSelect {}
      .make()
    if let path = dataSource.row("unfolded").indexPath { tableView.tap(path.row, in: path.section) }
    dataSource.update()
    settleAnimations()
    test.layOut()
    try expectPicture(of: test.window, named: "Forms/values-\(look.name)", scale: 2)
  }

  @Test(.languages("en"), arguments: looks) func `rows whose choices are on a page, and that page`(look: Look) throws {
    let (test, tableView) = show(look, height: look.size == .large ? 480 : 1_500)
    let draft = FormDraft(Trip())
    let extras = ["Bait", "Fishing rods", "Lunch", "Bicycles"]
    let dataSource = DataSource(tableView)
      .section().title("Choices")
      .picker("Meal", \.meal, of: draft, among: ["Fish", "Soup"]) { $0 }
      .multiPicker("On board", \.extras, of: draft, among: extras, named: "extras") { $0 }
      .multiPicker("What else there is on board", \.extras, of: draft, among: extras) { "\($0) of the harbour" }
      .picker("Not yours", \.meal, of: draft, among: ["Fish"]) { $0 }.enabled(when: draft, \.isOff)
      .picker("Only shown", \.meal, of: draft, among: ["Fish"]) { $0 }.readOnly(when: draft, \.isOn)
      .make()
    test.layOut()
    try expectPicture(of: test.window, named: "Forms/choices-\(look.name)", scale: 2)
    let page = UIViewController()
    page.title = "Trip"
    tableView.removeFromSuperview()
    page.view.addSubview(tableView)
    tableView.frame = page.view.bounds
    test.show(UINavigationController(rootViewController: page))
    if let path = dataSource.row("extras").indexPath { tableView.tap(path.row, in: path.section) }
    settleAnimations()
    test.layOut()
    try expectPicture(of: test.window, named: "Forms/choice-page-\(look.name)", scale: 2)
  }

  @Test(.languages("en"), arguments: looks) func `the bar above the keyboard, and the row that is typed into`(
    look: Look
  )
    throws
  {
    let (test, tableView) = show(look, height: 844)
    let draft = FormDraft(Trip())
    var chain = DataSource(tableView).section().textField("Name", \.name, of: draft)
    for number in 0..<12 { chain = chain.textField("Text \(number)", \.size, of: draft) }
    let dataSource =
      chain.textField("Notes", \.email, of: draft, named: "notes").validate(.maximumLength(3), feedback: .atOnce).make()
    dataSource.row("notes").focus()
    draft.email = "Long"
    dataSource.update()
    // `settleAnimations()` would also wait for the timers of other tests while the caret blinks.
    advance(seconds: 1.25)
    test.layOut()
    try expectPicture(of: test.window, named: "Forms/keyboard-\(look.name)", scale: 2)
    test.window.endEditing(true)
    settleAnimations()
  }
}
