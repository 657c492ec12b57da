// The controller that contains the examples of forms.
import TableMaker
import UIKit

final class BookingController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .insetGrouped)
  var booking = Booking()
  lazy var draft = FormDraft(of: self, \.booking)
  var dataSource: TableViewDataSource!

  func tell(_ error: any Error) {}
  func showTerms() {}

  func example() throws {
    // The block.
  }
}
