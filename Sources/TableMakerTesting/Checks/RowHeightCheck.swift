import TableMaker
import UIKit

/// Finds rows that are sized by constraints, if these give no height or another one.
enum RowHeightCheck: PageCheck {
  static let kind = PageAudit.Kinds.rowHeight

  static func findings(in page: Page) -> [Finding] {
    guard page.setting.state == .initial || page.setting.state == .scrolled else { return [] }
    return page.views.compactMap { view in
      guard let cell = view.view as? UITableViewCell, !isOfUIKit(cell), hasConstraints(cell.contentView),
        let table = view.scrollView as? UITableView,
        let row = table.indexPath(for: cell), isSizedByConstraints(row, of: table)
      else { return nil }
      guard isDetermined(cell) else { return Finding(kind, view, "The constraints don't determine the row's height") }
      let whole = height(of: cell, in: 0) + cell.bounds.height - cell.contentView.bounds.height
      // UIKit's rows have a least height.
      guard abs(whole - cell.bounds.height) > 1, whole > 0 else { return nil }
      return Finding(
        kind, view, measured: cell.bounds.height, required: whole,
        "The row's height differs from the height that its constraints give")
    }
  }

  /// Returns whether a view holds constraints, or a view in it. A cell without any is measured by its `sizeThatFits`.
  private static func hasConstraints(_ view: UIView) -> Bool {
    !view.constraints.isEmpty || view.subviews.contains { hasConstraints($0) }
  }

  /// Returns whether the constraints in a cell determine its height.
  static func isDetermined(_ cell: UITableViewCell) -> Bool {
    height(of: cell, in: 10_000) - height(of: cell, in: 0) <= 1
  }

  /// Returns the height that the constraints in a cell give, as near to a height as they allow.
  private static func height(of cell: UITableViewCell, in room: CGFloat) -> CGFloat {
    cell.contentView.systemLayoutSizeFitting(
      CGSize(width: cell.contentView.bounds.width, height: room), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private static func isSizedByConstraints(_ row: IndexPath, of table: UITableView) -> Bool {
    if let source = table.dataSource as? TableViewDataSource {
      return source.dump(at: row)?.sections.first?.rows.first?.heightOrigin == .measured
    }
    let height = table.delegate?.tableView(table, heightForRowAt: row) ?? table.rowHeight
    return height == UITableView.automaticDimension
  }
}
