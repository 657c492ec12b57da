import Testing

@_spi(Testing) @testable import UIKit

/// The places of a table's rows, headers, footers and lines on screen: metrics.md 5 and 7, at 3 pixels a point.
@MainActor @Suite struct TableLayoutTests {
  private let delegate = RecordingTableDelegate()

  private func titled(_ style: UITableView.Style, header: String?, footer: String?, rows: [Int]) -> TableScene {
    let scene = TableScene(style, height: 800)
    delegate.rowCounts = rows
    delegate.headerTitle = header
    delegate.footerTitle = footer
    delegate.headerHeight = UITableView.automaticDimension
    delegate.footerHeight = UITableView.automaticDimension
    scene.show(delegate)
    return scene
  }

  // MARK: Headers and footers

  @Test func `a plain table's sections begin with 22 points and a header of 28`() {
    // [IB] KIF: first row at 50 = 22 + 28; sections 50 apart where there is no footer.
    let scene = titled(.plain, header: "Title", footer: nil, rows: [2, 1])
    expect(scene.table.rectForHeader(inSection: 0), minY: 22, height: 28)
    expect(scene.table.rectForRow(at: IndexPath(row: 0, section: 0)), minY: 50, height: 44)
    expect(scene.table.rectForHeader(inSection: 1), minY: 160, height: 28)
    expect(scene.table.rect(forSection: 1), minY: 138, height: 94)
    #expect(abs(scene.table.contentSize.height - 232) < 0.001)
  }

  @Test func `a plain table without titles has rows only`() {
    let scene = titled(.plain, header: nil, footer: nil, rows: [2, 1])
    #expect(scene.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 0)
    #expect(scene.table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 88)
    #expect(scene.table.contentSize == CGSize(width: 390, height: 132))
  }

  @Test(arguments: [UITableView.Style.grouped, .insetGrouped])
  func `a grouped table keeps 35 points off the top, and its sections 35 apart`(style: UITableView.Style) {
    // metrics.md 7: 17.5 above and below each section, twice above the first; 17 2/3 at 3 pixels a point.
    let scene = titled(style, header: nil, footer: nil, rows: [1, 1])
    expect(scene.table.rectForRow(at: IndexPath(row: 0, section: 0)), minY: 106.0 / 3, height: 44)
    expect(scene.table.rectForRow(at: IndexPath(row: 0, section: 1)), minY: 106.0 / 3 * 2 + 44, height: 44)
  }

  @Test func `a grouped title takes 55 1-3 points at the top and 37 2-3 later, and a footer of a line 37 1-3`() {
    let scene = titled(.insetGrouped, header: "Title", footer: "Footer", rows: [1, 1])
    expect(scene.table.rectForHeader(inSection: 0), minY: 0, height: 166.0 / 3)
    expect(scene.table.rectForFooter(inSection: 0), minY: 166.0 / 3 + 44, height: 112.0 / 3)
    expect(scene.table.rectForHeader(inSection: 1), minY: 166.0 / 3 + 44 + 112.0 / 3, height: 113.0 / 3)
  }

  @Test func `grouped headers are written in capitals, 13 points, 6 above the card`() throws {
    let scene = titled(.insetGrouped, header: "Title", footer: "Footer", rows: [1])
    let header = try #require(scene.table.headerView(forSection: 0))
    #expect(header.textLabel?.text == "TITLE")
    #expect(header.textLabel?.font.pointSize == 13)
    #expect(header.textLabel?.textColor == .secondaryLabel)
    #expect(header.frame.minX == 16 && header.textLabel?.frame.minX == 16)
    // What an app adds to a header of its own keeps the same margins (assumed: a device would settle top and bottom).
    #expect(header.contentView.layoutMargins.left == 16 && header.contentView.layoutMargins.right == 16)
    let gap = try header.frame.height - #require(header.textLabel).frame.maxY
    #expect(abs(gap - 6) < 0.001)
    let footer = try #require(scene.table.footerView(forSection: 0))
    #expect(footer.textLabel?.text == "Footer")
    #expect(abs((footer.textLabel?.frame.minY ?? 0) - 8) < 0.001)
  }

  @Test func `plain headers are 17 points semibold at the margin`() throws {
    let scene = titled(.plain, header: "Title", footer: nil, rows: [1])
    let label = try #require(scene.table.headerView(forSection: 0)?.textLabel)
    #expect(label.text == "Title")
    #expect(label.font == .preferredFont(forTextStyle: .headline))
    #expect(label.frame.minX == 16)
  }

  @Test func `a long title takes as many lines as it needs`() {
    let one = titled(.grouped, header: nil, footer: "Short", rows: [1]).table.rectForFooter(inSection: 0).height
    let long = String(repeating: "Many words make a long footer. ", count: 8)
    let many = titled(.grouped, header: nil, footer: long, rows: [1]).table.rectForFooter(inSection: 0).height
    #expect(many > one + 3 * 15)
  }

  @Test func `a title has the height of its text, whether or not it is short enough not to be measured`() throws {
    for style in [UITableView.Style.plain, .grouped] {
      for text in ["W", "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", "池塘", "Two\nlines", "~ ! @ # $ % ^ & * ( )"] {
        let scene = titled(style, header: text, footer: text, rows: [1])
        for view in [scene.table.headerView(forSection: 0), scene.table.footerView(forSection: 0)] {
          let view = try #require(view)
          let label = try #require(view.textLabel)
          let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
          #expect(abs(label.bounds.height - needed.height) < 0.001)
          #expect(label.frame.minY >= 0 && label.frame.maxY <= view.bounds.height + 0.001, "\(text)")
        }
      }
    }
  }

  @Test func `titles are measured at the text size that they are written in`() throws {
    let scene = titled(.insetGrouped, header: "Title", footer: "Footer", rows: [1])
    scene.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    scene.layOut()
    for view in [scene.table.headerView(forSection: 0), scene.table.footerView(forSection: 0)] {
      let label = try #require(view?.textLabel)
      #expect(label.font.pointSize == 33)
      #expect(label.frame.height > 39 && label.frame.maxY <= (view?.bounds.height ?? 0))
    }
  }

  @Test func `an app's own font for a header stays`() throws {
    let scene = titled(.grouped, header: "Title", footer: nil, rows: [1])
    let label = try #require(scene.table.headerView(forSection: 0)?.textLabel)
    label.font = .systemFont(ofSize: 31)
    scene.window.traitOverrides.preferredContentSizeCategory = .extraLarge
    scene.layOut()
    #expect(label.font == .systemFont(ofSize: 31))
  }

  @Test func `the delegate's view replaces the title, with the height it asks for`() throws {
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 61))
    delegate.headerView = { $0 == 0 ? own : nil }
    let scene = titled(.plain, header: "Title", footer: nil, rows: [1, 1])
    #expect(own.frame == CGRect(x: 0, y: 22, width: 390, height: 61))
    #expect(scene.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 83)
    #expect(scene.table.headerView(forSection: 1)?.textLabel?.text == "Title")
  }

  @Test func `a view shows where there is neither a title nor a row`() {
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 61))
    delegate.headerView = { _ in own }
    let scene = titled(.plain, header: nil, footer: nil, rows: [0])
    #expect(own.superview === scene.table)
    #expect(own.frame == CGRect(x: 0, y: 22, width: 390, height: 61))
  }

  @Test func `a plain table's own header height counts where there is something to show`() {
    let scene = TableScene(.plain, height: 800)
    let source = SomeHeaders()
    scene.table.sectionHeaderHeight = 33
    scene.table.rowHeight = 44
    scene.show(source)
    // A title, a view, neither.
    #expect((0...2).map { scene.table.rectForHeader(inSection: $0).height } == [33, 33, 0])
    #expect(scene.table.rectForRow(at: IndexPath(row: 0, section: 2)).minY == 198)
  }

  @Test func `headers off screen have estimated heights until their views are known`() throws {
    let scene = TableScene(.plain, height: 100)
    let source = SomeHeaders()
    source.sectionCount = 100
    source.hasViews = true
    scene.table.rowHeight = 44
    scene.show(source)
    #expect(source.estimatesAsked == Array(0..<100), "who gives estimates is asked for them once")
    #expect(scene.table.rectForHeader(inSection: 90).height == 70)
    scene.table.scrollToRow(at: IndexPath(row: 0, section: 90), at: .top, animated: false)
    scene.layOut()
    #expect(scene.table.rectForHeader(inSection: 90).height == 51)
    #expect(source.views[90]?.superview === scene.table)
  }

  @Test func `header views are reused`() {
    let scene = TableScene(.plain, height: 200)
    delegate.rowCounts = Array(repeating: 4, count: 50)
    delegate.footerHeight = 0
    scene.table.register(CountingHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    delegate.headerView = { [unowned scene = scene.table] _ in
      scene.dequeueReusableHeaderFooterView(withIdentifier: "header")
    }
    CountingHeader.made = 0
    scene.show(delegate)
    for y in stride(from: 0, to: 8000, by: 50) { scene.scroll(to: CGFloat(y)) }
    #expect(CountingHeader.made <= 4)
  }

  @Test func `a plain header floats below the bars until the next pushes it out, over a background`() throws {
    let scene = TableScene(.plain, height: 400)
    scene.table.contentInset.top = 50
    delegate.rowCounts = [20, 20]
    delegate.headerHeight = 28
    delegate.footerHeight = 0
    scene.show(delegate)
    let header = try #require(scene.table.headerView(forSection: 0))
    #expect(header.frame.minY == 22 && !header.isFloating)
    scene.scroll(to: 300)
    #expect(header.frame.minY == 350 && header.isFloating)
    // The section ends at 930: 22 + 28 + 20 * 44.
    scene.scroll(to: 860)
    #expect(header.frame.minY == 902)
    scene.scroll(to: -50)
    #expect(header.frame.minY == 22 && !header.isFloating)
  }

  @Test func `a grouped header scrolls away`() {
    let scene = titled(.grouped, header: "Title", footer: nil, rows: [40])
    scene.scroll(to: 300)
    #expect(scene.table.headerView(forSection: 0) == nil)
  }

  @Test func `the table's own header and footer are as wide as it and take their place`() {
    let scene = TableScene(.plain, height: 800)
    let header = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 70))
    let footer = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 40))
    scene.table.tableHeaderView = header
    scene.table.tableFooterView = footer
    let source = PlainTableDelegate(rowCount: 2)
    scene.table.rowHeight = 50
    scene.show(source)
    #expect(header.frame == CGRect(x: 0, y: 0, width: 390, height: 70))
    #expect(scene.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 70)
    #expect(footer.frame == CGRect(x: 0, y: 170, width: 390, height: 40))
    #expect(scene.table.contentSize.height == 210)
    scene.table.tableHeaderView = nil
    scene.layOut()
    #expect(header.superview == nil)
    #expect(scene.table.contentSize.height == 140)
  }

  // MARK: Cards and lines

  @Test func `an inset grouped row is 358 points wide at 16, round at the section's ends only`() throws {
    let scene = titled(.insetGrouped, header: nil, footer: nil, rows: [3, 1])
    let cells = scene.table.visibleCells
    #expect(cells.allSatisfy { $0.frame.minX == 16 && $0.frame.width == 358 })
    #expect(cells.map(\.layer.cornerRadius) == [10, 0, 10, 10])
    #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(cells[2].layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(cells[3].layer.maskedCorners.rawValue == 15)
    #expect(cells[0].layer.cornerCurve == .continuous)
  }

  private func lines(_ cell: UITableViewCell) -> [CGRect] {
    guard let separators = cell.separators else { return [] }
    return [separators.top, separators.bottom].filter { $0.superview === cell }.map(\.frame)
  }

  @Test func `plain rows have a line below each, from the texts to the edge`() {
    let scene = titled(.plain, header: nil, footer: nil, rows: [2])
    for cell in scene.table.visibleCells { expect(lines(cell), x: 16, width: 374, y: [131.0 / 3]) }
  }

  @Test func `a card has lines between its rows and none at its ends`() {
    let scene = titled(.insetGrouped, header: nil, footer: nil, rows: [3])
    let cells = scene.table.visibleCells
    for cell in cells.dropLast() { expect(lines(cell), x: 16, width: 342, y: [131.0 / 3]) }
    #expect(lines(cells[2]).isEmpty)
  }

  @Test func `a grouped section has lines from side to side at its ends`() {
    let scene = titled(.grouped, header: nil, footer: nil, rows: [3])
    let cells = scene.table.visibleCells
    #expect(lines(cells[0]).count == 2)
    #expect(lines(cells[0])[0].width == 390 && lines(cells[0])[1].minX == 16)
    #expect(lines(cells[1]).map(\.minX) == [16])
    expect(lines(cells[2]), x: 0, width: 390, y: [131.0 / 3])
  }

  @Test func `lines follow the table's style, inset and color`() {
    let scene = titled(.plain, header: nil, footer: nil, rows: [2])
    scene.table.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
    scene.table.separatorColor = .systemRed
    scene.layOut()
    let cell = scene.table.visibleCells[0]
    expect(lines(cell), x: 30, width: 350, y: [131.0 / 3])
    #expect(cell.separators?.bottom.backgroundColor == .systemRed)
    cell.separatorInset = UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 0)
    scene.layOut()
    expect(lines(cell), x: 100, width: 290, y: [131.0 / 3])
    scene.table.separatorStyle = .none
    scene.layOut()
    #expect(lines(cell).isEmpty)
  }

  @Test func `backgrounds are the table's unless the app chose one`() {
    let scene = TableScene(.insetGrouped)
    let source = PlainTableDelegate(rowCount: 2) { cell, path in if path.row == 1 { cell.backgroundColor = .systemPink }
    }
    scene.show(source)
    #expect(scene.table.backgroundColor == .systemGroupedBackground)
    #expect(scene.table.visibleCells.map(\.backgroundColor) == [.secondarySystemGroupedBackground, .systemPink])
  }

  @Test func `on its side an iPhone's notch is left free by contents and cards, not by lines`() throws {
    for (style, x, width) in [(UITableView.Style.plain, CGFloat(0), CGFloat(844)), (.insetGrouped, 67, 710)] {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 844, height: 390))
      window.setDeviceSafeArea(UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 47))
      let table = UITableView(frame: window.bounds, style: style)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      let source = PlainTableDelegate(rowCount: 2) { cell, _ in cell.textLabel?.text = "Text" }
      table.dataSource = source
      window.addSubview(table)
      window.layoutIfNeeded()
      let cell = try #require(table.visibleCells.first)
      #expect(cell.frame.minX == x && cell.frame.width == width)
      #expect(cell.contentView.frame.minX == (style == .plain ? 47 : 0))
      #expect(cell.contentView.frame.width == (style == .plain ? 750 : 710))
      #expect(cell.textLabel?.frame.minX == 20)
    }
  }

  @Test func `bars over a row do not change its margins`() throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let table = UITableView(frame: window.bounds)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = PlainTableDelegate(rowCount: 100)
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    table.contentOffset.y = 100
    window.layoutIfNeeded()
    let margins = try #require(table.visibleCells.first).contentView.layoutMargins
    #expect(margins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
  }

  @Test func `the table, its cells and headers are freed`() {
    weak var table: UITableView?
    weak var cell: UITableViewCell?
    weak var header: UITableViewHeaderFooterView?
    do {
      let scene = titled(.insetGrouped, header: "Title", footer: "Footer", rows: [30])
      scene.scroll(to: 300)
      scene.table.flashScrollIndicators()
      scene.layOut()
      table = scene.table
      cell = scene.table.visibleCells.first
      header = scene.table.footerView(forSection: 0) ?? scene.table.headerView(forSection: 0)
      #expect(cell != nil)
    }
    #expect(table == nil && cell == nil && header == nil)
  }

  // MARK: Helpers

  private func expect(_ rect: CGRect, minY: CGFloat, height: CGFloat) {
    #expect(abs(rect.minY - minY) < 0.001 && abs(rect.height - height) < 0.001, "\(rect)")
  }

  private func expect(_ lines: [CGRect], x: CGFloat, width: CGFloat, y: [CGFloat]) {
    #expect(lines.map(\.minX) == [x] && lines.map(\.width) == [width])
    #expect(lines.count == y.count && zip(lines, y).allSatisfy { abs($0.minY - $1) < 0.001 })
    #expect(lines.allSatisfy { abs($0.height - 1.0 / 3) < 0.001 })
  }
}

/// A title for the first section, a view of 51 points for the second and maybe for all, nothing for the others.
private final class SomeHeaders: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sectionCount = 3
  var hasViews = false
  var views: [Int: UIView] = [:]
  var estimatesAsked: [Int] = []

  func numberOfSections(in tableView: UITableView) -> Int { sectionCount }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 && !hasViews ? "Title" : nil
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard section == 1 || hasViews else { return nil }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 51))
    views[section] = view
    return view
  }
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    estimatesAsked.append(section)
    return 70
  }
}

private final class CountingHeader: UITableViewHeaderFooterView {
  static var made = 0

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    CountingHeader.made += 1
  }

  required init?(coder: NSCoder) { nil }
}
