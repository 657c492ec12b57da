import Testing

@_spi(Testing) @testable import UIKit

/// The look of a table, pixel by pixel, at 3 pixels a point.
@MainActor @Suite struct TablePixelTests {
  private let white = [255, 255, 255, 255]
  private let grouped = [242, 242, 247, 255]
  private let gray4 = [209, 209, 214, 255]

  private func scene(
    _ style: UITableView.Style, rows: Int = 3, fill: @escaping (UITableViewCell, IndexPath) -> Void = { _, _ in }
  ) -> (TableScene, PlainTableDelegate) {
    let scene = TableScene(style, width: 200, height: 300)
    scene.table.rowHeight = 44
    let source = PlainTableDelegate(rowCount: rows, fill: fill)
    scene.window.isHidden = false
    scene.show(source)
    return (scene, source)
  }

  /// Returns the number of pixels in a rectangle, in points, that differ from a color.
  private func differing(_ pixels: Pixels, _ rect: CGRect, from color: [Int]) -> Int {
    var count = 0
    for y in Int(rect.minY * 3)..<Int(rect.maxY * 3) {
      for x in Int(rect.minX * 3)..<Int(rect.maxX * 3) where pixels[x, y] != color { count += 1 }
    }
    return count
  }

  @Test func `a separator is a line of one pixel from the texts to the edge`() {
    let (scene, source) = scene(.plain)
    let pixels = draw(scene.window, scale: 3)
    // Row 0 ends at 44 points: its last pixel is 131. 60, 60, 67 at 29 per cent over white is 198, 198, 200.
    #expect(pixels[300, 130] == white && pixels[300, 132] == white)
    #expect(zip(pixels[300, 131], [198, 198, 200, 255]).allSatisfy { abs($0 - $1) <= 1 })
    #expect(pixels[47, 131] == white && pixels[48, 131] != white)
    #expect(pixels[599, 131] != white)
    _ = source
  }

  @Test func `a card is white on gray, with round corners at its ends only`() {
    let (scene, source) = scene(.insetGrouped)
    let pixels = draw(scene.window, scale: 3)
    // The card begins at 35 1/3 points and ends 132 later; it lies from 16 to 184.
    let (top, bottom, left, right) = (106, 106 + 396, 48, 552)
    #expect(pixels[left, top] == grouped && pixels[right - 1, top] == grouped)
    #expect(pixels[left, bottom - 1] == grouped && pixels[right - 1, bottom - 1] == grouped)
    #expect(pixels[left, top + 132] == white, "no corner where two rows meet")
    #expect(pixels[left - 1, top + 60] == grouped && pixels[left, top + 60] == white)
    #expect(pixels[300, top - 1] == grouped && pixels[300, top] == white)
    #expect(pixels[300, bottom - 1] == white && pixels[300, bottom] == grouped)
    _ = source
  }

  @Test func `a selected row is gray from side to side, without its line`() {
    let (scene, source) = scene(.plain)
    scene.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    let pixels = draw(scene.window, scale: 3)
    #expect(differing(pixels, CGRect(x: 0, y: 44, width: 200, height: 44), from: gray4) == 0)
    #expect(pixels[300, 264] == white)
    _ = source
  }

  @Test func `dark rows are dark`() {
    let (scene, source) = scene(.insetGrouped)
    scene.window.overrideUserInterfaceStyle = .dark
    let pixels = draw(scene.window, scale: 3)
    #expect(pixels[300, 3] == [0, 0, 0, 255])
    #expect(pixels[300, 120] == [28, 28, 30, 255])
    _ = source
  }

  @Test(arguments: [(UIUserInterfaceStyle.light, UIColor.black, 249), (.dark, .white, 29)])
  func `a floating header blurs the rows behind it, and hides all their detail`(
    style: UIUserInterfaceStyle, ink: UIColor, color: Int
  ) throws {
    let (scene, source) = (TableScene(.plain, width: 200, height: 300), RecordingTableDelegate())
    scene.window.overrideUserInterfaceStyle = style
    (source.rowCounts, source.headerTitle, source.headerHeight) = ([20], " ", 28)
    scene.show(source)
    scene.scroll(to: 310)
    #expect(try #require(scene.table.headerView(forSection: 0)).isFloating)
    let plain = draw(scene.window)
    #expect(plain[100, 14].prefix(3) == [color, color, color], "over empty rows, its material has a color of its own")
    for cell in scene.table.visibleCells {
      let stripe = UIView(frame: CGRect(x: 0, y: 11, width: 200, height: 22))
      stripe.backgroundColor = ink
      cell.addSubview(stripe)
    }
    let pixels = draw(scene.window)
    let column = (2...25).map { pixels[100, $0][0] }
    #expect(abs(column[12] - color) > 3, "the rows show through")
    // Without the blur, 6 % of the stripes would be a difference of 15.
    #expect(column.max()! - column.min()! < 6)
    #expect(pixels[100, 70] != pixels[100, 50], "rows have stripes")
  }

  @Test(arguments: [UITableViewCell.AccessoryType.disclosureIndicator, .checkmark, .detailButton])
  func `an accessory is drawn before the margin and nowhere else`(type: UITableViewCell.AccessoryType) {
    let (scene, source) = scene(.plain, rows: 1) { cell, _ in cell.accessoryType = type }
    let pixels = draw(scene.window, scale: 3)
    let row = CGRect(x: 0, y: 0, width: 200, height: 43)
    let room: CGFloat = type == .disclosureIndicator ? 7 : 24
    let accessory = CGRect(x: 184 - room, y: 10, width: room, height: 24)
    #expect(differing(pixels, accessory, from: white) > 60)
    #expect(differing(pixels, row, from: white) == differing(pixels, accessory, from: white))
    _ = source
  }

  @Test func `a chevron points to the end of the line, right or left`() {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let (scene, source) = scene(.plain, rows: 1) { cell, _ in cell.accessoryType = .disclosureIndicator }
      scene.window.traitOverrides.layoutDirection = direction
      let pixels = draw(scene.window, scale: 3)
      let x: CGFloat = direction == .leftToRight ? 177 : 16
      // Its tip is in the middle of its height, at its end.
      let start = CGRect(x: x, y: 20, width: 2, height: 4)
      let end = CGRect(x: x + 5, y: 20, width: 2, height: 4)
      let (tip, back) = direction == .leftToRight ? (end, start) : (start, end)
      #expect(differing(pixels, tip, from: white) > 0)
      #expect(differing(pixels, back, from: white) == 0)
      _ = source
    }
  }

  @Test func `a text begins at the margin and an image before it`() {
    let image = draw(20, 20, scale: 3) { context in
      context.setFillColor(UIColor.systemRed.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    let (scene, source) = scene(.plain, rows: 2) { cell, path in
      cell.textLabel?.text = "HHH"
      if path.row == 1 { cell.imageView?.image = image }
    }
    let pixels = draw(scene.window, scale: 3)
    #expect(differing(pixels, CGRect(x: 0, y: 0, width: 16, height: 43), from: white) == 0)
    #expect(differing(pixels, CGRect(x: 16, y: 10, width: 6, height: 24), from: white) > 0)
    // The image is 20 wide at 16, centered in the second row: 56 to 76; the text follows at 51.
    #expect(pixels[(16 + 10) * 3, (44 + 22) * 3][0] > 250 && pixels[(16 + 10) * 3, (44 + 22) * 3][1] < 80)
    #expect(differing(pixels, CGRect(x: 36, y: 44, width: 15, height: 43), from: white) == 0)
    #expect(differing(pixels, CGRect(x: 51, y: 54, width: 6, height: 24), from: white) > 0)
    _ = source
  }
}
