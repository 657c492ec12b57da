import TestSupport
import UIKit

/// A table of thirty rows of 44 points with a refresh control, in a window, and a simulated touch.
@MainActor final class RefreshScene {
  let test = TestWindow(size: CGSize(width: 390, height: 600))
  let table = UITableView(frame: .zero, style: .plain)
  let control = UIRefreshControl()
  let source = RefreshRows()
  let finger: TestFinger
  /// The record of the events, and of the changes to the adjusted inset.
  private(set) var events: [String] = []
  /// Called when the control asks for a refresh.
  var onRefresh: () -> Void = {}

  init(rows: Int = 30, controller: (UITableView) -> UIViewController? = { _ in nil }) {
    finger = TestFinger(on: test)
    source.count = rows
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 44
    table.dataSource = source
    table.delegate = source
    table.refreshControl = control
    control.addAction(
      UIAction { [unowned self] _ in
        events.append("valueChanged \(control.isRefreshing)")
        onRefresh()
      }, for: .valueChanged)
    source.insetChanged = { [unowned self] in events.append("inset \(Int($0))") }
    if let page = controller(table) { test.show(page) } else { test.show(table) }
    events = []
  }

  /// The events since the last call.
  func take() -> [String] {
    defer { events = [] }
    return events
  }

  /// Begins a touch and moves it downward by a distance, in steps of 10 points.
  func pull(by distance: CGFloat, from y: CGFloat = 250, lifts: Bool = false) {
    finger.press(at: CGPoint(x: 200, y: y))
    for step in stride(from: 10, through: distance, by: 10) { finger.move(to: CGPoint(x: 200, y: y + step)) }
    if lifts {
      finger.hold(for: 0.2)
      finger.lift()
    }
  }

  /// Returns the distance of a row's top from the table's, as it is on screen.
  func top(_ row: Int) -> CGFloat { table.rectForRow(at: IndexPath(row: row, section: 0)).minY - table.contentOffset.y }

  /// The control's frame, from the table's top left corner.
  var controlTop: CGFloat { control.frame.minY - table.contentOffset.y }
}

/// Rows with their numbers.
final class RefreshRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var count = 30
  var first = 0
  var insetChanged: (CGFloat) -> Void = { _ in }
  var offsets: [CGFloat] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row + first)"
    return cell
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    insetChanged(scrollView.adjustedContentInset.top)
  }
}
