// What the examples of the chain's steps belong to.
import TableMaker
import UIKit

struct Offer: Equatable {
  var text: String
}

final class OfferCell: UITableViewCell {
  func show(_ offer: Offer) {}
}

final class BannerHeader: UITableViewHeaderFooterView {
  func show(_ text: String) {}
}

final class BannerView: UIView {}

final class PriceCell: UITableViewCell, Configurable {
  let starButton = UIButton()
  func configure(with goods: Goods, at index: Int) {}
}

final class AppDelegate: NSObject, UITableViewDelegate {}

extension Market {
  var offers: [Offer] { [] }
}

extension UIViewController {
  var tableDelegate: AppDelegate { AppDelegate() }
  func open(_ offer: Offer) {}
  func buy(_ goods: Goods) throws {}
  func close(_ goods: Goods) {}
  func fadeBar(at offset: CGFloat) {}
  func tell(_ error: any Error) {}
}

extension ExampleController {
  func reloadAll() async throws {}
}
