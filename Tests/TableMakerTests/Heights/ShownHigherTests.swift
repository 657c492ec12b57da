import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Rows that are higher on screen than measured, by what a table adds for its separators and a sizing cell has not.
@MainActor @Suite struct ShownHigherTests {
  /// A cell whose content is higher by some pixels in a table than anywhere else.
  private final class HigherCell: UITableViewCell {
    static var pixels: CGFloat = 1
    private let block = UIView()
    private lazy var height = block.heightAnchor.constraint(equalToConstant: 40)

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      block.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(block)
      height.priority = UILayoutPriority(999)
      NSLayoutConstraint.activate([
        height, block.topAnchor.constraint(equalTo: contentView.topAnchor),
        block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        block.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      guard superview is UITableView else { return }
      height.constant = 40 + Self.pixels / max(1, traitCollection.displayScale)
    }
  }

  @Test(arguments: [1, 6] as [CGFloat])
  func `one pixel is added to all rows, and more is the cell's own affair`(pixels: CGFloat) async throws {
    HigherCell.pixels = pixels
    let stage = Stage()
    let dataSource = stage.chain.section().cell(HigherCell.self).data(Array(0..<60)).adapter { _, _, _ in }
      .autoHeight().make()
    stage.show(dataSource)
    let pixel = 1 / stage.tableView.traitCollection.displayScale
    let measured = stage.height(0)
    await dataSource.settled()
    for _ in 0..<400 where dataSource.measurer.expectation != nil { try await Task.sleep(for: .milliseconds(10)) }
    stage.window.layOut()
    let added = pixels == 1 ? pixel : 0
    for row in [0, 1, 50] { #expect(abs(stage.height(row) - measured - added) < 0.001, "row \(row)") }
    #expect(stage.log.messages.isEmpty)
  }
}
