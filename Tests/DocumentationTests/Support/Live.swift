// What the examples of live data belong to.
import Observation
import TableMaker
import UIKit

struct PriceLine: Identifiable, Equatable {
  let id: Int
  let text: String

  init(_ goods: Goods) {
    id = goods.id
    text = "\(goods.name): \(goods.price)"
  }
}

final class LineCell: UITableViewCell, Configurable {
  func configure(with line: PriceLine, at index: Int) { textLabel?.text = line.text }
}

@MainActor @Observable final class Sorting {
  var byPrice = false
}

@MainActor @Observable final class Stall {
  var goods: [Goods] = []
  var query = ""
}

@MainActor final class Harbour {
  var deliveries: AsyncThrowingStream<[Goods], any Error> { AsyncThrowingStream { $0.finish() } }
}

@MainActor final class Server {
  func goods(named query: String) async throws -> [Goods] { [] }
}

extension GoodsCell {
  func mark(_ ranges: [Range<String.Index>]) {}
}

extension UIViewController {
  var searchBar: UISearchBar { UISearchBar() }
  var server: Server { Server() }
  var stall: Stall { Stall() }
  var sorting: Sorting { Sorting() }
  var harbour: Harbour { Harbour() }
  var isNightMarket: Bool { false }
  var days: SectionList<Goods> { SectionList([]) }
  var apple: Goods { Goods(id: 1, name: "Apples", price: 2, isNew: false) }
  var pear: Goods { Goods(id: 4, name: "Pears", price: 3, isNew: false) }
  var fig: Goods { Goods(id: 2, name: "Figs", price: 9, isNew: true) }
  var plum: Goods { Goods(id: 3, name: "Plums", price: 4, isNew: true) }
  var delivered: [Goods] { [apple, fig, plum] }
  func addGoods() {}
}
