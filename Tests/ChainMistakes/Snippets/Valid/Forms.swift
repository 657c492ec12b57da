import Foundation
import TableMaker
import UIKit

struct Booking: Equatable {
  var name = ""
  var guests = 2
  var wantsJackets = false
  var sizes = ""
  var nickname: String?
  var price = 2.5
  var tide = 0.5
  var notes = ""
  var size = "M"
  var days: Set<Int> = []
  var password = ""
  var date = Date()
  var passengers: [Passenger] = []
  var total: Int { guests * 10 }
}

struct Passenger: Identifiable, Equatable {
  let id = UUID()
  var name = ""
  var bags = 0
}

final class TextFieldCell: UITableViewCell { let textField = UITextField() }
final class StepperCell: UITableViewCell {
  let stepper = UIStepper()
  let label = UILabel()
}
final class SwitchCell: UITableViewCell { let toggle = UISwitch() }

final class Controller: UIViewController {
  let tableView = UITableView(frame: .zero, style: .insetGrouped)
  var booking = Booking()
  var dataSource: TableViewDataSource!

  override func viewDidLoad() {
    super.viewDidLoad()
    let draft = FormDraft(of: self, \.booking)
    dataSource = DataSource(tableView)
      .onError(by: weakSelf) { owner, error in owner.tell(error) }
      .confirmsUnsavedChanges(of: draft)
      .keyboardBar(true)
      .readOnly(when: draft) { $0.guests > 100 }
      .section("own")
      .row(TextFieldCell.self).bind(\.name, of: draft, to: \.textField)
      .validate(.required, .maximumLength(40))
      .row(StepperCell.self, named: "guests")
      .bind(\.guests, of: draft, to: \.stepper.wholeNumbers) { cell, guests in
        cell.label.text = "\(guests) of \(guests * 2)"
      }
      .validate(.range(1...8), .custom("Even, please") { $0 % 2 == 0 })
      .row(SwitchCell.self).bind(\.wantsJackets, of: draft, to: \.toggle).height(60)
      .row(TextFieldCell.self).bind(\.sizes, of: draft, to: \.textField)
      .visible(when: draft, \.wantsJackets)
      .row(TextFieldCell.self).bind(\.nickname, of: draft, to: \.textField.clearable)
      .visible(when: draft) { $0.guests * 2 + 1 > 3 && $0.isValid }
      .row(TextFieldCell.self).bind(\.price, of: draft, to: \.textField, format: .number)
      .row(PlainCell.self).adapter { cell in cell.textLabel?.text = draft.name }
      .section("ready").title("Ready-made")
      .textField("Name", \.name, of: draft).validate(.required, .maximumLength(40))
      .secureField("Password", \.password, of: draft)
      .numberField("Price", \.price, of: draft, format: .number)
      .numberField("Fare", \.price, of: draft, returnKeyType: .go)
      .textView("Notes", \.notes, of: draft, autocorrectionType: .no)
      .toggle("Life jackets", \.wantsJackets, of: draft)
      .stepper("Guests", \.guests, of: draft, in: 1...8).validate(.range(1...8))
      .stepper("Discount", \.tide, of: draft, in: 0...1, step: 0.05, format: .percent)
      .slider("Tide", \.tide, of: draft)
      .slider("Share", \.tide, of: draft, in: 0...0.5, format: .percent.precision(.fractionLength(0)))
      .segmentedControl("Size", \.size, of: draft, among: ["S", "M", "L"]) { $0 }
      .inlinePicker(\.size, of: draft, among: ["S", "M", "L"]) { $0 }
      .inlineMultiPicker(\.days, of: draft, among: [1, 2], named: "days") { "Day \($0)" }
      .picker("Size", \.size, of: draft, among: ["S", "M", "L"]) { $0 }.validate(.required)
      .multiPicker("Days", \.days, of: draft, among: [1, 2], isSearchable: true) { "Day \($0)" }
      .datePicker("When", \.date, of: draft, from: .now).readOnly(when: draft, \.wantsJackets)
      .datePicker("Alarm", \.date, of: draft, parts: .time, style: .unfolding, every: 15)
      .value("Total", of: draft) { "\($0.total)" }
      .link("More").onSelect(by: weakSelf) { owner in owner.cancel() }
      .section("passengers")
      .rows(for: \.passengers, of: draft) { rows, passenger in
        rows.textField("Passenger", passenger.name, of: draft).validate(.required)
          .stepper("Bags", passenger.bags, of: draft, in: 0...3)
      }
      .deletable()
      .movable()
      .insertable("Add Passenger") { Passenger() }
      .section().titles(of: draft) { draft in draft.name }.footerTitles(of: draft) { draft in "\(draft.total) in all" }
      .button("Save").enabled(when: draft, \.isValid).onSelect { try draft.commit() }
      .button("Cancel", isDestructive: true).onSelect(by: weakSelf) { owner in owner.cancel() }
      .section("notes").cell(SelfNoteCell.self).data([Note(id: 1, text: "rows and data mix")])
      .make()
    var chain = DataSource(tableView).section().row(TextFieldCell.self).bind(\.name, of: draft, to: \.textField)
    for _ in 0..<3 { chain = chain.row(TextFieldCell.self).bind(\.sizes, of: draft, to: \.textField) }
    dataSource = chain.make()
    dataSource.row("late").insert(after: "guests") { rows in rows.textField("Late", \.notes, of: draft) }
    dataSource.row("late").move(before: "guests")
    dataSource.confirmUnsavedChanges { [weak self] in self?.dismiss(animated: true) }
    draft.onWillCommit { draft.name += "!" }
    draft.onWillReload { print(draft.isChanged) }
    draft.onReload { booking in print(booking.name) }
    draft.onChange { change in print(change.keyPath) }
    draft.guests += 1
    draft[\.name] = "Ada"
    _ = try? draft.commit()
  }

  func tell(_ error: any Error) {}
  func cancel() {}
}
