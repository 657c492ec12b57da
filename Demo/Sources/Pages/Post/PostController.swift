import Foundation
import TableMaker
public import UIKit

/// An allotment garden's post: letters of neighbors about seedlings, each row as high as its letter. A tap marks a
/// letter as read.
///
/// Its texts come from `Resources/post.json`. If that file is broken, one row says what is wrong in it, and where.
public final class PostController: UIViewController {
  private let language: Language
  private let file: Result<AllotmentPost, FileProblem>
  let tableView = UITableView(frame: .zero, style: .plain)
  private(set) var dataSource: TableViewDataSource?
  private let rows = ItemList([PostRow]())
  private var letters: [Letter] = []
  private var heading: PageHeading?

  /// Creates the page in a language, from its own file.
  public convenience init(language: Language) {
    self.init(language: language, data: AllotmentPost.fileData)
  }

  /// Creates the page in a language from a file's content; nothing is a missing file.
  init(language: Language, data: Data?) {
    self.language = language
    file = Result { () throws(FileProblem) -> AllotmentPost in
      guard let data else { throw FileProblem(.fileMissing, at: []) }
      return try AllotmentPost.read(data, in: language)
    }
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // The tint distinguishes a row from the next.
    tableView.separatorStyle = .none
    tableView.cellLayoutMarginsFollowReadableWidth = true
    view.addSubview(tableView)
    view.tintColor = .postAccent
    switch file {
    case .success(let post): show(post)
    case .failure(let problem):
      title = FileProblem.heading(in: language)
      dataSource = problem.makeDataSource(for: tableView, file: "post.json", in: language)
    }
  }

  private func show(_ post: AllotmentPost) {
    title = post.title
    letters = post.letters
    let heading = PageHeading(title: nil, detail: post.heading.detail)
    self.heading = heading
    let button = UIBarButtonItem(
      title: PostWords.readAll(in: language),
      primaryAction: UIAction { [weak self] _ in self?.markAllAsRead(in: post) })
    button.tintColor = .postAccent
    navigationItem.rightBarButtonItem = button
    fill(from: post)
    dataSource = DataSource(tableView)
      .headerView { heading }
      .section("letters")
      .cell(LetterCell.self)
      .data(rows)
      .autoHeight()
      .onSelect(by: weakSelf) { controller, row, _ in controller.markAsRead(row.id, in: post) }
      .make()
  }

  private func markAsRead(_ id: Letter.ID, in post: AllotmentPost) {
    guard let index = letters.firstIndex(where: { $0.id == id }), letters[index].isUnread else { return }
    letters[index].isUnread = false
    fill(from: post)
    dataSource?.reload()
  }

  private func markAllAsRead(in post: AllotmentPost) {
    for index in letters.indices { letters[index].isUnread = false }
    fill(from: post)
    dataSource?.reload()
  }

  /// Fills the rows again from the letters, and updates the number of unread letters.
  private func fill(from post: AllotmentPost) {
    let words = PostWords(language: language, timeZone: post.timeZone, now: post.now)
    rows.items = letters.map { PostRow($0, words: words) }
    let unread = letters.count { $0.isUnread }
    heading?.title = post.heading.title(unread: unread)
    navigationItem.rightBarButtonItem?.isEnabled = unread > 0
  }
}
