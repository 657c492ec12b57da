// Events of controls in cells: of one class, of several, and of ready-made cells.
import TableMaker
import UIKit

final class ShopCell: UITableViewCell {
  let button = UIButton()
  var stepper: UIStepper!
  func show(_ goods: Goods) {}
}

final class ShopController: UIViewController {
  var dataSource: TableViewDataSource!
  var count = 0
  func order(_ goods: Goods, _ number: Int) {}

  func show(_ tableView: UITableView, _ goods: ItemList<Goods>) {
    dataSource = DataSource(tableView)
      .section("plain").cell(ShopCell.self)
      .data(goods)
      .adapter { cell, goods, _ in cell.show(goods) }
      .onControl(\.button, for: .touchUpInside) { button, goods, index in
        button.isEnabled = goods.stock > index
      }
      .onControl(\.stepper, for: [.valueChanged, .touchCancel]) { stepper, goods, _ in
        print(stepper.value * 2 + goods.price)
      }
      .section("owned").cell(ShopCell.self).data(goods)
      .adapter { cell, goods, _ in cell.show(goods) }
      .onControl(\.stepper, for: .valueChanged, by: weakSelf) { owner, stepper, goods, index in
        owner.order(goods, Int(stepper.value) + index)
      }
      .onControl(\.button, for: .touchUpInside, by: weakSelf) { owner, button, goods, index in
        owner.count += goods.stock
      }
      .section("several").data(goods)
      .cells(ShopCell.self, for: { $0.stock > 0 }) { cell, goods, _ in cell.show(goods) }
      .onControl(\.button, in: ShopCell.self, for: .touchUpInside) { button, goods, index in
        button.isHidden = goods.stock > index
      }
      .otherwise(GoodsCell.self) { cell, goods, _ in cell.show(goods) }
      .onControl(\.stepper, in: ShopCell.self, for: .valueChanged, by: weakSelf) { owner, stepper, goods, index in
        owner.order(goods, Int(stepper.value) * 2)
      }
      .section("system").stockCell(.subtitle).data(goods)
      .adapter { cell, goods, _ in cell.textLabel?.text = goods.name }
      .accessibility { goods, index in RowAccessibility(label: goods.name, value: "\(goods.stock) of \(index)") }
      .accessibility(by: weakSelf) { owner, goods, index in
        let less = UIAccessibilityCustomAction(name: "Less") { [weak owner] _ in
          owner?.order(goods, -1)
          return true
        }
        return RowAccessibility(label: goods.name, actions: [less])
      }
      .onControl({ $0.accessoryView as? UISwitch }, for: .valueChanged) { toggle, goods, index in
        print(toggle.isOn, goods.name, index)
      }
      .make()
  }
}
