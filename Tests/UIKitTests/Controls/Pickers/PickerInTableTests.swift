import TestSupport
import Testing
import UIKit

@testable import UIKit

/// Date pickers in the cells of a table, which scrolls itself.
@MainActor @Suite struct PickerInTableTests {
  private let test = TestWindow(size: CGSize(width: 390, height: 700))
  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private let source = Cells()
  private let finger: TestFinger

  private final class Cells: NSObject, UITableViewDataSource, UITableViewDelegate {
    var pickers = [
      DatePickers.make(.date, .wheels), DatePickers.make(.dateAndTime, .compact), DatePickers.make(.date, .inline),
    ]
    var selected: [Int] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      guard pickers.indices.contains(indexPath.row) else { return cell }
      let picker = pickers[indexPath.row]
      picker.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(picker)
      NSLayoutConstraint.activate([
        picker.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 6),
        picker.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -6),
        picker.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
        picker.trailingAnchor.constraint(lessThanOrEqualTo: cell.contentView.trailingAnchor, constant: -16),
      ])
      return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath.row) }
  }

  init() {
    finger = TestFinger(on: test)
    table.dataSource = source
    table.delegate = source
    test.show(table)
    settleAnimations()
  }

  private func place(_ view: UIView, _ x: CGFloat = 0.5, _ y: CGFloat = 0.5) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.width * x, y: view.bounds.height * y), to: nil)
  }

  private func drag(_ start: CGPoint, by way: CGFloat) {
    finger.press(at: start)
    for step in 1...10 { finger.move(to: CGPoint(x: start.x, y: start.y + way * CGFloat(step) / 10), duration: 0.04) }
    finger.hold(for: 0.2)
    finger.lift()
    settleAnimations()
  }

  @Test func `cells are as high as their pickers ask for`() {
    let heights = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    #expect(abs(heights[0] - 228) < 1 && abs(heights[1] - 46.33) < 1 && heights[2] > 340, "\(heights)")
  }

  @Test func `a finger on a wheel turns it, and the table stays; beside it the table scrolls`() {
    let top = table.contentOffset.y
    drag(place(source.pickers[0]), by: -80)
    #expect(table.contentOffset.y == top && source.pickers[0].date != DatePickers.date("2026-03-10 08:20"))
    let date = source.pickers[0].date
    drag(CGPoint(x: 24, y: 650), by: -80)
    #expect(table.contentOffset.y > top && source.pickers[0].date == date && source.selected == [])
  }

  @Test func `a tap on a compact picker opens it, and selects no row`() {
    drag(CGPoint(x: 24, y: 650), by: -40)
    finger.press(at: place(source.pickers[1], 0.2))
    finger.lift()
    settleAnimations()
    #expect(test.window.subviews.contains { $0 is DateOverlayView } && source.selected == [])
    // A cell that goes takes what it has opened along.
    table.contentOffset.y = 600
    table.reloadData()
    test.layOut()
    settleAnimations()
    #expect(!test.window.subviews.contains { $0 is DateOverlayView })
  }

  @Test func `a drag that begins on a calendar's day scrolls the table, and a tap chooses the day`() {
    table.contentOffset.y = 300
    test.layOut()
    let calendar = source.pickers[2]
    let top = table.contentOffset.y
    drag(place(calendar), by: -60)
    #expect(table.contentOffset.y > top && calendar.date == DatePickers.date("2026-03-10 08:20"))
    finger.press(at: place(calendar, 0.5, 0.5))
    finger.lift()
    settleAnimations()
    #expect(calendar.date != DatePickers.date("2026-03-10 08:20") && source.selected == [])
  }
}
