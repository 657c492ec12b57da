import TableMaker
import TestSupport
import Testing
import UIKit

/// The selection after the table leaves the screen, and after it comes back.
@MainActor @Suite struct DeselectingTests {
  /// A plain controller with a table.
  private final class Page: UIViewController {
    let tableView = UITableView()
    var dataSource: TableViewDataSource?
    var told: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.frame = view.bounds
      tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(tableView)
    }
  }

  private let window = TestWindow()
  private let page = Page()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: page)
  }

  private func show(_ deselection: Deselection) {
    let page = page
    page.loadViewIfNeeded()
    page.dataSource = DataSource(page.tableView).height(44).deselection(deselection)
      .section().cell(NoteCell.self).data(notes(20)).adapter { cell, note, _ in cell.note = note }
      .onDeselect(by: WeakReference(page)) { page, note, _ in page.told.append("\(note.id)") }
      .make()
    window.show(navigation)
  }

  private func goAndReturn() {
    navigation.pushViewController(UIViewController(), animated: false)
    window.layOut()
    settleAnimations()
    #expect(page.tableView.window == nil)
    navigation.popViewController(animated: false)
    window.layOut()
    settleAnimations()
    #expect(page.tableView.window != nil)
  }

  @Test func `with onReturn a tapped row stays selected until the page is back`() {
    show(.onReturn)
    page.tableView.tap(3)
    #expect(page.dataSource?.selection == [3])
    navigation.pushViewController(UIViewController(), animated: false)
    window.layOut()
    #expect(page.dataSource?.selection == [3])
    navigation.popViewController(animated: false)
    window.layOut()
    settleAnimations()
    #expect(page.dataSource?.selection == [])
    #expect(page.tableView.cellForRow(at: IndexPath(row: 3, section: 0))?.isSelected == false)
    #expect(page.told == [])
  }

  @Test func `with onReturn a swipe back deselects, and one that is canceled leaves the row selected`() {
    for completes in [false, true] {
      show(.onReturn)
      page.dataSource?.selection = [3]
      navigation.pushViewController(UIViewController(), animated: false)
      window.layOut()
      let finger = TestFinger(on: window)
      finger.press(at: CGPoint(x: 2, y: 400))
      for step in 1...10 {
        finger.move(to: CGPoint(x: 2 + (completes ? 30 : 12) * CGFloat(step), y: 400), duration: 0.05)
      }
      finger.hold(for: 0.3)
      finger.lift()
      settleAnimations()
      #expect((navigation.topViewController === page) == completes)
      #expect(page.dataSource?.selection == (completes ? [] : [3]))
      navigation.popToRootViewController(animated: false)
    }
    #expect(page.told == [])
  }

  @Test func `with onReturn a row that is selected before the page is first seen stays so`() {
    let page = page
    page.loadViewIfNeeded()
    page.dataSource = DataSource(page.tableView).height(44).deselection(.onReturn)
      .section().cell(NoteCell.self).data(notes(20)).adapter { _, _, _ in }.make()
    page.dataSource?.selection = [2]
    window.show(navigation)
    #expect(page.dataSource?.selection == [2])
    goAndReturn()
    #expect(page.dataSource?.selection == [])
  }

  @Test func `each return deselects, also after the table was attached anew`() {
    show(.onReturn)
    page.dataSource?.attach(to: page.tableView)
    for row in [1, 4] {
      page.tableView.tap(row)
      goAndReturn()
      #expect(page.dataSource?.selection == [])
    }
    page.dataSource?.detach()
    #expect(page.tableView.subviews.allSatisfy { !String(describing: type(of: $0)).contains("Watcher") })
  }

  @Test func `a table that allows several selected rows, or is edited, keeps them on return`() {
    show(.onReturn)
    page.tableView.allowsMultipleSelection = true
    page.tableView.tap(1)
    page.tableView.tap(2)
    goAndReturn()
    #expect(page.dataSource?.selection == [1, 2])
  }

  @Test func `without onReturn a return changes nothing`() {
    show(.never)
    page.tableView.tap(3)
    goAndReturn()
    #expect(page.dataSource?.selection == [3])
  }

  @Test(arguments: [false, true]) func `deselectAll takes every selection off, and tells nobody`(animated: Bool) {
    show(.never)
    page.tableView.allowsMultipleSelection = true
    for row in [0, 2, 5] { page.tableView.tap(row) }
    #expect(page.dataSource?.selection == [0, 2, 5])
    page.dataSource?.deselectAll(animated: animated)
    settleAnimations()
    #expect(page.dataSource?.selection == [])
    #expect(page.tableView.visibleCells.allSatisfy { !$0.isSelected })
    #expect(page.told == [])
    page.dataSource?.deselectAll()
    page.dataSource?.detach()
    page.dataSource?.deselectAll()
  }

  @Test func `nothing that waits for the return is left in a table whose live object is gone`() async {
    show(.onReturn)
    let before = page.tableView.subviews.count
    page.dataSource = nil
    for _ in 0..<3 { await Task.yield() }
    #expect(page.tableView.subviews.count < before)
    #expect(page.tableView.subviews.allSatisfy { !String(describing: type(of: $0)).contains("Watcher") })
  }
}
