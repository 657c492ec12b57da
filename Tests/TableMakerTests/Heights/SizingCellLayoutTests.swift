import Foundation
import TableMaker
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct SizingCellLayoutTests {
  @Test func `a sizing cell that is higher than 44 by its constraints contradicts nothing when the table is laid out`()
    async throws
  {
    // In a process of its own: others, whose tests run beside this one, write to standard error too.
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage()
        stage.show(
          stage.chain.measuresAhead(false).section("feed").cell(PictureCell.self).data(Post.feed(100))
            .adapter { cell, post, _ in cell.body.text = post.text }.autoHeight().make())
        for _ in 0..<20 {
          stage.tableView.contentOffset.y += 150
          stage.window.layOut()
        }
        precondition(stage.height(0) > 80)
      }
    }
    #expect(String(decoding: try #require(result).standardErrorContent, as: UTF8.self) == "")
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
