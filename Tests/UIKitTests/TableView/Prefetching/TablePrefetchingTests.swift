import Testing

@_spi(Testing) import UIKit

/// The rows that a prefetching data source is asked for. That those near in the direction of scrolling are, the nearest first, and
/// never those that show, is Apple's documentation of `UITableViewDataSourcePrefetching`; how many they are is assumed.
@MainActor @Suite struct TablePrefetchingTests {
  private let scene = PrefetchingScene()
  private var table: UITableView { scene.table }
  private func take() -> [String] { scene.prefetcher.takeCalls() }
  private func ask(_ rows: some Sequence<Int>) -> String { RecordingPrefetcher.call("+", rows) }
  private func cancel(_ rows: some Sequence<Int>) -> String { RecordingPrefetcher.call("-", rows) }

  /// That it is asked after the first layout is reported (metrics.md 14). Assumed: for one screen of rows; a log of `prefetchRowsAt`
  /// on a device, with rows of several heights, would settle it.
  @Test func `the first layout is followed by the rows of the next screen`() {
    scene.show()
    #expect(take() == [ask(10..<20)])
  }

  @Test func `rows that come near while scrolling are asked for, each once`() {
    scene.show()
    _ = take()
    scene.scroll(to: 1)
    #expect(take() == [ask([20])])
    scene.scroll(to: 1.5)
    #expect(take() == [ask([21])])
    scene.scroll(to: 2)
    #expect(take() == [])
    scene.scroll(to: 5)
    #expect(take() == [ask(22..<25)])
  }

  @Test func `laying out again asks for nothing`() {
    scene.show()
    _ = take()
    table.setNeedsLayout()
    scene.scene.layOut()
    #expect(take() == [])
  }

  @Test func `scrolling back cancels what has not shown, and asks upwards, the nearest first`() {
    scene.show()
    scene.scroll(to: 30)
    _ = take()
    scene.scroll(to: 28)
    #expect(take() == [cancel(40..<50), ask((18..<28).reversed())])
    scene.scroll(to: 27)
    #expect(take() == [ask([17])])
    scene.scroll(to: 28)
    #expect(take() == [cancel(17..<27), ask(38..<48)])
  }

  /// Assumed: a device that logs what it cancels after a jump over rows that it has asked for would settle it.
  @Test func `rows that a jump leaves behind are canceled, though the direction stays`() {
    scene.show()
    _ = take()
    scene.scroll(to: 50)
    #expect(take() == [cancel(10..<20), ask(60..<70)])
  }

  /// Assumed: a row that comes near again after it has shown is asked for again, since the table does not know what is kept of it.
  @Test func `a row that has shown and left is asked for when it comes near again`() {
    scene.show()
    scene.scroll(to: 12)
    _ = take()
    scene.scroll(to: 11)
    #expect(take() == [cancel(22..<32), ask((1..<11).reversed())])
  }

  @Test func `sections are one after the other`() {
    scene.show(rows: [12, 3, 0, 20])
    #expect(take() == ["+ 0-10 0-11 1-0 1-1 1-2 3-0 3-1 3-2 3-3 3-4"])
    scene.scroll(to: 15)
    _ = take()
    scene.scroll(to: 14)
    #expect(take().last == "+ 1-1 1-0 0-11 0-10 0-9 0-8 0-7 0-6 0-5 0-4")
  }

  @Test func `at the ends there is nothing to ask for`() {
    scene.show(rows: [15])
    #expect(take() == [ask(10..<15)])
    scene.scroll(to: 5)
    #expect(take() == [])
    scene.show(rows: [8])
    #expect(take() == [])
  }

  /// Assumed, as a bounce shows no row that was not there; a log of a pull at the top of a device's table would settle it.
  @Test func `a bounce at an end does not cancel anything`() {
    scene.show()
    _ = take()
    scene.scroll(to: -2)
    scene.scroll(to: 0)
    #expect(take() == [])
    scene.scroll(to: 90)
    _ = take()
    scene.scroll(to: 91)
    scene.scroll(to: 90)
    #expect(take() == [])
  }

  @Test func `rows that turn out higher while they come in from above do not turn the direction round`() {
    scene.delegate.heights = [IndexPath(row: 39, section: 0): 140]
    table.estimatedRowHeight = 40
    scene.show()
    scene.scroll(to: 45)
    scene.scroll(to: 41)
    _ = take()
    scene.scroll(to: 39.75)
    #expect(table.contentOffset.y > 41 * 40, "the row is above, and 100 points higher than its estimate")
    #expect(take() == [], "else the rows above would be canceled")
    scene.scene.scroll(to: table.contentOffset.y - 160)
    #expect(take() == [ask((28...30).reversed())])
  }

  @Test func `nothing is asked for outside of a window, or before the table is laid out`() {
    table.removeFromSuperview()
    scene.show()
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 10)
    #expect(take() == [])
    scene.scene.window.addSubview(table)
    table.setNeedsLayout()
    #expect(take() == [])
    scene.scene.layOut()
    #expect(take() == [ask(10..<20)])
  }

  @Test func `calls come when the cells are laid out and no row is on its way`() {
    scene.delegate.makeCell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      let view = LaidOutView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.tag = 7
      cell.contentView.addSubview(view)
      return cell
    }
    var wereLaidOut: [Bool] = []
    scene.prefetcher.called = { [table = scene.table] _ in
      wereLaidOut.append(
        table.visibleCells.allSatisfy { ($0.contentView.viewWithTag(7) as? LaidOutView)?.wasLaidOut == true })
    }
    scene.show()
    scene.scroll(to: 3)
    #expect(wereLaidOut == [true, true])
  }

  @Test func `rows are prefetched while a finger scrolls`() throws {
    scene.show()
    _ = take()
    let finger = Finger(on: scene.scene.window)
    finger.press(at: CGPoint(x: 100, y: 300))
    for y in stride(from: 290.0, through: 100, by: -10) {
      finger.move(to: CGPoint(x: 100, y: y))
      scene.scene.layOut()
    }
    let asked = take().flatMap { $0.split(separator: " ").dropFirst() }
    #expect(table.contentOffset.y > 150)
    #expect(asked.first == "0-20" && Set(asked).count == asked.count)
    finger.lift()
  }

  @Test func `prefetching is enabled by default, and can be switched off`() {
    #expect(table.isPrefetchingEnabled)
    table.isPrefetchingEnabled = false
    scene.show()
    scene.scroll(to: 4)
    #expect(take() == [])
  }

  /// Assumed: what was asked for before prefetching was switched off is neither canceled nor remembered.
  @Test func `prefetching that is switched on again asks anew`() {
    scene.show()
    _ = take()
    table.isPrefetchingEnabled = false
    scene.scroll(to: 4)
    table.isPrefetchingEnabled = true
    #expect(take() == [])
    scene.scroll(to: 5)
    #expect(take() == [ask(15..<25)])
  }

  /// Assumed: the previous object receives no call.
  @Test func `another object that prefetches is asked for everything near`() {
    scene.show()
    _ = take()
    let other = RecordingPrefetcher()
    table.prefetchDataSource = other
    scene.scroll(to: 1)
    #expect(take() == [])
    #expect(other.takeCalls() == [ask(11..<21)])
    table.prefetchDataSource = nil
    scene.scroll(to: 2)
    #expect(other.takeCalls() == [])
  }

  @Test func `the object is held weakly, and need not cancel`() {
    scene.show()
    var asked: [[IndexPath]] = []
    weak var held: AskedOnly?
    do {
      let plain = AskedOnly { asked.append($0) }
      held = plain
      table.prefetchDataSource = plain
      scene.scroll(to: 20)
      scene.scroll(to: 10)
      scene.scroll(to: 11)
    }
    #expect(asked.map { $0[0].row } == [30, 9, 21])
    #expect(held == nil && table.prefetchDataSource == nil)
    scene.scroll(to: 15)
    #expect(asked.count == 3)
  }
}

private final class LaidOutView: UIView {
  var wasLaidOut = false
  override func layoutSubviews() {
    super.layoutSubviews()
    wasLaidOut = true
  }
}

/// An object that prefetches, and has no more than it must.
private final class AskedOnly: NSObject, UITableViewDataSourcePrefetching {
  let asked: ([IndexPath]) -> Void
  init(_ asked: @escaping ([IndexPath]) -> Void) { self.asked = asked }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { asked(indexPaths) }
}
