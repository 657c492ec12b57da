import Foundation
import TableMaker
public import UIKit

/// A society's observers in two scripts: searched as one types, in the language's order, under their letters.
///
/// Its people come from `Resources/observers.json`, or are generated, as many as asked for. If that file is broken, one
/// row says what is wrong in it, and where.
public final class ObserversController: UIViewController {
  private let words: ObserversWords
  private let count: Int?
  private let file: Result<Observers, FileProblem>
  let tableView = UITableView(frame: .zero, style: .plain)
  let search = UISearchController(searchResultsController: nil)
  private(set) var dataSource: TableViewDataSource?

  /// Creates the page in a language, from its own file.
  ///
  /// - Parameter count: How many people there are, generated; nil for those of the file.
  public convenience init(language: Language, count: Int? = nil) {
    self.init(language: language, count: count, data: Observers.fileData)
  }

  /// Creates the page in a language from a file's content; nothing is a missing file.
  init(language: Language, count: Int? = nil, data: Data?) {
    words = ObserversWords(language: language)
    self.count = count
    file = Result { () throws(FileProblem) in try Observers.read(data, in: language) }
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    // Rows and index end above the keyboard, and without one at the foot of the screen.
    view.keyboardLayoutGuide.usesBottomSafeArea = false
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    switch file {
    case .success(let observers):
      title = observers.title
      addSearch()
      show(count.map { observers.people(count: $0) } ?? observers.people)
    case .failure(let problem):
      title = FileProblem.heading(in: words.language)
      dataSource = problem.makeDataSource(for: tableView, file: "observers.json", in: words.language)
    }
  }

  private func addSearch() {
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = words.prompt
    search.searchBar.scopeButtonTitles = [words.all] + Observer.Subject.allCases.map(words.subject)
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
  }

  private func show(_ people: [Observer]) {
    let words = words
    let bar = search.searchBar
    dataSource = DataSource(tableView)
      .section("observers")
      .cell(ObserverCell.self)
      .data(people)
      .searchable(search, by: \.name, \.place, locale: words.locale)
      .searchable(search) { [weak bar] person, _ in person.isIn(scope: bar?.selectedScopeButtonIndex ?? 0) }
      .sorted(by: \.name, locale: words.locale)
      .grouped(by: .firstLetter(of: \.name, locale: words.locale), index: .singleLetter)
      .adapter { cell, person, _ in cell.show(person, words: words) }
      .highlightMatches { cell, person, match in cell.show(person, match: match, words: words) }
      .autoHeight()
      .onSelect(by: weakSelf) { controller, person, _ in controller.open(person) }
      .make()
  }

  private func open(_ person: Observer) {
    navigationController?.pushViewController(ObserverController(person, words: words), animated: true)
  }
}

extension Observer {
  /// Returns whether the person watches the subject of a search bar's scope; the first scope includes all subjects.
  fileprivate func isIn(scope: Int) -> Bool { scope < 1 || Subject.allCases[scope - 1] == subject }
}
