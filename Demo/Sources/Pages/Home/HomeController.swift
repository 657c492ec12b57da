import TableMaker
public import UIKit

/// The first screen: a list of the pages, each with its icon. A tap pushes the page.
public final class HomeController: UIViewController {
  private let language: Language
  private let isFresh: Bool
  let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private(set) var dataSource: TableViewDataSource?

  /// Creates the page in a language.
  ///
  /// - Parameter isFresh: Whether pages that keep a file begin with new ones, which go with them.
  public init(language: Language, isFresh: Bool = false) {
    self.language = language
    self.isFresh = isFresh
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = Page.home.title(in: language)
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    let language = language
    let lead = language == .chinese ? Self.chineseLead : Self.englishLead
    dataSource = DataSource(tableView)
      .headerView { PageHeading(title: nil, detail: lead) }

      .section("pages")
      .cell(PageCell.self)
      .data(Page.listed, id: \.name)
      .adapter { cell, page, _ in cell.show(page, in: language) }
      .autoHeight()
      .onSelect(by: weakSelf) { controller, page, _ in controller.open(page) }
      .make()
  }

  private func open(_ page: Page) {
    navigationController?.pushViewController(page.controller(in: language, isFresh: isFresh), animated: true)
  }

  private static let englishLead = "Each page is a table made by one chain of calls."
  private static let chineseLead = "每个页面都是一张表，由一条链式调用写成。"
}
