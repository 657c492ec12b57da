import TableMaker
import UIKit

/// A form without an issue: the ready-made rows, in a navigation controller.
final class TripController: UIViewController {
  private struct Trip: Equatable {
    var name = "Ada Lovelace"
    var email = ""
    var notes = "Two of us cannot swim."
    var isOn = true
    var guests = 3
    var tide = 0.6
    var size = "M"
    var meal = "Fish"
    var date = Date(timeIntervalSince1970: 1_773_130_800)
  }

  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private let draft = FormDraft(Trip())
  private var dataSource: TableViewDataSource?

  /// Returns the form in a navigation controller with a large title.
  static func inNavigation() -> UINavigationController {
    let form = TripController()
    form.title = "Trip"
    form.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    let navigation = UINavigationController(rootViewController: form)
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    dataSource = DataSource(tableView)
      .section().title("Who")
      .textField("Name", \.name, of: draft)
      .textField("Email", \.email, of: draft, placeholder: "you@harbour.example").validate(.required)
      .textView("Notes", \.notes, of: draft)
      .section().title("Values")
      .toggle("Life jackets", \.isOn, of: draft)
      .stepper("Guests", \.guests, of: draft, in: 1...8)
      .slider("Tide", \.tide, of: draft)
      .segmentedControl("Size", \.size, of: draft, among: ["S", "M", "L"]) { $0 }
      .section().title("Choices")
      .datePicker("Day", \.date, of: draft)
      .inlinePicker(\.meal, of: draft, among: ["Fish", "Soup"]) { $0 }
      .picker("Meal", \.meal, of: draft, among: ["Fish", "Soup"]) { $0 }
      .button("Save").onSelect {}
      .make()
  }
}
