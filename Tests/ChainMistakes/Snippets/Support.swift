// The app that the snippets belong to.
import TableMaker
import UIKit

struct Note: Identifiable, Equatable {
  let id: Int
  var text: String
  var size: Double = 1
}
final class NoteCell: UITableViewCell {
  static var filled = 0
  let label = UILabel()
  func show(_ note: Note) {}
  func loadPicture(of note: Note) {}
}
final class PlainCell: UITableViewCell {}
final class NoteHeader: UITableViewHeaderFooterView { let label = UILabel() }
final class SelfNoteCell: UITableViewCell, Configurable {
  func configure(with note: Note, at index: Int) { textLabel?.text = note.text }
}
final class SelfTextCell: UITableViewCell, Configurable {
  func configure(with text: String, at index: Int) { textLabel?.text = text }
}

struct Goods: Identifiable, Equatable {
  let id: Int
  var name: String
  var price: Double
  var stock: Int
}
final class GoodsCell: UITableViewCell {
  let button = UIButton()
  func show(_ goods: Goods) { textLabel?.text = goods.name }
}
final class MoreCell: UITableViewCell {}
@MainActor final class OwnItems<Item>: ItemSource, TellsChanges {
  let observers = ItemObservers()
  let items: [Item]
  init(_ items: [Item]) { self.items = items }
}
@MainActor final class Market {
  var goods: [Goods] = []
  var stream: AsyncStream<[Goods]> { AsyncStream { $0.finish() } }
}
