import TestSupport
import Testing
import UIKit

/// A refresh control that code starts, and other changes to its table during the refresh.
@MainActor @Suite struct RefreshCodeTests {
  /// Apple documents that `beginRefreshing()` updates the control's state. Apps report that the content doesn't scroll
  /// automatically, so they scroll it themselves; they also report that no event is sent.
  @Test func `a refresh by code sends no event, makes room and leaves the content where it is`() {
    let scene = RefreshScene()
    scene.control.beginRefreshing()
    scene.test.layOut()
    #expect(scene.control.isRefreshing && scene.take() == ["inset 60"] && scene.table.contentOffset.y == 0)
    scene.control.beginRefreshing()
    #expect(scene.take() == [])
    scene.table.setContentOffset(CGPoint(x: 0, y: -scene.table.adjustedContentInset.top), animated: true)
    settleAnimations()
    #expect(scene.table.contentOffset.y == -60 && scene.control.subviews[0].alpha == 1)
    scene.control.endRefreshing()
    settleAnimations()
    #expect(scene.table.contentOffset.y == 0 && scene.table.adjustedContentInset.top == 0)
    scene.control.endRefreshing()
    #expect(scene.take() == ["inset 0"])
  }

  @Test func `scrolls to the room before it is there, as apps do`() {
    let scene = RefreshScene()
    scene.table.setContentOffset(CGPoint(x: 0, y: -scene.control.frame.height), animated: true)
    scene.control.beginRefreshing()
    settleAnimations()
    #expect(scene.table.contentOffset.y == -60)
  }

  @Test func `a refresh that begins before the table is shown`() {
    var table: UITableView?
    let scene = RefreshScene { view in
      let page = UITableViewController()
      page.tableView = view
      view.refreshControl?.beginRefreshing()
      table = view
      return UINavigationController(rootViewController: page)
    }
    let safe = scene.table.safeAreaInsets.top
    #expect(table === scene.table && safe > 0)
    #expect(scene.table.adjustedContentInset.top == safe + 60 && scene.table.contentOffset.y == -safe)
  }

  @Test func `a table that is reloaded or updated while it refreshes keeps its place`() {
    let scene = RefreshScene()
    scene.pull(by: 300, lifts: true)
    settleAnimations()
    scene.source.count = 40
    scene.table.reloadData()
    scene.test.layOut()
    #expect(scene.table.contentOffset.y == -60 && scene.top(0) == 60)
    scene.source.count = 41
    scene.source.first = -1
    scene.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    settleAnimations()
    #expect(scene.table.contentOffset.y == -60 && scene.top(0) == 60)
    // And while it comes back.
    scene.control.endRefreshing()
    advance(seconds: 0.1)
    scene.source.count = 3
    scene.table.reloadData()
    scene.test.layOut()
    let middle = scene.table.contentOffset.y
    #expect(middle < -5 && middle > -60)
    scene.source.count = 4
    scene.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    #expect(scene.table.contentOffset.y <= middle + 1)
    settleAnimations()
    #expect(scene.table.contentOffset.y == 0)
    // Further down the row that is seen stays.
    scene.source.count = 60
    scene.table.reloadData()
    scene.control.beginRefreshing()
    scene.table.contentOffset.y = 400
    scene.test.layOut()
    let row = scene.top(12)
    scene.source.count = 65
    scene.table.insertRows(at: (0..<5).map { IndexPath(row: $0, section: 0) }, with: .automatic)
    settleAnimations()
    #expect(scene.top(17) == row)
  }

  @Test func `rows at the top come in below the edge also where the room is not shown`() {
    let scene = RefreshScene()
    scene.control.beginRefreshing()
    scene.source.count += 1
    scene.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    settleAnimations()
    #expect(scene.table.contentOffset.y == 0)
  }

  @Test func `a control that is taken away takes its room along, and one that is exchanged gives its place`() {
    let scene = RefreshScene()
    scene.pull(by: 300, lifts: true)
    settleAnimations()
    scene.table.refreshControl = nil
    settleAnimations()
    #expect(scene.table.contentOffset.y == 0 && scene.table.adjustedContentInset.top == 0)
    #expect(scene.control.superview == nil && scene.control.isRefreshing)
    let other = UIRefreshControl()
    scene.table.refreshControl = other
    scene.table.refreshControl = scene.control
    #expect(other.superview == nil && scene.table.adjustedContentInset.top == 60)
    scene.control.endRefreshing()
    #expect(scene.table.adjustedContentInset.top == 0)
  }

  @Test func `a control that is put into a scroll view as a subview works as one that is set`() {
    let test = TestWindow(size: CGSize(width: 390, height: 600))
    let view = UIScrollView()
    view.alwaysBounceVertical = true
    test.show(view)
    let control = UIRefreshControl(frame: .zero, primaryAction: nil)
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    view.addSubview(control)
    let finger = TestFinger(on: test)
    finger.press(at: CGPoint(x: 200, y: 100))
    for step in 1...33 { finger.move(to: CGPoint(x: 200, y: 100 + step * 10)) }
    finger.lift()
    settleAnimations()
    #expect(count == 1 && view.contentOffset.y == -60 && view.refreshControl == nil)
  }

  @Test func `a table's controller gives its table the control, before it is loaded and after`() {
    let page = UITableViewController(style: .grouped)
    let control = UIRefreshControl()
    page.refreshControl = control
    #expect(!page.isViewLoaded && page.refreshControl === control)
    page.loadViewIfNeeded()
    #expect(page.tableView.refreshControl === control && control.superview === page.tableView)
    let table = UITableView()
    page.tableView = table
    #expect(table.refreshControl === control && page.refreshControl === control && control.superview === table)
    page.refreshControl = nil
    #expect(table.refreshControl == nil && control.superview == nil)
    table.refreshControl = control
    #expect(page.refreshControl === control)
  }

  @Test func `lies behind the rows, and before the table's background`() {
    let scene = RefreshScene()
    let background = UIView()
    scene.table.backgroundView = background
    scene.table.reloadData()
    scene.test.layOut()
    scene.table.contentOffset.y = 300
    scene.test.layOut()
    #expect(scene.table.subviews.first === background && scene.table.subviews[1] === scene.control)
  }

  @Test func `a title makes the control as high as it needs, and is spoken while it refreshes`() {
    let scene = RefreshScene()
    scene.control.attributedTitle = NSAttributedString(string: "Updated just now")
    #expect(scene.control.sizeThatFits(.zero).height == 60)
    scene.test.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    scene.test.layOut()
    scene.control.beginRefreshing()
    let height = scene.control.frame.height
    #expect(height > 80 && scene.table.adjustedContentInset.top == height)
    scene.control.attributedTitle = nil
    #expect(scene.table.adjustedContentInset.top == 60)
  }

  @Test func `nothing holds a control that its scroll view lets go`() {
    weak var gone: UIRefreshControl?
    do {
      let scene = RefreshScene()
      let control = UIRefreshControl()
      gone = control
      scene.table.refreshControl = control
      control.beginRefreshing()
      scene.table.refreshControl = nil
    }
    #expect(gone == nil)
  }
}
