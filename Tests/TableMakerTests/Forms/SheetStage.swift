import TestSupport
import UIKit

@testable import TableMaker

/// A window in which controllers are presented as sheets, and what a user does with them.
@MainActor final class SheetStage {
  let test = TestWindow(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  let root = UIViewController()

  init() {
    root.view.backgroundColor = .systemBackground
    test.show(root)
  }

  func present(_ controller: UIViewController) {
    root.present(controller, animated: true)
    settle()
  }

  func settle() {
    settleAnimations()
    test.layOut()
  }

  func pullDown() {
    let finger = TestFinger(on: test)
    finger.press(at: CGPoint(x: 195, y: 70))
    for step in 1...8 { finger.move(to: CGPoint(x: 195, y: 70 + 80 * CGFloat(step)), duration: 0.05) }
    finger.hold(for: 0.3)
    finger.lift()
    settle()
  }

  private func labels(in view: UIView) -> [UILabel] {
    (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
  }

  private func label(_ text: InterfaceText) -> UILabel? {
    labels(in: test.window).first { $0.text == text.text }
  }

  var isAsking: Bool { label(.unsavedChanges) != nil }

  /// Gives an answer to the question that is on screen.
  func answer(_ text: InterfaceText) {
    label(text)?.tap()
    settle()
  }
}

/// A controller with tables, one below the other, each with a form that guards drafts.
final class GuardedPage: UIViewController {
  let drafts: [[FormDraft<Booking>]]
  private(set) var tables: [UITableView] = []
  private(set) var dataSources: [TableViewDataSource] = []

  /// - Parameter drafts: The drafts of each table.
  init(_ drafts: [[FormDraft<Booking>]]) {
    self.drafts = drafts
    super.init(nibName: nil, bundle: nil)
    title = "Booking"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for guarded in drafts {
      let table = UITableView(frame: .zero, style: .insetGrouped)
      view.addSubview(table)
      tables.append(table)
      var chain = DataSource(table)
      for draft in guarded { chain = chain.confirmsUnsavedChanges(of: draft) }
      dataSources.append(chain.section().textField("Name", \.name, of: guarded[0]).make())
    }
  }

  /// Lets the data sources go.
  func letGo() { dataSources = [] }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = view.bounds.height / CGFloat(max(1, tables.count))
    for (place, table) in tables.enumerated() {
      table.frame = CGRect(x: 0, y: height * CGFloat(place), width: view.bounds.width, height: height)
    }
  }
}
