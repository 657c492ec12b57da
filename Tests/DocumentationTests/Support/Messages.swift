// Messages of several kinds, and their cells.
import TableMaker
import UIKit

struct Picture: Equatable, Sendable {
  let name: String
}

struct Message: Identifiable, Equatable, Sendable {
  enum State { case sending, failed, sent }

  let id: Int
  var text = ""
  var date = Date()
  var state = State.sent
  var isUnreadMark = false
  var picture: Picture?
  var isNotice = false
}

class MessageCell: UITableViewCell {
  func show(_ message: Message) {}
}

final class NoticeCell: MessageCell {}

final class UnreadCell: UITableViewCell {}

final class PictureCell: UITableViewCell {
  func show(_ picture: Picture) {}
}

final class BubbleCell: UITableViewCell, Configurable {
  func configure(with message: Message, at index: Int) {}
}

extension Market {
  var messages: [Message] { [] }
}
