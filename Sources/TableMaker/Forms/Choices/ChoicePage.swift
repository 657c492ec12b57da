import UIKit

/// A page with a row's choices: a table view with check marks that follows the row's draft.
final class ChoicePage: UITableViewController {
  /// A value that the user can choose.
  private struct Choice: Identifiable, Equatable, Sendable {
    let id: Int
    let title: String
    var isChosen = false
    var isEnabled = true
  }

  private let question: ChoiceQuestion
  /// The row of the page. Weak because the form can remove it.
  private weak var row: FormRow?
  private let choices = ItemList<Choice>([])
  private(set) var dataSource: TableViewDataSource?
  /// The chosen values, and whether the user can change them.
  private let reading: DraftReading<(marks: [Bool], isChangeable: Bool)>
  let search = UISearchController(searchResultsController: nil)

  private init(_ question: ChoiceQuestion, of row: FormRow, style: UITableView.Style) {
    self.question = question
    self.row = row
    reading = DraftReading { [weak row] in
      guard let row, row.isThere else { return ([], false) }
      return (question.marks(), row.meetsConditions)
    }
    super.init(style: style)
  }

  required init?(coder: NSCoder) { nil }

  /// Opens the page of a row from the controller of the row's table view.
  static func open(_ question: ChoiceQuestion, of row: FormRow) {
    guard let source = row.source, let tableView = source.tableView else { return }
    source.keyboard.endEditing()
    let responders = sequence(first: tableView as UIResponder, next: \.next)
    guard let controller = responders.lazy.compactMap({ $0 as? UIViewController }).first else {
      _ = source.report(.pageWithoutController(title: question.title, at: row.settings.location))
      return
    }
    // The user can tap again while the page appears.
    guard row.page?.parent == nil else { return }
    let page = ChoicePage(question, of: row, style: tableView.style)
    row.page = page
    guard let navigation = controller.navigationController else {
      let done = UIAction { [weak page] _ in page?.dismiss(animated: true) }
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: done)
      return controller.present(UINavigationController(rootViewController: page), animated: true)
    }
    navigation.pushViewController(page, animated: true)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = question.title
    navigationItem.largeTitleDisplayMode = .never
    var section = DataSource(tableView).section()
      .cell(ActionFormCell.self)
      .data(choices)
      .adapter { cell, choice, _ in
        cell.prepare(choice.title, .choice(isChosen: choice.isChosen), isEnabled: choice.isEnabled)
      }
      .autoHeight()
      .onSelect(by: weakSelf) { page, choice, _ in page.choose(choice.id) }
    if question.isSearchable {
      search.obscuresBackgroundDuringPresentation = false
      navigationItem.searchController = search
      navigationItem.hidesSearchBarWhenScrolling = false
      section = section.searchable(search, by: \.title)
    }
    let titles = question.titles()
    choices.items = titles.enumerated().map { Choice(id: $0, title: $1) }
    update()
    dataSource = section.make()
    reading.onSettle = { [weak self] in self?.update() }
    // The first chosen value can be far below.
    if let first = choices.items.first(where: \.isChosen) {
      dataSource?.scroll(to: first, at: .middle, animated: false)
    }
  }

  /// Shows which values are chosen.
  private func update() {
    let (marks, isChangeable) = reading.value
    // The reading has no marks if the row's field no longer exists.
    choices.items = choices.items.enumerated().map { number, choice in
      var choice = choice
      (choice.isChosen, choice.isEnabled) = (marks.indices.contains(number) && marks[number], isChangeable)
      return choice
    }
  }

  private func choose(_ number: Int) {
    guard let row, row.meetsConditions, row.isShown else { return }
    question.choose(number)
    row.didWrite()
    if question.isOfOne { close() }
  }

  /// Returns to the form.
  private func close() {
    search.isActive = false
    guard let navigationController, navigationController.topViewController === self else { return }
    if navigationController.viewControllers.count > 1 {
      navigationController.popViewController(animated: true)
    } else {
      navigationController.dismiss(animated: true)
    }
  }
}
