import TableMaker
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct LayoutCountTests {
  @Test func `with autoHeight a cell that comes on screen is laid out once`() {
    let stage = Stage()
    stage.show(
      stage.chain.measuresAhead(false).section("feed").cell(CountingCell.self).data(Post.feed(200))
        .adapter { cell, post, _ in cell.show(post) }.autoHeight().make())
    var comings = 0
    for step in 0..<30 {
      for cell in cells(stage) {
        // One that was there before may have moved, but its size is what it was.
        #expect(cell.layouts <= 1, "step \(step)")
        comings += cell.layouts
        cell.layouts = 0
      }
      stage.tableView.contentOffset.y += 150
      stage.window.layOut()
    }
    #expect(comings > 30)
  }

  private func cells(_ stage: Stage) -> [CountingCell] {
    stage.tableView.visibleCells.compactMap { $0 as? CountingCell }
  }
}

/// A cell that counts its layouts.
private final class CountingCell: UITableViewCell {
  private let body = UILabel()
  var layouts = 0

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    body.numberOfLines = 0
    body.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(body)
    let margins = contentView.layoutMarginsGuide
    let bottom = body.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      body.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      body.topAnchor.constraint(equalTo: margins.topAnchor), bottom,
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ post: Post) {
    body.text = post.text
    accessoryType = post.hasDisclosure ? .disclosureIndicator : .none
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}
