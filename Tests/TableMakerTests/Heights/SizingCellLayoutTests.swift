import Foundation
import TableMaker
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct SizingCellLayoutTests {
  // In any other height, its constraints, all required except one, conflict, and UIKit logs that on standard error.
  @Test func `a sizing cell is laid out as high as the row that it measured last`() throws {
    let stage = Stage()
    var last: Int?
    stage.show(
      stage.chain.measuresAhead(false).section("feed").cell(PictureCell.self).data(Post.feed(100))
        .adapter { cell, post, _ in
          cell.body.text = post.text
          if cell.isMeasuring { last = post.id }
        }
        .autoHeight().make())
    let room = try #require(stage.tableView.subviews.first { $0.isHidden && $0.subviews.first is PictureCell })
    var heights: Set<CGFloat> = []
    for _ in 0..<20 {
      stage.tableView.contentOffset.y += 150
      stage.window.layOut()
      let measured = try #require(last)
      let height = try #require(room.subviews.count == 1 ? room.subviews.first : nil).frame.height
      #expect(abs(height - stage.height(measured)) < 0.001, "row \(measured)")
      heights.insert(stage.height(measured))
    }
    #expect(heights.count > 2 && heights.allSatisfy { $0 > 80 }, "\(heights)")
  }
}

/// A cell with a picture that no row may cut off.
private final class PictureCell: UITableViewCell {
  let body = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let picture = UIView()
    body.numberOfLines = 0
    for view in [picture, body] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    let bottom = body.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      picture.topAnchor.constraint(equalTo: margins.topAnchor),
      picture.widthAnchor.constraint(equalToConstant: 60),
      picture.heightAnchor.constraint(equalToConstant: 60),
      picture.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
      body.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
      body.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      body.topAnchor.constraint(equalTo: margins.topAnchor), bottom,
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
