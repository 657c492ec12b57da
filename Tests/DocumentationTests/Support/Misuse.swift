// Does what the READMEs say is a mistake: what the tables have to say about it goes to standard error.
import TableMaker
import UIKit

final class PriceCell: UITableViewCell, Configurable {
  func configure(with goods: Goods, at index: Int) {}
}

@main enum Misuse {
  @MainActor static func main() async {
    let pear = Goods(id: 1, name: "Pears", price: 3, isNew: false)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.makeKeyAndVisible()

    func table() -> UITableView {
      let table = UITableView(frame: window.bounds)
      window.addSubview(table)
      return table
    }

    let low = DataSource(table()).section().cell(PriceCell.self).data([pear]).height(-1).make()
    let twice = DataSource(table()).section("goods").cell(PriceCell.self).data([pear, pear]).make()
    window.layoutIfNeeded()
    await low.waitForUpdates()
    await twice.waitForUpdates()

    let loose = table()
    loose.dataSource = DataSource(loose).section().cell(PriceCell.self).data([pear]).make()
    window.layoutIfNeeded()
    for _ in 0..<10 { await Task.yield() }
  }
}
