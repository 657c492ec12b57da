import Foundation
import TableMaker
public import UIKit

/// The steps of the chain by kind, each with a sample at work and the source that makes it. A tap opens a step.
///
/// Its texts come from `Resources/steps.json`, its sources from `Resources/step-sources.json`. If the first of these files is broken,
/// one row says what is wrong in it, and where.
public final class StepGalleryController: UIViewController {
  private let language: Language
  private let file: Result<StepBook, FileProblem>
  let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private(set) var dataSource: TableViewDataSource?

  /// Creates the page in a language, from its own file.
  public convenience init(language: Language) {
    self.init(language: language, data: StepBook.fileData)
  }

  /// Creates the page in a language from a file's content; nothing is a missing file.
  init(language: Language, data: Data?) {
    self.language = language
    file = Result { () throws(FileProblem) in try StepBook.read(data, in: language) }
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  /// The steps; nil if the file is broken.
  var book: StepBook? { try? file.get() }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    switch file {
    case .success(let book): show(book)
    case .failure(let problem):
      title = FileProblem.heading(in: language)
      dataSource = problem.makeDataSource(for: tableView, file: "steps.json", in: language)
    }
  }

  private func show(_ book: StepBook) {
    title = book.title
    let kinds = SectionList(book.kinds.map { ItemSection($0.name, title: $0.title, items: $0.steps) })
    dataSource = DataSource(tableView)
      .headerView { PageHeading(title: nil, detail: book.lead) }
      .sections(from: kinds)
      .cell(StepCell.self)
      .adapter { cell, step, _ in cell.show(step, of: book.menu) }
      .autoHeight()
      .onSelect(by: weakSelf) { controller, step, _ in controller.open(step) }
      .make()
  }

  /// Opens a step on a screen of its own.
  func open(_ step: StepBook.Step, animated: Bool = true) {
    guard let book else { return }
    navigationController?.pushViewController(StepController(step, menu: book.menu), animated: animated)
  }
}
