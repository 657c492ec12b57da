import Testing

@_spi(Testing) @testable import UIKit

@MainActor @Suite struct TableScrollingTests {
  // MARK: What is on screen

  @Test func `on screen are exactly the rows that show, each at its place, whatever the heights`() {
    var random = Seeded(state: 41)
    for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
      let scene = TableScene(style, height: 300)
      let source = VariedTable(seed: 9)
      scene.show(source)
      for _ in 0..<120 {
        scene.scroll(to: CGFloat.random(in: -100...scene.table.contentSize.height, using: &random).rounded())
        let bounds = scene.table.bounds
        var expected: [IndexPath] = []
        for section in 0..<scene.table.numberOfSections {
          for row in 0..<scene.table.numberOfRows(inSection: section) {
            let path = IndexPath(row: row, section: section)
            let rect = scene.table.rectForRow(at: path)
            if rect.maxY > bounds.minY && rect.minY < bounds.maxY { expected.append(path) }
          }
        }
        #expect(scene.table.indexPathsForVisibleRows == expected)
        for path in expected {
          let cell = scene.table.cellForRow(at: path)
          #expect(cell?.frame.isClose(to: scene.table.rectForRow(at: path)) == true)
          #expect(cell?.textLabel?.text == "\(path.section)-\(path.row)")
          #expect(cell.flatMap { scene.table.indexPath(for: $0) } == path)
        }
        #expect(scene.table.subviews.filter { $0 is UITableViewCell }.count == expected.count)
      }
    }
  }

  @Test func `scrolling through a table makes no more cells than show at once, and one`() {
    let scene = TableScene(height: 440)
    scene.table.rowHeight = 44
    CountingCell.made = 0
    CountingCell.reused = 0
    scene.table.register(CountingCell.self, forCellReuseIdentifier: "cell")
    let source = PlainTableDelegate(rowCount: 10_000)
    scene.show(source)
    for y in stride(from: 0, to: 8000, by: 10) { scene.scroll(to: CGFloat(y)) }
    #expect(CountingCell.made <= 12)
    // Rows 0 to 191 came on screen; each that got no new cell got one that was used before, and was prepared for it.
    #expect(CountingCell.reused == 192 - CountingCell.made)
  }

  @Test func `a million rows cost nothing until they show`() {
    let scene = TableScene()
    scene.table.rowHeight = 44
    let source = PlainTableDelegate(rowCount: 1_000_000) { cell, path in cell.textLabel?.text = "\(path.row)" }
    scene.show(source)
    #expect(scene.table.contentSize.height == 44_000_000)
    #expect(scene.table.visibleCells.count == 10)
    scene.table.scrollToRow(at: IndexPath(row: 777_777, section: 0), at: .top, animated: false)
    scene.layOut()
    #expect(scene.table.visibleCells.first?.textLabel?.text == "777777")
    #expect(scene.table.indexPathForRow(at: CGPoint(x: 5, y: 44 * 500_000 + 43)) == IndexPath(row: 500_000, section: 0))
  }

  // MARK: scrollToRow

  /// Rows of 50 in a visible part from 20 to 390 points of a table 400 high.
  nonisolated private static let positions: [(UITableView.ScrollPosition, CGFloat, Int, CGFloat)] = [
    (.top, 0, 20, 980), (.middle, 0, 20, 820), (.bottom, 0, 20, 660), (.none, 0, 20, 660), (.none, 1500, 20, 980),
    (.none, 900, 20, 900), (.top, 500, 0, -20), (.bottom, 500, 0, -20), (.top, 0, 99, 4610), (.middle, 0, 99, 4610),
  ]

  @Test(arguments: positions) func `a row is scrolled to its place in the part that shows, as far as there is content`(
    position: UITableView.ScrollPosition, from start: CGFloat, row: Int, to end: CGFloat
  ) {
    let scene = TableScene()
    scene.table.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    scene.table.rowHeight = 50
    let source = PlainTableDelegate(rowCount: 100)
    scene.show(source)
    scene.scroll(to: start)
    scene.table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
    #expect(scene.table.contentOffset.y == end)
  }

  @Test func `a plain table leaves room for the header that floats, a grouped one has none`() {
    for (style, offset) in [(UITableView.Style.plain, CGFloat(462)), (.grouped, 468)] {
      let scene = TableScene(style)
      let delegate = RecordingTableDelegate()
      delegate.rowCounts = [100]
      delegate.headerHeight = 28
      scene.show(delegate)
      scene.table.scrollToRow(at: IndexPath(row: 10, section: 0), at: .top, animated: false)
      // Row 10 is at 28 + 440, and 22 further down in the plain table, where 28 are covered.
      #expect(scene.table.contentOffset.y == offset)
    }
  }

  @Test func `NSNotFound stands for a section, which may be empty`() {
    let scene = TableScene(.grouped)
    let delegate = RecordingTableDelegate()
    delegate.rowCounts = [30, 0, 30]
    scene.show(delegate)
    scene.table.scrollToRow(at: IndexPath(row: NSNotFound, section: 1), at: .top, animated: false)
    #expect(scene.table.contentOffset.y == 1370)
  }

  @Test func `an animated scroll ends with its call`() {
    let scene = TableScene()
    let source = EndRecorder(rowCount: 100)
    scene.show(source)
    scene.table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: true)
    AnimationClock.shared.settle()
    #expect(source.ends == 1 && scene.table.contentOffset.y == 2200)
    scene.table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: true)
    AnimationClock.shared.settle()
    #expect(source.ends == 1, "nothing moved")
  }

  // MARK: Estimates

  @Test func `without estimates rows of automatic height are 44 points high`() {
    let scene = TableScene()
    scene.table.estimatedRowHeight = 0
    let source = PlainTableDelegate(rowCount: 10)
    scene.show(source)
    #expect(scene.table.contentSize.height == 440)
  }

  @Test func `estimated rows take their real heights as they come on screen`() {
    let scene = TableScene()
    scene.table.register(TallCell.self, forCellReuseIdentifier: "cell")
    scene.table.estimatedRowHeight = 20
    let source = PlainTableDelegate(rowCount: 100) { cell, path in cell.tag = 60 + path.row % 3 }
    scene.show(source)
    #expect(scene.table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 60, width: 390, height: 61))
    #expect(scene.table.visibleCells.count == 7)
    // 60, 61, 62, 60, 61, 62, 60 and 93 times 20.
    #expect(scene.table.contentSize.height == 2286)
  }

  @Test func `what is on screen does not jump when rows above turn out higher than estimated`() throws {
    let scene = TableScene()
    scene.table.register(TallCell.self, forCellReuseIdentifier: "cell")
    scene.table.estimatedRowHeight = 20
    let source = PlainTableDelegate(rowCount: 1000) { cell, path in cell.tag = 60 + path.row % 3 }
    scene.show(source)
    scene.table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false)
    scene.layOut()
    for _ in 0..<40 {
      let first = try #require(scene.table.visibleCells.first)
      let path = try #require(scene.table.indexPath(for: first))
      let before = first.frame.minY - scene.table.contentOffset.y
      scene.table.contentOffset.y -= 10
      scene.layOut()
      let after = try #require(scene.table.cellForRow(at: path)).frame.minY - scene.table.contentOffset.y
      #expect(abs(after - before - 10) < 0.001)
    }
  }

  @Test func `estimates by the delegate leave heights for when they are needed`() {
    let scene = TableScene(height: 100)
    let source = EstimatingTable()
    scene.show(source)
    #expect(source.asked == [0, 1])
    #expect(scene.table.contentSize.height == 3040)
  }

  @Test func `scrolling to a row of estimated height ends at the row`() throws {
    for position in [UITableView.ScrollPosition.top, .middle, .bottom] {
      let scene = TableScene()
      scene.table.register(TallCell.self, forCellReuseIdentifier: "cell")
      scene.table.estimatedRowHeight = 20
      let source = PlainTableDelegate(rowCount: 1000) { cell, path in cell.tag = 60 + path.row % 3 }
      scene.show(source)
      let path = IndexPath(row: 600, section: 0)
      scene.table.scrollToRow(at: path, at: position, animated: false)
      scene.layOut()
      let cell = try #require(scene.table.cellForRow(at: path))
      let place = cell.frame.offsetBy(dx: 0, dy: -scene.table.contentOffset.y)
      switch position {
      case .top: #expect(abs(place.minY) < 0.5)
      case .middle: #expect(abs(place.midY - 200) < 0.5)
      default: #expect(abs(place.maxY - 400) < 0.5)
      }
    }
  }

  // MARK: Changes

  @Test func `fewer rows after reloadData bring the offset back into reach`() {
    let scene = TableScene()
    scene.table.rowHeight = 44
    let source = PlainTableDelegate(rowCount: 100)
    scene.show(source)
    scene.scroll(to: 4000)
    source.rowCount = 20
    scene.table.reloadData()
    scene.layOut()
    #expect(scene.table.contentOffset.y == 480)
    #expect(scene.table.visibleCells.count == 10)
  }

  @Test func `a wider table lays out its rows again`() {
    let scene = TableScene()
    let source = PlainTableDelegate(rowCount: 3) { cell, _ in cell.textLabel?.text = "Text" }
    scene.show(source)
    scene.table.frame.size.width = 300
    scene.layOut()
    #expect(scene.table.visibleCells.map(\.frame.width) == [300, 300, 300])
    #expect(scene.table.contentSize.width == 300)
  }

  @Test func `reloadData from a callback shows the new rows with the next layout, and nothing is lost`() {
    let scene = TableScene()
    let source = ReloadingTable()
    scene.show(source)
    #expect(scene.table.visibleCells.count == 2)
    #expect(source.reloads == 1)
  }

  @Test func `the background view stays behind the rows and does not scroll`() {
    let scene = TableScene()
    let source = PlainTableDelegate(rowCount: 100)
    let background = UIView(frame: .zero)
    scene.show(source)
    scene.table.backgroundView = background
    scene.scroll(to: 500)
    #expect(background.frame == scene.table.bounds)
    #expect(scene.table.subviews.first === background)
  }
}

extension CGRect {
  /// Returns a Boolean value that indicates whether the rectangles are equal, except for rounding a frame into center and
  /// size.
  func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6 && abs(width - other.width) < 1e-6
      && abs(height - other.height) < 1e-6
  }
}

/// Five sections of random heights, some of them 0.
private final class VariedTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  private var heights: [[CGFloat]] = []

  init(seed: UInt64) {
    var random = Seeded(state: seed)
    heights = (0..<5).map { section in
      section == 2 ? [] : (0..<30).map { _ in CGFloat(Int.random(in: 0...8, using: &random) * 10) }
    }
  }

  func numberOfSections(in tableView: UITableView) -> Int { heights.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights[section].count }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[indexPath.section][indexPath.row]
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section % 2 == 0 ? "Section \(section)" : nil
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "\(indexPath.section)-\(indexPath.row)"
    return cell
  }
}

private final class EndRecorder: NSObject, UITableViewDataSource, UITableViewDelegate {
  let rowCount: Int
  var ends = 0

  init(rowCount: Int) { self.rowCount = rowCount }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
}

private final class EstimatingTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  var asked: [Int] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 30 }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asked.append(indexPath.row)
    return 50
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
}

private final class ReloadingTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rowCount = 5
  var reloads = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    guard indexPath.row == 1, reloads == 0 else { return }
    reloads += 1
    rowCount = 2
    tableView.reloadData()
  }
}

private final class CountingCell: UITableViewCell {
  static var made = 0
  static var reused = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    CountingCell.made += 1
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    CountingCell.reused += 1
  }
}

/// A cell as high as its tag says.
private final class TallCell: UITableViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: CGFloat(tag)) }
}
