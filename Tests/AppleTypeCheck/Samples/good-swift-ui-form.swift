// A form with an array in a page of SwiftUI, checked by tree.sh.
import Foundation
import Observation
import SwiftUI
import TableMaker
import UIKit

struct Passenger: Identifiable, Equatable {
  let id = UUID()
  var name = ""
  var bags = 0
}

struct Checkout: Equatable {
  var email = ""
  var price: Double = 24.5
  var passengers = [Passenger()]
}

@MainActor @Observable final class Shop {
  var checkout = Checkout()
}

final class CheckoutController: UITableViewController {
  private let shop: Shop
  private lazy var draft = FormDraft(of: shop, \.checkout)
  private var dataSource: TableViewDataSource!

  init(shop: Shop) {
    self.shop = shop
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = DataSource(tableView)
      .section("who")
      .textField("Email", \.email, of: draft, contentType: .emailAddress, keyboard: .emailAddress)
      .validate(.required, .email)
      .numberField("Price", \.price, of: draft, format: .currency(code: "EUR"))
      .section("passengers").title("Passengers")
      .rows(for: \.passengers, of: draft) { [draft] rows, passenger in
        rows.textField("Name", passenger.name, of: draft).validate(.required)
          .stepper("Bags", passenger.bags, of: draft, in: 0...3)
      }
      .deletable()
      .movable()
      .insertable("Add Passenger") { Passenger() }
      .section()
      .button("Pay").enabled(when: draft, \.isValid).onSelect { [draft] in try draft.commit() }
      .make()
  }

  func follow(_ checkout: Checkout) {
    if !draft.isChanged, draft.model != checkout { draft.reload() }
  }
}

struct CheckoutPage: UIViewControllerRepresentable {
  let shop: Shop

  func makeUIViewController(context: Context) -> CheckoutController { CheckoutController(shop: shop) }

  func updateUIViewController(_ controller: CheckoutController, context: Context) {
    controller.follow(shop.checkout)
  }
}

struct ShopPage: View {
  @State private var shop = Shop()

  var body: some View {
    VStack {
      Text("\(shop.checkout.passengers.count) passengers")
      CheckoutPage(shop: shop)
      Button("Half price") { shop.checkout.price = 12.25 }
    }
  }
}
