// The app that the pages' examples belong to.
import TableMaker
import UIKit

struct Goods: Identifiable, Equatable {
  let id: Int
  var name: String
  var price: Double
  var isNew: Bool
}

final class GoodsCell: UITableViewCell {
  func show(_ goods: Goods) { textLabel?.text = goods.name }
}

final class MoreCell: UITableViewCell {}

@MainActor final class Market {
  var goods: [Goods] = []
}

extension UIViewController {
  func open(_ goods: Goods) {}
}
