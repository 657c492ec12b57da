import Testing

@testable import UIKit

/// Stock cells as metrics.md 5 has them. Every number with a source there is marked with it.
@MainActor @Suite struct StockCellLayoutTests {
  private func cell(
    _ style: UITableViewCell.CellStyle, width: CGFloat = 390, height: CGFloat, _ fill: (UITableViewCell) -> Void
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: width, height: height)
    fill(cell)
    cell.layoutIfNeeded()
    return cell
  }

  @Test func `a default cell's label fills the content from margin to margin`() throws {
    let cell = cell(.default, height: 44) { $0.textLabel?.text = "Text" }
    // [IB] (16 0 343 43.5) of 375.
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 390, height: 44))
    #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 358, height: 44))
  }

  @Test func `a subtitle cell that fits itself has its labels at 9 and 31 1-3`() throws {
    let cell = cell(.subtitle, height: 167.0 / 3) {
      $0.textLabel?.text = "Title"
      $0.detailTextLabel?.text = "Subtitle"
    }
    // [IB] iSH at 3 pixels a point: title y 9 h 20.3333, detail y 31.3333 h 14.3333 in 55.6667.
    expect(cell.textLabel?.frame, x: 16, y: 9, height: 61.0 / 3)
    expect(cell.detailTextLabel?.frame, x: 16, y: 94.0 / 3, height: 43.0 / 3)
  }

  @Test
  func `a cell that was laid out at another width says the height that its text takes at the one it is asked for`() {
    let text = "a ridge under snow and a stream"
    for (old, new) in [(390, 200), (160, 390), (200, 160)] as [(CGFloat, CGFloat)] {
      let used = cell(.default, width: old, height: 44) {
        $0.textLabel?.numberOfLines = 0
        $0.textLabel?.text = text
      }
      used.frame.size.width = new
      let fresh = cell(.default, width: new, height: 44) {
        $0.textLabel?.numberOfLines = 0
        $0.textLabel?.text = text
      }
      let target = CGSize(width: new, height: 0)
      #expect(used.sizeThatFits(target) == fresh.sizeThatFits(target), "from \(old) to \(new)")
    }
  }

  @Test(
    arguments: [(44, 19.5, 13.5, 6, 25.5), (50, 19.5, 14.5, 8, 27.5)] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)]
  )
  func `a subtitle cell of a fixed height has no gap between its labels`(
    height: CGFloat, title: CGFloat, detail: CGFloat, titleY: CGFloat, detailY: CGFloat
  ) {
    // [IB] RxSwift (15 cells) and MJRefresh at 44, IQKeyboardManager (13 cells) at 50, 2 pixels a point.
    let layout = StockCellLayout(
      style: .subtitle, content: CGSize(width: 375, height: height), leading: 16, trailing: 16, pixel: 0.5,
      title: CGSize(width: 50, height: title), detail: CGSize(width: 60, height: detail))
    #expect(layout.titleFrame == CGRect(x: 16, y: titleY, width: 343, height: title))
    #expect(layout.detailFrame == CGRect(x: 16, y: detailY, width: 343, height: detail))
  }

  @Test func `a value cell's texts stand at both margins, 12 points down`() throws {
    // [IB] Delta, duckduckgo, KeePassium: y = ceil((h - 20.5) / 2), right edge at the margin, or 8 before an accessory.
    let layout = StockCellLayout(
      style: .value1, content: CGSize(width: 375, height: 43.5), leading: 16, trailing: 16, pixel: 0.5,
      title: CGSize(width: 49, height: 20.5), detail: CGSize(width: 66, height: 20.5))
    #expect(layout.titleFrame == CGRect(x: 16, y: 12, width: 49, height: 20.5))
    #expect(layout.detailFrame == CGRect(x: 375 - 16 - 66, y: 12, width: 66, height: 20.5))
  }

  @Test func `where a value cell's texts do not fit, the title is cut and the detail kept`() {
    let layout = StockCellLayout(
      style: .value1, content: CGSize(width: 200, height: 44), leading: 16, trailing: 16, pixel: 1,
      title: CGSize(width: 150, height: 20), detail: CGSize(width: 80, height: 20))
    #expect(layout.titleFrame.width == 82)
    #expect(layout.detailFrame == CGRect(x: 104, y: 12, width: 80, height: 20))
  }

  @Test(arguments: [(18, 19, 55), (26, 15, 56)] as [(CGFloat, CGFloat, CGFloat)])
  func `a symbol is centered in a column of 24, and texts begin 15 after it`(width: CGFloat, x: CGFloat, text: CGFloat)
  {
    // [IB] KeePassium with a margin of 16: an image 18 wide at 19 and the text at 55. A wider one pushes the text.
    let layout = StockCellLayout(
      style: .default, content: CGSize(width: 375, height: 44), leading: 16, trailing: 16, pixel: 0.5,
      image: .init(size: CGSize(width: width, height: 20), isSymbol: true), title: CGSize(width: 50, height: 20.5))
    #expect(layout.imageFrame.minX == x)
    #expect(layout.titleFrame.minX == text)
    #expect(layout.imageFrame.midY == 22)
  }

  @Test func `an image begins at the margin and is made to fit the row`() {
    let layout = StockCellLayout(
      style: .default, content: CGSize(width: 375, height: 44), leading: 16, trailing: 16, pixel: 0.5,
      image: .init(size: CGSize(width: 60, height: 88), isSymbol: false))
    #expect(layout.imageFrame == CGRect(x: 16, y: 0, width: 30, height: 44))
    #expect(layout.textStart == 61)
  }

  /// The width that the content loses at 3 pixels a point and a margin of 16: metrics.md 5, "Disclosure" and below.
  nonisolated private static let accessories: [(UITableViewCell.AccessoryType, CGFloat)] = [
    (.none, 0), (.disclosureIndicator, 79.0 / 3), (.checkmark, 40), (.detailButton, 40),
    // Assumed: an info button, 8 points and a chevron; a device would settle it.
    (.detailDisclosureButton, 16 + 24 + 8 + 31.0 / 3),
  ]

  @Test(arguments: accessories) func `the content ends where the accessory begins`(
    type: UITableViewCell.AccessoryType, room: CGFloat
  ) throws {
    let cell = cell(.default, width: 358, height: 44) {
      $0.textLabel?.text = "Text"
      $0.accessoryType = type
    }
    #expect(abs(cell.contentView.frame.width - (358 - room)) < 0.001)
    let label = try #require(cell.textLabel)
    #expect(abs(cell.contentView.frame.width - label.frame.maxX - (type == .none ? 16 : 8)) < 0.001)
  }

  @Test func `at 414 points margins are 20, and a disclosure takes 30 1-3`() {
    let cell = cell(.default, width: 414, height: 44) {
      $0.textLabel?.text = "Text"
      $0.accessoryType = .disclosureIndicator
    }
    #expect(cell.textLabel?.frame.minX == 20)
    #expect(abs(cell.contentView.frame.width - (414 - 20 - 31.0 / 3)) < 0.001)
  }

  @Test func `an app's accessory keeps its size, ends at the margin and is centered`() {
    let cell = cell(.default, height: 60) {
      $0.accessoryView = UIView(frame: CGRect(x: 3, y: 4, width: 51, height: 30))
      $0.accessoryType = .checkmark
    }
    #expect(cell.accessoryView?.frame == CGRect(x: 323, y: 15, width: 51, height: 30))
    #expect(cell.contentView.frame.width == 323)
    cell.accessoryView = nil
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 350)
  }

  @Test func `an accessory that is turned keeps its size over any number of layouts`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 14))
    let cell = cell(.default, height: 60) { $0.accessoryView = view }
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    for _ in 0..<3 {
      cell.setNeedsLayout()
      cell.layoutIfNeeded()
      #expect(view.bounds.size == CGSize(width: 10, height: 14) && view.center == CGPoint(x: 369, y: 30))
      #expect(cell.contentView.frame.width == 364)
    }
  }

  @Test func `indentation moves the texts`() {
    let cell = cell(.default, height: 44) {
      $0.textLabel?.text = "Text"
      $0.indentationLevel = 2
    }
    #expect(cell.textLabel?.frame == CGRect(x: 36, y: 0, width: 338, height: 44))
  }

  @Test func `right to left everything is mirrored`() {
    let cell = cell(.value1, height: 44) {
      $0.semanticContentAttribute = .forceRightToLeft
      $0.contentView.semanticContentAttribute = .forceRightToLeft
      $0.textLabel?.text = "Name"
      $0.detailTextLabel?.text = "Value"
      $0.accessoryType = .disclosureIndicator
    }
    let room: CGFloat = 79.0 / 3
    #expect(abs(cell.contentView.frame.minX - room) < 0.001)
    #expect(abs((cell.textLabel?.frame.maxX ?? 0) - (cell.contentView.frame.width - 16)) < 0.001)
    #expect(abs((cell.detailTextLabel?.frame.minX ?? 0) - 8) < 0.001)
  }

  @Test func `a text that is set later is laid out`() {
    let cell = cell(.value1, height: 44) { $0.textLabel?.text = "A" }
    let width = cell.textLabel?.frame.width ?? 0
    cell.textLabel?.text = "A longer text"
    cell.layoutIfNeeded()
    #expect((cell.textLabel?.frame.width ?? 0) > width)
  }

  @Test func `cells fit themselves by their labels`() {
    let fit = { (style: UITableViewCell.CellStyle, lines: Int, title: String) -> CGFloat in
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.frame.size.width = 390
      cell.textLabel?.numberOfLines = lines
      cell.textLabel?.text = title
      cell.detailTextLabel?.text = "Detail"
      return cell.fittingHeight(width: 390)
    }
    // metrics.md 5: 43.6667 and 55.6667 at 3 pixels a point.
    #expect(abs(fit(.default, 1, "One line") - 131.0 / 3) < 0.001)
    #expect(abs(fit(.value1, 1, "One line") - 131.0 / 3) < 0.001)
    #expect(abs(fit(.subtitle, 1, "One line") - 167.0 / 3) < 0.001)
    // Two more lines of 20.287 points; the height is a whole number of pixels.
    let three = fit(.default, 0, "One\nTwo\nThree")
    #expect(abs(three - (131.0 / 3 + 2 * 20.287)) < 0.4)
    #expect(abs(three * 3 - (three * 3).rounded()) < 0.001)
  }

  @Test func `cells without labels are 44 points high, or as high as they say themselves`() {
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).fittingHeight(width: 390) == 44)
    #expect(HalfWidthCell(style: .default, reuseIdentifier: nil).fittingHeight(width: 390) == 195)
  }

  @Test func `texts grow with the text size, and so do cells`() throws {
    let scene = TableScene(.plain, height: 800)
    let source = PlainTableDelegate(rowCount: 2) { cell, _ in cell.textLabel?.text = "Text" }
    scene.show(source)
    #expect(abs(scene.table.rectForRow(at: IndexPath(row: 0, section: 0)).height - 131.0 / 3) < 0.001)
    scene.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    scene.layOut()
    let label = try #require(scene.table.visibleCells.first?.textLabel)
    #expect(label.font.pointSize == 53)
    #expect(scene.table.rectForRow(at: IndexPath(row: 0, section: 0)).height > 80)
  }

  @Test func `a cell that sets its separator inset whenever it is laid out is laid out to an end`() {
    final class InsetCell: UITableViewCell {
      override func layoutSubviews() {
        super.layoutSubviews()
        separatorInset.left = 40
      }
    }
    let cell = InsetCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.addSubview(cell)
    window.layoutIfNeeded()
    #expect(!cell.needsLayout && cell.separatorInset.left == 40)
    cell.separatorInset.left = 50
    #expect(cell.needsLayout)
  }

  private func expect(_ frame: CGRect?, x: CGFloat, y: CGFloat, height: CGFloat) {
    #expect(frame?.minX == x)
    #expect(abs((frame?.minY ?? 0) - y) < 0.001)
    #expect(abs((frame?.height ?? 0) - height) < 0.001)
  }
}

private final class HalfWidthCell: UITableViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: size.width / 2) }
}
