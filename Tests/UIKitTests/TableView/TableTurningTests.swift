import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// A table view in a window that turns keeps its rows, as maintainers of libraries report of Apple's (deltachat-ios
/// #981). That it keeps the first row is assumed; a device would settle it.
@MainActor @Suite struct `A table view in a window that turns` {
  private static let upright = CGSize(width: 390, height: 844)
  private static let wide = CGSize(width: 844, height: 390)

  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    let heights: ((Int, CGFloat) -> CGFloat)?

    init(heights: ((Int, CGFloat) -> CGFloat)?) { self.heights = heights }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 150 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = String(repeating: "words of row \(indexPath.row) ", count: 1 + indexPath.row * 7 % 11)
      return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      heights?(indexPath.row, tableView.bounds.width) ?? UITableView.automaticDimension
    }
  }

  private let test = TestWindow(size: upright)
  private let table = UITableView(frame: CGRect(origin: .zero, size: upright))

  private func show(_ source: Source) {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    (table.dataSource, table.delegate) = (source, source)
    test.show(table)
  }

  private func turn(to size: CGSize) {
    test.window.frame = CGRect(origin: .zero, size: size)
    test.layOut()
  }

  /// The distance of a row from the top, as a part of its height.
  private func part(_ row: Int) -> CGFloat {
    let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
    return (table.contentOffset.y - rect.minY) / rect.height
  }

  private var first: Int? { table.indexPathsForVisibleRows?.first?.row }

  @Test func `keeps measured rows, there and back`() {
    let source = Source(heights: nil)
    show(source)
    table.scrollToRow(at: IndexPath(row: 80, section: 0), at: .top, animated: false)
    test.layOut()
    #expect(first == 80)
    for size in [Self.wide, Self.upright, Self.wide, Self.upright] {
      turn(to: size)
      #expect(first == 80 && abs(part(80)) < 0.01)
    }
  }

  @Test func `keeps the part of a row of which the delegate knows the height at each width`() {
    let source = Source { row, width in width < 500 ? CGFloat(60 + row % 5 * 40) : CGFloat(40 + row % 3 * 20) }
    show(source)
    let rect = table.rectForRow(at: IndexPath(row: 40, section: 0))
    table.contentOffset.y = rect.minY + rect.height / 2
    test.layOut()
    for size in [Self.wide, Self.upright] {
      turn(to: size)
      #expect(first == 40 && abs(part(40) - 0.5) < 0.01)
    }
  }

  @Test func `keeps the offset of rows with the same height at each width`() {
    let source = Source { _, _ in 44 }
    show(source)
    table.contentOffset.y = 1000
    test.layOut()
    turn(to: Self.wide)
    #expect(table.contentOffset.y == 1000)
  }

  @Test(arguments: [true, false]) func `stays at the top, and within its content at the end`(isMeasured: Bool) {
    let source = Source(heights: isMeasured ? nil : { row, width in width < 500 ? 90 : CGFloat(40 + row % 3) })
    show(source)
    turn(to: Self.wide)
    #expect(table.contentOffset.y == 0 && first == 0)
    table.scrollToRow(at: IndexPath(row: 149, section: 0), at: .bottom, animated: false)
    test.layOut()
    let seen = table.indexPathsForVisibleRows?.first
    turn(to: Self.upright)
    // Rows that aren't measured yet may let the content end earlier. The row stays on screen.
    #expect(seen.map { table.indexPathsForVisibleRows?.contains($0) == true } == true)
    #expect(table.contentOffset.y <= table.contentSize.height - table.bounds.height + 0.01)
  }
}
