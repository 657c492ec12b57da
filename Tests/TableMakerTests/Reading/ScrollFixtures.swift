import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// An item that knows how high its row is.
struct Slab: Identifiable, Equatable {
  let id: Int
  var height: CGFloat
}

/// A cell that is as high as its slab, by a constraint.
class SlabCell: UITableViewCell {
  var slab: Slab?
  private let block = UIView()
  private lazy var height = block.heightAnchor.constraint(equalToConstant: 0)

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

  func show(_ slab: Slab) {
    self.slab = slab
    height.constant = slab.height
  }
}

/// A table that scrolls to where its rows are by what it knows of them when it sets out, as tables do that estimate heights.
final class GuessingTableView: UITableView {
  private(set) var scrolls = 0

  override func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
    scrolls += 1
    setContentOffset(CGPoint(x: 0, y: place(of: path, at: position)), animated: animated)
  }

  /// Where the content has to lie, as far as it reaches, by Apple's words about positions.
  func place(of path: IndexPath, at position: ScrollPosition) -> CGFloat {
    let isPlain = style == .plain
    let row = rectForRow(at: path)
    let top = row.minY - adjustedContentInset.top - (isPlain ? rectForHeader(inSection: path.section).height : 0)
    let bottom =
      row.maxY + adjustedContentInset.bottom - bounds.height
      + (isPlain ? rectForFooter(inSection: path.section).height : 0)
    let middle = row.midY - (bounds.height + adjustedContentInset.top - adjustedContentInset.bottom) / 2
    let y: CGFloat
    switch position {
    case .top: y = top
    case .bottom: y = bottom
    case .middle: y = middle
    default: y = contentOffset.y > top ? top : max(contentOffset.y, min(bottom, top))
    }
    let end = contentSize.height + adjustedContentInset.bottom - bounds.height
    let pixels = traitCollection.displayScale
    return max(-adjustedContentInset.top, min((y * pixels).rounded() / pixels, end))
  }
}

extension UITableView {
  /// The rows on screen and how far each lies below the table's top, in pixels.
  var rowsOnScreen: [IndexPath: Int] {
    var rows: [IndexPath: Int] = [:]
    for path in indexPathsForVisibleRows ?? [] {
      let row = rectForRow(at: path)
      // One that only touches an edge may be there or not.
      guard row.maxY > bounds.minY + 0.5, row.minY < bounds.maxY - 0.5 else { continue }
      rows[path] = Int(((row.minY - contentOffset.y) * traitCollection.displayScale).rounded())
    }
    return rows
  }
}

/// Sections of slabs of all heights, in a table that uses estimated heights until a row is on screen.
@MainActor struct SlabTable {
  enum Heights: CaseIterable {
    /// Every height is right from the first layout.
    case exact
    /// The heights are known, but the table is given an estimate for each.
    case estimated
    /// Rows are measured when they come near the screen.
    case automatic
  }

  let stage: Stage
  let lists: [ItemList<Slab>]
  let dataSource: TableViewDataSource

  init(
    _ sections: [[Slab]], _ heights: Heights, style: UITableView.Style = .plain, in table: UITableView? = nil,
    inset: UIEdgeInsets = .zero, hasHeaders: Bool = true, delegate: (any UITableViewDelegate)? = nil
  ) {
    ScrollGoal.patience = .seconds(3600)
    stage = Stage(style: style, tableView: table)
    stage.tableView.contentInset = inset
    // A separator would be a part of what is measured.
    stage.tableView.separatorStyle = .none
    lists = sections.map { ItemList($0) }
    var chain = stage.chain
    if let delegate { chain = chain.forward(to: delegate) }
    func section(_ start: SectionStart, _ list: ItemList<Slab>) -> ReadySection<SlabCell, Slab, ItemList<Slab>> {
      var section = start.cell(SlabCell.self).data(list).adapter { cell, slab, _ in cell.show(slab) }
      if hasHeaders { section = section.title("Section").headerHeight(31).footerTitle("End").footerHeight(19) }
      switch heights {
      case .exact: return section.heights { slab, _ in slab.height }
      case .estimated: return section.heights { slab, _ in slab.height }.estimatedHeight(50)
      case .automatic: return section.autoHeight()
      }
    }
    var ready = section(chain.section("section 0"), lists[0])
    for index in lists.indices.dropFirst() { ready = section(ready.section("section \(index)"), lists[index]) }
    dataSource = ready.make()
    stage.show(dataSource)
  }

  var tableView: UITableView { stage.tableView }

  /// Sections of slabs of random heights.
  static func random(_ counts: [Int], most: CGFloat = 240, using random: inout SeededGenerator) -> [[Slab]] {
    var id = 0
    return counts.map { count in
      (0..<count).map { _ in
        id += 1
        return Slab(id: id, height: CGFloat(Int.random(in: 20...Int(most), using: &random)))
      }
    }
  }
}
