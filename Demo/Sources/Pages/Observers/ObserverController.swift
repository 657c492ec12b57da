import TableMaker
import UIKit

/// One person: their place, what they watch, and how much they have seen.
final class ObserverController: UIViewController {
  private let person: Observer
  private let words: ObserversWords
  let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private var dataSource: TableViewDataSource?

  init(_ person: Observer, words: ObserversWords) {
    (self.person, self.words) = (person, words)
    super.init(nibName: nil, bundle: nil)
    title = person.name.isEmpty ? words.noName : person.name
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    dataSource = DataSource(tableView)
      .section("person")
      .stockCell(.value1)
      .data([words.place, words.watches, words.sightings], id: \.self)
      .adapter { [person, words] cell, line, index in
        cell.textLabel?.text = line
        cell.detailTextLabel?.text = [person.place, words.subject(person.subject), "\(person.sightings)"][index]
        cell.selectionStyle = .none
      }
      .make()
  }
}
