@_spi(Testing) @testable import UIKit

/// Rows and headers as high as a constraint in them says: the table knows no height before it has seen the view.
final class BlockSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// The heights of the rows of each section.
  var rows: [[CGFloat]]
  /// The heights of the sections' headers; none where there is none.
  var headers: [CGFloat]
  var cellsAsked: [IndexPath] = []
  var headersAsked: [Int] = []
  var gone: [IndexPath] = []

  init(rows: [[CGFloat]], headers: [CGFloat] = []) {
    self.rows = rows
    self.headers = headers
  }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cellsAsked.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "block", for: indexPath)
    (cell as? BlockCell)?.height.constant = rows[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    headersAsked.append(section)
    guard headers.indices.contains(section) else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    _ = fill(view.contentView, headers[section])
    return view
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 0 }

  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    gone.append(indexPath)
  }
}

/// A cell that counts how often it is laid out.
final class BlockCell: UITableViewCell {
  private(set) var height: NSLayoutConstraint!
  var layouts = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    height = fill(contentView, 44)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }

  var block: UIView? { contentView.subviews.first }
}

/// Fills a view with a block of a height, which gives way to a height that was given already.
@MainActor private func fill(_ view: UIView, _ height: CGFloat) -> NSLayoutConstraint {
  let block = UIView()
  block.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(block)
  let constraint = block.heightAnchor.constraint(equalToConstant: height)
  constraint.priority = UILayoutPriority(999)
  NSLayoutConstraint.activate([
    constraint, block.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    block.trailingAnchor.constraint(equalTo: view.trailingAnchor), block.topAnchor.constraint(equalTo: view.topAnchor),
    block.bottomAnchor.constraint(equalTo: view.bottomAnchor),
  ])
  return constraint
}

extension TableScene {
  /// Returns a table with blocks in its rows and no separators, which doesn't move until the test advances the time.
  static func blocks(_ style: UITableView.Style = .plain, height: CGFloat = 400) -> TableScene {
    let scene = TableScene(style, height: height)
    scene.window.setDeviceSafeArea(.zero)
    scene.table.register(BlockCell.self, forCellReuseIdentifier: "block")
    scene.table.separatorStyle = .none
    scene.table.sectionHeaderTopPadding = 0
    return scene
  }

  /// Returns the top of a view as it shows on screen, from the table's top.
  func shownTop(_ view: UIView) -> CGFloat {
    let layer = view.layer.presentation() ?? view.layer
    let offset = (table.layer.presentation() ?? table.layer).bounds.minY
    return layer.frame.minY - offset
  }

  func top(_ row: Int, _ section: Int = 0) -> CGFloat {
    table.rectForRow(at: IndexPath(row: row, section: section)).minY - table.contentOffset.y
  }

  func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
    table.cellForRow(at: IndexPath(row: row, section: section))
  }
}
