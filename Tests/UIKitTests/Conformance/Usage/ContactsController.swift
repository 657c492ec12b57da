import UIKit

struct Contact: Hashable {
  var name: String
  var isFavorite = false
}

/// A page as Xcode's template makes it: a table view controller that is its own data source, edited by its button.
class ContactsController: UITableViewController {
  var groups: [[Contact]] = [
    [Contact(name: "Ann"), Contact(name: "Ben")], [Contact(name: "Cem"), Contact(name: "Dot"), Contact(name: "Eve")],
  ]
  var opened: [Contact] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Contacts"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
    tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    tableView.rowHeight = 50
    navigationItem.rightBarButtonItem = editButtonItem
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.add() })
  }

  func add() {
    groups[0].insert(Contact(name: "New"), at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { groups.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { groups[section].count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
    let contact = groups[indexPath.section][indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = contact.name
    content.image = UIImage(systemName: contact.isFavorite ? "star.fill" : "star")
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? "Friends" : nil
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    groups[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    opened.append(groups[indexPath.section][indexPath.row])
    navigationController?.pushViewController(UIViewController(), animated: false)
  }
}

/// A separate object that is a table's data source and delegate, and that its creator keeps.
final class NumbersSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var numbers: [Int]
  private(set) var scrolled: [CGFloat] = []

  init(_ numbers: [Int]) { self.numbers = numbers }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { numbers.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "number")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "number")
    cell.textLabel?.text = "\(numbers[indexPath.row])"
    cell.detailTextLabel?.text = numbers[indexPath.row].isMultiple(of: 2) ? "even" : "odd"
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    indexPath.row == 0 ? 80 : 40
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let label = UILabel()
    label.text = "Numbers"
    return label
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath.row == 0 ? nil : indexPath
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled.append(scrollView.contentOffset.y) }
}
