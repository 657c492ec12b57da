import Testing

@_spi(Testing) @testable import UIKit

/// Backgrounds of cells as configurations: what is drawn, and what excludes what.
@MainActor @Suite struct BackgroundConfigurationTests {
  private let cell = UITableViewCell(style: .default, reuseIdentifier: nil)

  private func pixel(_ view: UIView, _ x: Int, _ y: Int) -> [Int] { draw(view, scale: 1)[x, y] }

  @Test func `configuration and background views exclude each other`() {
    #expect(cell.backgroundConfiguration == .listPlainCell(), "the default")
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .systemRed
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = UIView()
    cell.backgroundColor = .systemBlue
    #expect(cell.backgroundConfiguration == nil)
    cell.backgroundConfiguration = background
    #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil && cell.backgroundColor == nil)
    #expect(cell.backgroundConfiguration == background)
    cell.backgroundColor = .systemBlue
    #expect(cell.backgroundConfiguration == nil && cell.backgroundColor == .systemBlue)
    cell.backgroundConfiguration = background
    cell.backgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil)
    cell.backgroundConfiguration = background
    cell.selectedBackgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil)
    cell.backgroundConfiguration = nil
    #expect(cell.backgroundConfiguration == nil && !cell.subviews.contains { $0 is BackgroundConfigurationView })
  }

  @Test func `color, insets, corners and stroke are drawn where they belong`() {
    cell.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 20)
    background.cornerRadius = 8
    background.strokeColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    background.strokeWidth = 2
    background.strokeOutset = 3
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    let pixels = draw(cell)
    // The background lies from (10, 5) to (80, 45), the stroke's outer edge 3 points further out.
    #expect(pixels[45, 25] == [0, 255, 0, 255])
    #expect(pixels[10, 25] == [0, 255, 0, 255] && pixels[79, 25] == [0, 255, 0, 255])
    #expect(
      pixels[7, 25] == [255, 0, 0, 255] && pixels[8, 25] == [255, 0, 0, 255] && pixels[82, 25] == [255, 0, 0, 255])
    #expect(pixels[45, 2] == [255, 0, 0, 255] && pixels[45, 47] == [255, 0, 0, 255])
    #expect(pixels[9, 25][3] == 0 && pixels[45, 4][3] == 0, "a point between both")
    #expect(pixels[10, 5][1] == 0 && pixels[10, 5][0] > 200, "the stroke goes round the corner, outside of the colour")
    #expect(pixels[7, 2][3] == 0)
    #expect(pixels[6, 25][3] == 0 && pixels[45, 49][3] == 0)
  }

  @Test func `insets are measured from the layout margins where that is asked for, by direction`() {
    cell.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    cell.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 30, bottom: 1, trailing: 1)
    cell.semanticContentAttribute = .forceRightToLeft
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .black
    background.edgesAddingLayoutMarginsToBackgroundInsets = .leading
    background.backgroundInsets.leading = 5
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    let view = cell.subviews.first as? BackgroundConfigurationView
    view?.semanticContentAttribute = .forceRightToLeft
    view?.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(pixel(cell, 64, 30)[3] == 255 && pixel(cell, 65, 30)[3] == 0 && pixel(cell, 0, 30)[3] == 255)
  }

  @Test func `a custom view fills the background, is cut at its corners, and leaves with it`() throws {
    cell.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    let custom = UIView()
    custom.backgroundColor = .black
    var background = UIBackgroundConfiguration.clear()
    background.customView = custom
    background.cornerRadius = 20
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    #expect(custom.bounds.size == CGSize(width: 80, height: 40))
    #expect(pixel(cell, 11, 11)[3] == 0 && pixel(cell, 50, 30)[3] == 255)
    let other = UITableViewCell(style: .default, reuseIdentifier: nil)
    other.backgroundConfiguration = background
    #expect(custom.isDescendant(of: other))
    cell.backgroundConfiguration = .clear()
    #expect(custom.isDescendant(of: other), "the cell that lost it leaves it alone")
    other.backgroundConfiguration = nil
    #expect(!custom.isDescendant(of: other))
  }

  @Test func `a nil color is the tint color, and follows it`() {
    cell.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    var background = UIBackgroundConfiguration.listPlainCell()
    background.backgroundColor = nil
    cell.backgroundConfiguration = background
    cell.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    cell.layoutIfNeeded()
    #expect(pixel(cell, 5, 5) == [255, 0, 0, 255])
    cell.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(pixel(cell, 5, 5) == [0, 0, 255, 255])
  }

  @Test func `a configured background shows selection itself, or not where the cell shows none`() {
    cell.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    cell.backgroundConfiguration = .listPlainCell()
    cell.layoutIfNeeded()
    #expect(pixel(cell, 5, 5) == [255, 255, 255, 255])
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(pixel(cell, 5, 5) == [209, 209, 214, 255])
    #expect(cell.selectionBackground == nil)
    cell.selectionStyle = .none
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    #expect(pixel(cell, 5, 5) == [255, 255, 255, 255])
    cell.selectionStyle = .default
    cell.automaticallyUpdatesBackgroundConfiguration = false
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    #expect(pixel(cell, 5, 5) == [255, 255, 255, 255])
  }

  @Test(arguments: [UITableView.Style.plain, .insetGrouped])
  func `a cell that drops its configuration has its table's color again`(style: UITableView.Style) throws {
    let scene = TableScene(style, width: 200, height: 300)
    let source = PlainTableDelegate(rowCount: 1) { cell, _ in
      cell.backgroundConfiguration = .clear()
      cell.backgroundConfiguration = nil
    }
    scene.show(source)
    let cell = try #require(scene.table.visibleCells.first)
    #expect(cell.backgroundColor == (style == .plain ? .systemBackground : .secondarySystemGroupedBackground))
    cell.backgroundConfiguration = .clear()
    #expect(cell.backgroundColor == nil)
    #expect(cell.defaultBackgroundConfiguration() == (style == .plain ? .listPlainCell() : .listGroupedCell()))
  }
}
