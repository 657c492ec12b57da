import Testing

@_spi(Testing) @testable import UIKit

/// The layout of a cell's content next to accessories, editing controls, and indentation, in both directions.
@MainActor @Suite struct CellEditingTests {
  private func cell(
    width: CGFloat = 390, _ style: UITableViewCell.CellStyle = .default, _ change: (UITableViewCell) -> Void
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: width, height: 44)
    cell.textLabel?.text = "Text"
    change(cell)
    cell.layoutIfNeeded()
    return cell
  }

  /// The widths of accessories at a margin of 16 and 3 pixels per point (metrics.md 5), computed manually.
  nonisolated private static let accessories: [(UITableViewCell.AccessoryType, CGFloat)] = [
    (.none, 0), (.disclosureIndicator, 16 + 31.0 / 3), (.checkmark, 40), (.detailButton, 40),
    (.detailDisclosureButton, 16 + 24 + 8 + 31.0 / 3),
  ]

  @Test(arguments: accessories, [false, true])
  func `content lies between controls and accessories, whatever there is of them`(
    accessory: (type: UITableViewCell.AccessoryType, room: CGFloat), isMirrored: Bool
  ) throws {
    for (isEditing, indents, reorders, isEditingAccessory, level) in [
      (false, true, true, false, 0), (false, true, false, false, 3), (true, true, false, false, 0),
      (true, false, false, false, 1), (true, true, true, false, 2), (true, true, true, true, 0),
      (true, false, false, true, 0),
    ] {
      let cell = cell {
        if isMirrored {
          $0.semanticContentAttribute = .forceRightToLeft
          $0.contentView.semanticContentAttribute = .forceRightToLeft
        }
        if isEditingAccessory { $0.editingAccessoryType = accessory.type } else { $0.accessoryType = accessory.type }
        $0.shownEditingStyle = .delete
        $0.shouldIndentWhileEditing = indents
        $0.showsReorderControl = reorders
        $0.indentationLevel = level
        $0.setEditing(isEditing, animated: false)
      }
      // 38 for the control (metrics.md 5: 38 to 40); a reorder control takes 44 and the margin (60), then 8 before another
      // accessory.
      let start: CGFloat = isEditing && indents ? 38 : 0
      let shown = isEditing == isEditingAccessory ? accessory.room : 0
      let grip: CGFloat = isEditing && reorders ? 44 : 0
      let end = shown > 0 && grip > 0 ? shown + grip + 8 : grip > 0 ? grip + 16 : shown
      let content = cell.contentView.frame
      let (leading, trailing) = isMirrored ? (390 - content.maxX, content.minX) : (content.minX, 390 - content.maxX)
      #expect(abs(leading - start) < 0.001 && abs(trailing - end) < 0.001, "\(isEditing) \(reorders)")
      let label = try #require(cell.textLabel).frame
      let (before, after) =
        isMirrored ? (content.width - label.maxX, label.minX) : (label.minX, content.width - label.maxX)
      #expect(abs(before - (16 + CGFloat(level) * 10)) < 0.001)
      #expect(abs(after - (end > 0 ? 8 : 16)) < 0.001)
    }
  }

  @Test(arguments: [UITableViewCell.EditingStyle.none, .delete, .insert])
  func `the control stands at the margin in the middle of the height, and only while the cell is edited`(
    style: UITableViewCell.EditingStyle
  ) throws {
    let cell = cell {
      $0.shownEditingStyle = style
      $0.setEditing(true, animated: false)
    }
    #expect(cell.editingStyle == style)
    let kinds = cell.subviews.compactMap { ($0 as? CellGlyph)?.kind }
    #expect(kinds == (style == .delete ? [.delete] : style == .insert ? [.insert] : []))
    #expect(style == .none || cell.editGlyph?.frame == CGRect(x: 16, y: 11, width: 22, height: 22))
    #expect(cell.contentView.frame.minX == 38, "also without a control")
    cell.isEditing = false
    cell.layoutIfNeeded()
    #expect(cell.subviews.allSatisfy { !($0 is CellGlyph) } && cell.contentView.frame.minX == 0)
  }

  @Test func `at 414 points the control's room is 42`() {
    #expect(cell(width: 414) { $0.setEditing(true, animated: false) }.contentView.frame.minX == 42)
  }

  @Test func `while a cell is edited its other accessory shows, and the usual one comes back`() {
    let usual = UIView(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let cell = cell {
      $0.accessoryView = usual
      $0.editingAccessoryView = other
    }
    #expect(usual.superview === cell && other.superview == nil)
    cell.isEditing = true
    cell.layoutIfNeeded()
    #expect(usual.superview == nil && other.frame == CGRect(x: 354, y: 12, width: 20, height: 20))
    cell.editingAccessoryView = nil
    cell.isEditing = false
    cell.layoutIfNeeded()
    #expect(other.superview == nil && usual.superview === cell)
    #expect(usual.frame.maxX == 374)
  }

  @Test func `an app's own views are not moved by indentation, which is theirs to heed`() {
    let own = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    let cell = cell {
      $0.contentView.addSubview(own)
      $0.indentationLevel = 4
    }
    #expect(cell.contentView.frame.minX == 0 && own.frame.minX == 5)
  }

  // MARK: Margins

  @Test func `margins go from the table to the cell to its content`() throws {
    let scene = TableScene(.plain)
    scene.window.setDeviceSafeArea(.zero)
    let source = PlainTableDelegate(rowCount: 1)
    scene.show(source)
    let cell = try #require(scene.table.visibleCells.first)
    func margins() -> [CGFloat] {
      scene.layOut()
      return [
        cell.layoutMargins.left, cell.layoutMargins.right, cell.contentView.layoutMargins.left,
        cell.contentView.layoutMargins.right,
      ]
    }
    #expect(margins() == [16, 16, 16, 16])
    scene.table.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
    #expect(margins() == [30, 30, 30, 30])
    cell.layoutMargins = UIEdgeInsets(top: 1, left: 50, bottom: 2, right: 5)
    #expect(margins() == [50, 30, 50, 30])
    #expect(cell.contentView.layoutMargins.top == 1 && cell.contentView.layoutMargins.bottom == 2)
    cell.preservesSuperviewLayoutMargins = false
    #expect(margins() == [50, 5, 50, 5])
    cell.contentView.layoutMargins = .zero
    #expect(margins() == [50, 5, 50, 5], "the content keeps the cell's")
    cell.contentView.preservesSuperviewLayoutMargins = false
    #expect(margins() == [50, 5, 0, 0])
    _ = source
  }

  @Test func `a cell that lies under a bar keeps its own margins above and below`() throws {
    let scene = TableScene(.plain)
    scene.window.setDeviceSafeArea(.zero)
    let source = PlainTableDelegate(rowCount: 40)
    scene.table.layoutMargins = UIEdgeInsets(top: 100, left: 16, bottom: 100, right: 16)
    scene.show(source)
    scene.scroll(to: 25)
    for cell in scene.table.visibleCells {
      #expect(cell.layoutMargins.top == 11 && cell.contentView.layoutMargins.bottom == 11)
    }
    _ = source
  }

  @Test func `in wide tables content keeps to a readable width where that is asked for`() throws {
    for style in [UITableView.Style.plain, .insetGrouped] {
      let scene = TableScene(style, width: 1024)
      let source = PlainTableDelegate(rowCount: 1) { cell, _ in cell.textLabel?.text = "Text" }
      scene.show(source)
      func place() throws -> [CGFloat] {
        scene.layOut()
        let cell = try #require(scene.table.visibleCells.first)
        return [cell.frame.minX, cell.frame.minX + (try #require(cell.textLabel).frame.minX), cell.frame.width]
      }
      #expect(try place() == (style == .plain ? [0, 20, 1024] : [20, 40, 984]))
      scene.table.cellLayoutMarginsFollowReadableWidth = true
      // metrics.md 4: 672 points, so 176 on each side of 1024.
      #expect(try place() == (style == .plain ? [0, 176, 1024] : [176, 196, 672]))
      _ = source
    }
  }

  @Test(arguments: [true, false])
  func `on its side a phone covers a cell's edges, which the content keeps off or reaches`(
    insets: Bool
  ) throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 844, height: 390))
    let screen = UIScreen.main.bounds
    window.setDeviceSafeArea(
      UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 47 + max(0, screen.width - 844)))
    window.isHidden = false
    let table = UITableView(frame: window.bounds, style: .plain)
    let source = PlainTableDelegate(rowCount: 1) { cell, _ in cell.textLabel?.text = "Text" }
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.insetsContentViewsToSafeArea = insets
    (table.dataSource, table.delegate) = (source, source)
    window.addSubview(table)
    window.layoutIfNeeded()
    let cell = try #require(table.visibleCells.first)
    let content = cell.contentView
    #expect(content.frame.minX == (insets ? 47 : 0) && content.frame.width == (insets ? 750 : 844))
    #expect(try content.frame.minX + #require(cell.textLabel).frame.minX == 67)
    #expect(content.layoutMargins.left == (insets ? 20 : 67))
  }
}
