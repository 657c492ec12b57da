import Testing
import UIKit

/// `UITableView.delegate` is of a narrower type than the scroll view's property of that name, as Apple's.
@MainActor @Suite struct TableDelegateTests {
  private final class Delegate: NSObject, UITableViewDelegate {
    var calls: [String] = []
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("select \(indexPath.row)")
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
  }

  private final class Scrolling: NSObject, UIScrollViewDelegate {
    var calls = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls += 1 }
  }

  private class Table: UITableView {
    var changes = 0
    override var delegate: (any UITableViewDelegate)? { didSet { changes += 1 } }
  }

  private final class Scroll: UIScrollView {
    var changes = 0
    override var delegate: (any UIScrollViewDelegate)? { didSet { changes += 1 } }
  }

  @Test func `the usual code compiles and does as it says`() throws {
    let (table, delegate) = (UITableView(), Delegate())
    table.delegate = delegate
    let path = IndexPath(row: 2, section: 0)
    table.delegate?.tableView(table, didSelectRowAt: path)
    table.delegate?.scrollViewDidScroll(table)
    let narrow: (any UITableViewDelegate)? = table.delegate
    let wide: (any UIScrollViewDelegate)? = table.delegate
    let plain = table.delegate
    plain?.tableView(table, didSelectRowAt: path)
    if let known = table.delegate { known.tableView(table, didSelectRowAt: path) }
    #expect(narrow === delegate && wide === delegate && table.delegate === delegate)
    #expect(table.delegate is Delegate)
    #expect((table as UIScrollView).delegate === delegate)
    let key: ReferenceWritableKeyPath<UITableView, (any UITableViewDelegate)?> = \.delegate
    #expect(table[keyPath: key] === delegate)
    #expect(delegate.calls == ["select 2", "scroll", "select 2", "select 2"])
    table.delegate = nil
    #expect(table.delegate == nil && (table as UIScrollView).delegate == nil)
  }

  @Test func `it is held weakly`() {
    let table = UITableView()
    do {
      let delegate = Delegate()
      table.delegate = delegate
      #expect(table.delegate != nil)
    }
    #expect(table.delegate == nil && (table as UIScrollView).delegate == nil)
  }

  @Test func `an override sees what is set through either class`() {
    let (table, delegate, other) = (Table(), Delegate(), Delegate())
    table.delegate = delegate
    (table as UITableView).delegate = other
    #expect(table.delegate === other)
    (table as UIScrollView).delegate = delegate
    #expect(table.delegate === delegate)
    (table as UIScrollView).delegate = nil
    #expect(table.changes == 4 && table.delegate == nil)
    let scroll = Scroll()
    scroll.delegate = Scrolling()
    #expect(scroll.changes == 1)
  }

  @Test func `a delegate that knows nothing of tables is told of scrolling`() {
    let (table, delegate) = (UITableView(), Scrolling())
    (table as UIScrollView).delegate = delegate
    #expect(table.delegate == nil && (table as UIScrollView).delegate === delegate)
    table.contentOffset.y = 5
    #expect(delegate.calls == 1)
  }
}
