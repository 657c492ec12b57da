import TableMaker
import UIKit

extension FileProblem {
  /// The table of a page whose file cannot be read: one row that says what is wrong, and where.
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
