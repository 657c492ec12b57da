import Foundation
import TableMaker
public import UIKit

/// A hill society's log of walks: posts of one line or of twelve, some with a picture, each row as high as it needs.
///
/// A long post shows its first lines; a tap shows all of it. Its texts come from `Resources/trail-log.json`. If that
/// file is broken, one row says what is wrong in it, and where.
public final class TrailLogController: UIViewController {
  private let language: Language
  private let file: Result<TrailLog, FileProblem>
  private let pictures = TrailPictures()
  let tableView = UITableView(frame: .zero, style: .plain)
  private(set) var dataSource: TableViewDataSource?
  /// The identities of the posts that show their whole text.
  private var grown: Set<TrailPost.ID> = []

  /// Creates the page in a language, from its own file.
  ///
  /// - Parameter isGrown: Whether every long post shows all of its text from the start.
  public convenience init(language: Language, isGrown: Bool = false) {
    self.init(language: language, isGrown: isGrown, data: TrailLog.fileData)
  }

  /// Creates the page in a language from a file's content; nothing is a missing file.
  init(language: Language, isGrown: Bool = false, data: Data?) {
    self.language = language
    file = Result { () throws(FileProblem) -> TrailLog in
      guard let data else { throw FileProblem(.fileMissing, at: []) }
      return try TrailLog.read(data, in: language)
    }
    super.init(nibName: nil, bundle: nil)
    if isGrown, let log = try? file.get() { grown = Set(log.posts.map(\.id)) }
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // Lines of a whole turned phone are hard to read, and pictures as wide fill the screen.
    tableView.cellLayoutMarginsFollowReadableWidth = true
    view.addSubview(tableView)
    switch file {
    case .success(let log):
      title = log.title
      dataSource = makeDataSource(log)
    case .failure(let problem):
      title = FileProblem.heading(in: language)
      dataSource = problem.makeDataSource(for: tableView, file: "trail-log.json", in: language)
    }
  }

  private func makeDataSource(_ log: TrailLog) -> TableViewDataSource {
    let pictures = pictures
    let words = TrailWords(language: language, timeZone: log.timeZone)
    return DataSource(tableView)
      .headerView { PageHeading(title: log.heading.title, detail: log.heading.detail) }
      .section("posts")
      .cell(TrailPostCell.self)
      .data(log.posts)
      .adapter { [weak self] cell, post, _ in
        cell.show(post, words: words, isGrown: self?.grown.contains(post.id) ?? false)
        // No picture is drawn for a cell that only measures: the row is as high without it.
        if !cell.isMeasuring { cell.show(pictures, of: post) }
      }
      .autoHeight()
      .onSelect(by: weakSelf) { controller, post, _ in controller.toggle(post) }
      .make()
  }

  /// Shows all of a post, or its first lines again.
  private func toggle(_ post: TrailPost) {
    if grown.remove(post.id) == nil { grown.insert(post.id) }
    dataSource?.remeasure(post)
  }
}
