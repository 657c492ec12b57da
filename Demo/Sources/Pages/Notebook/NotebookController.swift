import Foundation
import TableMaker
public import UIKit

/// A naturalist's field notebook: a few rows as in Settings, and a year of sightings, all of it one chain.
///
/// Its texts come from `Resources/notebook.json`. If that file is broken, one row says what is wrong in it, and where.
public final class NotebookController: UIViewController {
  let language: Language
  private let file: Result<Notebook, FileProblem>
  let tableView = UITableView(frame: .zero, style: .insetGrouped)
  let pictures = PictureStore()
  private var dataSource: TableViewDataSource?

  /// Creates the page in a language, from its own file.
  public convenience init(language: Language) {
    self.init(language: language, data: Notebook.fileData)
  }

  /// Creates the page in a language from a file's content; nothing is a missing file.
  init(language: Language, data: Data?) {
    self.language = language
    file = Result { () throws(FileProblem) -> Notebook in
      guard let data else { throw FileProblem(.fileMissing, at: []) }
      return try Notebook.read(data, in: language)
    }
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    show()
    // Fonts and heights follow the text size; the chain is made again with the new ones.
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (controller: NotebookController, _) in
      controller.show()
    }
  }

  /// Makes the table, in the fonts of the present text size.
  private func show() {
    let metrics = NotebookMetrics(traitCollection)
    dataSource = nil
    switch file {
    case .success(let notebook):
      title = notebook.title
      dataSource = makeDataSource(notebook, metrics)
    case .failure(let problem):
      title = FileProblem.heading(in: language)
      dataSource = problem.makeDataSource(for: tableView, file: "notebook.json", in: language)
    }
  }
}
