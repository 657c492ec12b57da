import Foundation
import TableMaker
public import UIKit

/// A conversation of walkers: texts, pictures and notices in one section, each in a cell of its own class, and threads of replies. A tap
/// unfolds a thread, or folds it; it takes back a message of the reader's own, and another tap restores it.
///
/// Its texts come from `Resources/conversation.json`. If that file is broken, one row says what is wrong in it, and where.
public final class ConversationController: UIViewController {
  private let language: Language
  private let file: Result<Conversation, FileProblem>
  let tableView = UITableView(frame: .zero, style: .plain)
  let messages = ItemList([Message]())
  private(set) var dataSource: TableViewDataSource?

  /// Creates the page in a language, from its own file.
  public convenience init(language: Language) {
    self.init(language: language, data: Conversation.fileData)
  }

  /// Creates the page in a language from a file's content; nothing is a missing file.
  init(language: Language, data: Data?) {
    self.language = language
    file = Result { () throws(FileProblem) -> Conversation in
      guard let data else { throw FileProblem(.fileMissing, at: []) }
      return try Conversation.read(data, in: language)
    }
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.separatorStyle = .none
    tableView.cellLayoutMarginsFollowReadableWidth = true
    view.addSubview(tableView)
    switch file {
    case .success(let conversation): show(conversation)
    case .failure(let problem):
      title = FileProblem.heading(in: language)
      dataSource = problem.makeDataSource(for: tableView, file: "conversation.json", in: language)
    }
  }

  private func show(_ conversation: Conversation) {
    title = conversation.title
    messages.items = conversation.messages
    dataSource = DataSource(tableView)
      .headerView { PageHeading(title: conversation.heading.title, detail: conversation.heading.detail) }
      .section("messages")
      .data(messages)
      .cells(NoticeCell.self, as: \.notice)
      .cells(ShotCell.self, as: \.shot)
      .otherwise(TextCell.self) { cell, message, _ in
        if case .text(let speech, let text) = message.content { cell.show(text, of: speech) }
      }
      .expandable(children: \.replies, disclosure: .tap)
      .nodeAdapter { cell, message, node in
        let replies = node.hasChildren ? conversation.words(forReplies: message.replyCount) : nil
        (cell as? any ThreadCell)?.show(node, replies: replies)
      }
      .autoHeight()
      .onSelect(by: weakSelf) { controller, message, _ in controller.takeBackOrRestore(message) }
      .make()
    for message in conversation.messages.flatMap(\.thread) where message.isUnfolded { dataSource?.expand(message) }
    // At once, before the page is seen.
    dataSource?.update(animated: false)
  }

  /// Shows a notice in the place of a message of the reader's own; or the message again.
  func takeBackOrRestore(_ message: Message) {
    // A tap on a message with replies folds them.
    guard message.isOwn, message.replies.isEmpty, case .success(let conversation) = file,
      let root = messages.items.first(where: { $0.thread.contains { $0.id == message.id } })
    else { return }
    messages.edit(root) { root in
      root.edit(message.id) { $0.withdrawal = $0.withdrawal == nil ? conversation.withdrawn : nil }
    }
  }

  /// Adds the message that comes later.
  func receive() {
    guard case .success(let conversation) = file else { return }
    messages.append(conversation.arriving)
  }
}
