// Messages of several kinds, and their cells.
import TableMaker
import UIKit

struct Picture: Equatable {
  let name: String
}

struct Message: Identifiable, Equatable {
  let id: Int
  var text = ""
  var picture: Picture?
  var isNotice = false
}

class MessageCell: UITableViewCell {
  func show(_ message: Message) {}
}

final class NoticeCell: MessageCell {}

final class PictureCell: UITableViewCell {
  func show(_ picture: Picture) {}
}

final class BubbleCell: UITableViewCell, Configurable {
  func configure(with message: Message, at index: Int) {}
}

extension Market {
  var messages: [Message] { [] }
}
