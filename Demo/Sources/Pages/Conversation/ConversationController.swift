import TableMaker
import UIKit

/// A group of walkers: texts, pictures, notices, and threads of replies, with a field to write to them.
///
/// It begins at the newest message. Earlier pages load as the user scrolls up, the user's messages are sent, or fail and
/// are sent again, and a row marks the unread messages.
final class ConversationController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)
  let chat: Chat
  private(set) lazy var composer = Composer(chat.conversation.words) { [weak self] text in
    self?.chat.send(text)
    self?.dataSource?.scrollToEnd()
  }
  private(set) var dataSource: TableViewDataSource?

  init(_ conversation: Conversation) {
    chat = Chat(conversation)
    super.init(nibName: nil, bundle: nil)
    (title, navigationItem.title) = (conversation.title, conversation.name)
    (navigationItem.largeTitleDisplayMode, navigationItem.rightBarButtonItem) = (.never, chat.networkButton)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    (view.backgroundColor, composer.backgroundColor) = (.systemBackground, .systemBackground)
    (tableView.separatorStyle, tableView.keyboardDismissMode) = (.none, .interactive)
    (tableView.cellLayoutMarginsFollowReadableWidth, tableView.contentInset.bottom) = (true, 6)
    let rows = UIStackView(arrangedSubviews: [tableView, composer])
    (rows.axis, rows.translatesAutoresizingMaskIntoConstraints) = (.vertical, false)
    (rows.spacing, rows.backgroundColor) = (0.5, .separator)  // a line above the composer
    view.addSubview(rows)
    setContentScrollView(tableView, for: .top)
    let bottom = rows.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
    bottom.priority = UILayoutPriority(999)  // large text can need more than the keyboard leaves
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: view.topAnchor), bottom,
      rows.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    dataSource = DataSource(tableView)
      .scrollAnchor(.bottom)
      .onReachEnd { [chat] in chat.markAsRead() }
      .onError { _ in }  // A page that failed is requested again when the user pulls the table view down.
      .section("messages")
      .data(chat.messages)
      .cells(NoticeCell.self, as: \.notice)
      .cells(UnreadCell.self, as: \.unread)
      .cells(ShotCell.self, as: \.shot)
      .otherwise(TextCell.self) { cell, message, _ in cell.show(message) }
      .expandable(children: \.replies, disclosure: .tap)
      .nodeAdapter { [chat] cell, message, node in (cell as? any ThreadCell)?.show(node, foot: chat.foot(of: message)) }
      .autoHeight()
      .loadsMore()
      .menu { [chat] message, _ in chat.menu(for: message) }
      .onSelect { [chat] message, _ in chat.tap(message) }
      .make()
    chat.isAtEnd = { [weak self] in self?.dataSource?.isAtEnd == true }
    for message in chat.messages.items.flatMap(\.thread) where message.isUnfolded { dataSource?.expand(message) }
    dataSource?.update(animated: false)  // before the page appears
  }
}
