// Cells with controls.
import TableMaker
import UIKit

final class BasketCell: UITableViewCell {
  let stepper = UIStepper()
  let removeButton = UIButton(type: .close)
  func show(_ goods: Goods) {}
}

extension UIViewController {
  func order(_ count: Int, of goods: Goods) {}
  func remove(_ goods: Goods) {}
}
