import Foundation
import Testing

@_spi(Testing) @testable import UIKit

/// Cells, headers, and footers with constraints in their content, at 3 pixels per point.
@MainActor @Suite struct ConstrainedCellTests {
  private let scene = TableScene(.plain, height: 600)

  private func show(_ count: Int = 1, _ fill: @escaping (UITableViewCell, IndexPath) -> Void) -> PlainTableDelegate {
    scene.window.setDeviceSafeArea(.zero)
    scene.table.register(NoteCell.self, forCellReuseIdentifier: "cell")
    let source = PlainTableDelegate(rowCount: count, fill: fill)
    scene.show(source)
    return source
  }

  private func height(_ row: Int) -> CGFloat { scene.table.rectForRow(at: IndexPath(row: row, section: 0)).height }

  private static let long = String(repeating: "Many words make a long note. ", count: 12)

  @Test func `a row is as high as its constraints ask for, and a line`() throws {
    let source = show(2) { cell, path in (cell as? NoteCell)?.label.text = path.row == 0 ? "One line" : Self.long }
    // 11 + 20.3333 + 11, and a third for the line.
    #expect(abs(height(0) - 128.0 / 3) < 0.001)
    let cell = try #require(scene.table.visibleCells[1] as? NoteCell)
    let lines = cell.label.sizeThatFits(CGSize(width: 358, height: 0)).height
    #expect(lines > 60 && abs(height(1) - (22 + lines + 1.0 / 3)) < 0.001)
    #expect(cell.label.frame.minX == 16 && cell.label.frame.width == 358)
    #expect(cell.contentView.frame == cell.bounds, "the content is as high as the cell")
    _ = source
  }

  @Test func `without lines there is no pixel for one`() {
    scene.table.separatorStyle = .none
    let source = show { cell, _ in (cell as? NoteCell)?.label.text = "One line" }
    #expect(abs(height(0) - 127.0 / 3) < 0.001)
    _ = source
  }

  @Test func `34 points with 10 above and below make 54 1-3`() {
    // metrics.md 5, "Self-sized height", seen on iOS 13.
    let source = show { cell, _ in
      let block = UIView()
      block.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.subviews.forEach { $0.removeFromSuperview() }
      cell.contentView.addSubview(block)
      let height = block.heightAnchor.constraint(equalToConstant: 34)
      height.priority = UILayoutPriority(999)
      NSLayoutConstraint.activate([
        height, block.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        block.widthAnchor.constraint(equalToConstant: 50),
        block.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
        block.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
      ])
    }
    #expect(abs(height(0) - 163.0 / 3) < 0.001)
    _ = source
  }

  @Test func `accessories and the table's margins narrow the text, and the row grows`() throws {
    let source = show(4) { cell, path in
      guard let cell = cell as? NoteCell else { return }
      cell.label.text = String(repeating: "Many words make a note. ", count: 5)
      if path.row == 1 { cell.accessoryType = .detailDisclosureButton }
      if path.row == 3 { cell.layoutMargins.left = 150 }
    }
    // The labels' widths, computed manually: 358; 390 - 58.3333 - 16 - 8; 390 - 150 - 16.
    for (row, width) in [(0, 358), (1, 923.0 / 3), (2, 358), (3, 224)] as [(Int, CGFloat)] {
      let cell = try #require(scene.table.cellForRow(at: IndexPath(row: row, section: 0)) as? NoteCell)
      #expect(abs(cell.label.frame.width - width) < 0.34, "row \(row)")
      let lines = cell.label.sizeThatFits(CGSize(width: cell.label.frame.width, height: 0)).height
      #expect(abs(height(row) - (22 + lines + 1.0 / 3)) < 0.34, "row \(row)")
    }
    #expect(height(3) > height(0))
    _ = source
  }

  @Test func `right to left the label stands mirrored`() throws {
    let source = show { cell, _ in
      (cell as? NoteCell)?.label.text = "Text"
      cell.accessoryType = .disclosureIndicator
    }
    scene.window.traitOverrides.layoutDirection = .rightToLeft
    scene.layOut()
    let cell = try #require(scene.table.visibleCells.first as? NoteCell)
    #expect(abs(cell.contentView.frame.minX - 79.0 / 3) < 0.001)
    #expect(abs(cell.label.frame.maxX - (cell.contentView.frame.width - 16)) < 0.001)
    #expect(abs(cell.label.frame.minX - 8) < 0.001)
    _ = source
  }

  @Test func `the cell itself is asked, with the table's width required`() throws {
    scene.table.register(AskedCell.self, forCellReuseIdentifier: "cell")
    let source = PlainTableDelegate(rowCount: 1)
    scene.show(source)
    #expect(height(0) == 71)
    #expect(try #require(scene.table.visibleCells.first as? AskedCell).questions == ["390.0 0.0 1000.0 50.0"])
  }

  @Test func `constraints that say nothing of the height leave the row 44 points`() {
    let source = show { cell, _ in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.subviews.forEach { $0.removeFromSuperview() }
      cell.contentView.addSubview(view)
      view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor).isActive = true
    }
    #expect(height(0) == 44)
    _ = source
  }

  @Test func `asked for another width, a cell answers and stays as it is`() {
    let cell = NoteCell(style: .default, reuseIdentifier: nil)
    cell.label.text = Self.long
    cell.frame = CGRect(x: 3, y: 4, width: 390, height: 100)
    cell.layoutIfNeeded()
    let frames = [cell.frame, cell.contentView.frame, cell.label.frame]
    let narrow = cell.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let lines = cell.label.sizeThatFits(CGSize(width: 168, height: 0)).height
    #expect(narrow == CGSize(width: 200, height: 22 + lines))
    cell.layoutIfNeeded()
    #expect([cell.frame, cell.contentView.frame, cell.label.frame] == frames)
  }

  @Test func `stock labels and sizeThatFits still count where there are no constraints`() {
    let stock = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    stock.textLabel?.text = "Title"
    stock.detailTextLabel?.text = "Detail"
    let target = CGSize(width: 390, height: 0)
    let size = stock.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    #expect(abs(size.height - 167.0 / 3) < 0.001 && size.width == 390)
  }

  @Test func `nothing contradicts anything in rows that fit themselves`() async throws {
    // Runs in a separate process, because other tests that run at the same time also write to standard error.
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let tests = ConstrainedCellTests()
        let source = tests.show(30) { cell, path in
          (cell as? NoteCell)?.label.text = String(repeating: "Words ", count: path.row * 3 + 1)
          cell.accessoryType = path.row.isMultiple(of: 2) ? .none : .disclosureIndicator
        }
        for y in stride(from: CGFloat(0), to: 900, by: 61) { tests.scene.scroll(to: y) }
        _ = source
      }
    }
    #expect(String(decoding: try #require(result).standardErrorContent, as: UTF8.self) == "")
  }

  @Test(arguments: [UITableView.Style.plain, .insetGrouped])
  func `headers and footers fit their constraints too, own views or the app's plain ones`(style: UITableView.Style)
    throws
  {
    let scene = TableScene(style, height: 700)
    scene.window.setDeviceSafeArea(.zero)
    let source = ConstrainedHeaders()
    scene.show(source)
    let width: CGFloat = style == .plain ? 390 : 358
    let header = try #require(scene.table.headerView(forSection: 0))
    let label = try #require(header.contentView.subviews.first)
    #expect(label.frame.minX == 16 && label.frame.width == width - 32)
    let lines = label.sizeThatFits(CGSize(width: width - 32, height: 0)).height
    #expect(lines > 40)
    // 8 above and below.
    #expect(abs(header.frame.height - (lines + 16)) < 0.001)
    #expect(abs(source.footer.frame.height - 77) < 0.001)
    #expect(source.footer.frame.width == width)
  }

  // MARK: List content among constraints

  @Test func `list content takes part in constraints, and its height follows its width`() {
    var row = UIListContentConfiguration.cell()
    row.text = Self.long
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 900))
    let list = UIListContentView(configuration: row)
    list.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(list)
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: parent.topAnchor),
      list.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
    ])
    parent.layoutIfNeeded()
    #expect(list.frame.width == 300 && abs(list.frame.height - list.fittingHeight(width: 300)) < 0.001)
    row.text = "Short"
    list.configuration = row
    parent.layoutIfNeeded()
    #expect(abs(list.frame.height - list.fittingHeight(width: 300)) < 0.001 && list.frame.height < 50)
  }

  @Test func `its guides are where text and image are, for other views to stand by`() throws {
    var row = UIListContentConfiguration.subtitleCell()
    row.text = "Title"
    row.secondaryText = "Subtitle"
    row.image = draw(20, 20) { _ in }
    let list = UIListContentView(configuration: row)
    list.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    list.addSubview(line)
    let text = try #require(list.textLayoutGuide)
    #expect(text === list.textLayoutGuide)
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: text.leadingAnchor), line.heightAnchor.constraint(equalToConstant: 2),
      line.trailingAnchor.constraint(equalTo: text.trailingAnchor),
      line.topAnchor.constraint(equalTo: text.bottomAnchor),
    ])
    list.layoutIfNeeded()
    let label = try #require(list.textLabel)
    #expect(line.frame.minX == label.frame.minX && line.frame.width == label.frame.width)
    #expect(abs(line.frame.minY - label.frame.maxY) < 0.34)
    let image = try #require(list.imageLayoutGuide)
    list.layoutIfNeeded()
    #expect(image.layoutFrame == list.imageView?.frame)
    #expect(list.secondaryTextLayoutGuide != nil)
    row.image = nil
    row.secondaryText = nil
    list.configuration = row
    list.layoutIfNeeded()
    #expect(list.imageLayoutGuide == nil && list.secondaryTextLayoutGuide == nil && image.owningView == nil)
    #expect(line.frame.minX == 16)
    row.text = nil
    list.configuration = row
    #expect(line.constraints.count == 1 && list.constraints.isEmpty, "constraints to a guide that is gone are inactive")
  }
}

/// A label of any number of lines between the margins.
private final class NoteCell: UITableViewCell {
  let label = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

private final class AskedCell: UITableViewCell {
  var questions: [String] = []

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    questions.append(
      "\(targetSize.width) \(targetSize.height) \(horizontalFittingPriority.rawValue) \(verticalFittingPriority.rawValue)"
    )
    return CGSize(width: targetSize.width, height: 71)
  }
}

private final class ConstrainedHeaders: NSObject, UITableViewDataSource, UITableViewDelegate {
  let footer = UIView()

  override init() {
    super.init()
    let block = UIView()
    block.translatesAutoresizingMaskIntoConstraints = false
    footer.addSubview(block)
    NSLayoutConstraint.activate([
      block.heightAnchor.constraint(equalToConstant: 77), block.topAnchor.constraint(equalTo: footer.topAnchor),
      block.bottomAnchor.constraint(equalTo: footer.bottomAnchor),
      block.leadingAnchor.constraint(equalTo: footer.leadingAnchor), block.widthAnchor.constraint(equalToConstant: 9),
    ])
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "Many words make a long header. ", count: 4)
    label.translatesAutoresizingMaskIntoConstraints = false
    view.contentView.addSubview(label)
    let margins = view.contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    return view
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { footer }
}
