// The messages of a chat in pages.
import TableMaker
import UIKit

extension UIViewController {
  var messages: PagedList<Message> { PagedList(perPage: 30, cursor: String.self) { _ in ItemPage([], next: nil) } }
}
