// Replies to replies.
import TableMaker
import UIKit

struct Reply: Identifiable, Equatable {
  let id: Int
  var text = ""
  var replies: [Reply] = []
}

final class ReplyCell: UITableViewCell {
  func show(_ reply: Reply) {}
  func showFold(of reply: Reply, isOpen: Bool, level: Int) {}
}

extension UIViewController {
  var replies: ItemList<Reply> { ItemList([]) }
  var thread: Reply { Reply(id: 1) }
}
