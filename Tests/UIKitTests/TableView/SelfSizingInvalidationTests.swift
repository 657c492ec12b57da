import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Rows on screen with cells that request another size.
@MainActor @Suite struct SelfSizingInvalidationTests {
  private let scene = TableScene.blocks()
  private let source = BlockSource(rows: [[50, 60, 70, 80, 90, 100]])

  init() { AnimationClock.shared.hold() }

  private func block(_ row: Int) throws -> BlockCell { try #require(scene.cell(row) as? BlockCell) }

  @Test func `a cell that says so gets another height, its top stays and those below move for 0.3 seconds`() throws {
    scene.show(source)
    scene.scroll(to: 20)
    let cell = try block(1)
    let below = try block(2)
    cell.height.constant = 100
    scene.layOut()
    #expect(cell.frame.height == 60, "a constraint that changes is not told by default")
    cell.invalidateIntrinsicContentSize()
    scene.layOut()
    #expect(cell.frame == CGRect(x: 0, y: 50, width: 390, height: 100) && scene.table.contentSize.height == 490)
    #expect(below.frame.minY == 150 && cell.block?.frame.height == 100)
    for (step, top, height) in [(0, 90, 60), (0.15, 110, 80), (0.15, 130, 100)] as [(Double, CGFloat, CGFloat)] {
      advance(seconds: step)
      #expect(abs(scene.shownTop(below) - top) < 0.001 && abs(scene.shownTop(cell) - 30) < 0.001)
      #expect(abs((cell.layer.presentation()?.frame.height ?? 0) - height) < 0.001)
      #expect(abs((cell.block?.layer.presentation()?.frame.height ?? 0) - height) < 0.001, "the content grows with it")
    }
    #expect(source.cellsAsked.count == 6)
  }

  @Test func `rows that are pushed out are seen to go, and come back in their cells, filled again`() throws {
    scene.show(source)
    let last = try block(5)
    try block(0).height.constant = 200
    try block(0).invalidateIntrinsicContentSize()
    scene.layOut()
    #expect(scene.table.visibleCells.count == 4 && last.superview === scene.table && source.gone == [])
    try block(0).height.constant = 50
    try block(0).invalidateIntrinsicContentSize()
    scene.layOut()
    #expect(scene.cell(5) === last)
    try block(0).height.constant = 200
    try block(0).invalidateIntrinsicContentSize()
    scene.layOut()
    settleAnimations()
    #expect(source.gone.map(\.row) == [4, 5] && last.superview == nil)
    // Assumed: the six at first, and the two that came back. A device would show whether it asks for those.
    #expect(source.cellsAsked.map(\.row) == [0, 1, 2, 3, 4, 5, 4, 5])
  }

  @Test func `turned off, nothing follows until heights are asked for again`() throws {
    scene.table.selfSizingInvalidation = .disabled
    scene.show(source)
    try block(1).height.constant = 100
    try block(1).invalidateIntrinsicContentSize()
    scene.layOut()
    #expect(scene.top(2) == 110)
    scene.table.performBatchUpdates(nil)
    #expect(scene.top(2) == 150)
  }

  @Test func `with constraints included, one that changes is enough`() throws {
    scene.table.selfSizingInvalidation = .enabledIncludingConstraints
    scene.show(source)
    try block(1).height.constant = 100
    scene.layOut()
    #expect(scene.top(2) == 150)
    advance(seconds: 0.15)
    #expect(abs(scene.shownTop(try block(2)) - 130) < 0.001)
    settleAnimations()
    scene.layOut()
    #expect(scene.top(2) == 150)
  }

  @Test func `with constraints included, a label deep in the content that takes a longer text is enough`() throws {
    scene.table.selfSizingInvalidation = .enabledIncludingConstraints
    scene.table.register(DeepCell.self, forCellReuseIdentifier: "block")
    scene.show(source)
    let cell = try #require(scene.cell(1) as? DeepCell)
    let line = cell.frame.height
    cell.label.text = "One\nTwo\nThree"
    scene.layOut()
    #expect(abs(cell.frame.height - line - 2 * cell.label.font.lineHeight) < 1)
    #expect(abs(scene.top(2) - cell.frame.maxY) < 0.001)
    #expect(abs(cell.label.frame.height - cell.contentView.bounds.height) < 0.34)
    cell.label.text = "One"
    scene.layOut()
    #expect(abs(cell.frame.height - line) < 0.001)
  }

  @Test(arguments: [UITableView.SelfSizingInvalidation.enabled, .disabled])
  func `a new content configuration is another size, unless that is turned off`(
    invalidation: UITableView.SelfSizingInvalidation
  ) throws {
    let scene = TableScene.blocks()
    scene.table.selfSizingInvalidation = invalidation
    let source = PlainTableDelegate(rowCount: 3) { cell, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "One line"
      cell.contentConfiguration = content
    }
    scene.show(source)
    var content = UIListContentConfiguration.cell()
    content.text = String(repeating: "Many words make many lines. ", count: 8)
    scene.table.visibleCells[0].contentConfiguration = content
    scene.layOut()
    if invalidation == .disabled {
      #expect(scene.top(1) == 44)
    } else {
      #expect(scene.top(1) > 80 && scene.top(1) == scene.table.visibleCells[0].fittingHeight(width: 390))
    }
    _ = source
  }

  @Test func `a content view of the app's tells of its constraints too`() throws {
    scene.table.selfSizingInvalidation = .enabledIncludingConstraints
    let source = PlainTableDelegate(rowCount: 3) { cell, _ in cell.contentConfiguration = BarConfiguration() }
    scene.show(source)
    #expect(scene.top(1) == 30)
    let bar = try #require(scene.table.visibleCells[0].contentView as? BarView)
    bar.height.constant = 75
    scene.layOut()
    #expect(scene.top(1) == 75)
    _ = source
  }

  @Test func `a height that the delegate or the table gives is not a cell's to change`() throws {
    for givesByDelegate in [true, false] {
      let scene = TableScene.blocks()
      scene.table.selfSizingInvalidation = .enabledIncludingConstraints
      let delegate = RecordingTableDelegate()
      delegate.makeCell = { $0.dequeueReusableCell(withIdentifier: "block", for: $1) }
      (delegate.headerHeight, delegate.footerHeight) = (0, 0)
      if givesByDelegate {
        scene.show(delegate)
      } else {
        scene.table.rowHeight = 44
        scene.show(source)
      }
      _ = delegate.takeCalls()
      let cell = try #require(scene.table.visibleCells.first as? BlockCell)
      cell.height.constant = 200
      cell.invalidateIntrinsicContentSize()
      scene.layOut()
      #expect(scene.top(1) == 44 && delegate.calls == [])
    }
  }

  @Test func `a cell off screen that asks for another size changes nothing`() throws {
    let source = BlockSource(rows: [Array(repeating: 100, count: 50)])
    scene.show(source)
    let cell = try block(0)
    scene.scroll(to: 1000)
    #expect(cell.superview == nil || scene.table.indexPath(for: cell)?.row != 0)
    let size = scene.table.contentSize
    if scene.table.indexPath(for: cell) == nil { cell.invalidateIntrinsicContentSize() }
    scene.layOut()
    #expect(scene.table.contentSize == size)
  }
}

/// A label in views in views.
private final class DeepCell: UITableViewCell {
  let label = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.text = "One"
    let stack = UIStackView(arrangedSubviews: [label])
    let frame = UIView()
    var outer: UIView = contentView
    for view in [frame, stack] {
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: outer.topAnchor), view.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      ])
      outer = view
    }
  }

  required init?(coder: NSCoder) { nil }
}

private struct BarConfiguration: UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView { BarView(self) }
  func updated(for state: any UIConfigurationState) -> BarConfiguration { self }
}

private final class BarView: UIView, UIContentView {
  var configuration: any UIContentConfiguration
  private(set) var height: NSLayoutConstraint!

  init(_ configuration: BarConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    addSubview(bar)
    height = bar.heightAnchor.constraint(equalToConstant: 30)
    height.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      height, bar.topAnchor.constraint(equalTo: topAnchor), bar.bottomAnchor.constraint(equalTo: bottomAnchor),
      bar.leadingAnchor.constraint(equalTo: leadingAnchor), bar.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
