import TableMaker
import UIKit

extension FileProblem {
  /// Returns the data source of a page that can't read its file: one row with the error and its place.
  @MainActor func makeDataSource(for tableView: UITableView, file: String, in language: Language) -> TableViewDataSource
  {
    DataSource(tableView)
      .section("problem")
      .stockCell(.default)
      .data([words(in: language)])
      .adapter { cell, words, _ in
        cell.textLabel?.text = words
        cell.textLabel?.numberOfLines = 0
        cell.selectionStyle = .none
      }
      .autoHeight()
      .footerTitle(file)
      .make()
  }
}

/// A page in place of one with a broken file.
final class FileProblemController: UIViewController {
  private(set) var dataSource: TableViewDataSource?

  init(_ problem: FileProblem, file: String, in language: Language) {
    super.init(nibName: nil, bundle: nil)
    title = FileProblem.heading(in: language)
    let tableView = UITableView(frame: view.bounds, style: .plain)
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    dataSource = problem.makeDataSource(for: tableView, file: file, in: language)
  }

  required init?(coder: NSCoder) { nil }
}
