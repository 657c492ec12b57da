import UIKit

/// A small table in the middle of an update, stopped at an instant.
///
/// One row goes, one comes, one moves, and a section comes.
final class UpdateFilm: UIView, UITableViewDataSource, UITableViewDelegate {
  private let animation: UITableView.RowAnimation
  private let instant: TimeInterval
  private let tableView = UITableView()
  private var sections: [[UpdateBar]] = [[.stays, .goes, .stays, .moves], [.stays]]
  private var hasChanged = false

  /// - Parameter instant: In seconds since the update began, which takes 0.3.
  init(_ animation: UITableView.RowAnimation, instant: TimeInterval) {
    self.animation = animation
    self.instant = instant
    super.init(frame: .zero)
    clipsToBounds = true
    layer.cornerRadius = 8
    tableView.register(UpdateBarCell.self, forCellReuseIdentifier: "bar")
    tableView.rowHeight = 20
    tableView.sectionHeaderTopPadding = 0
    tableView.separatorStyle = .none
    tableView.backgroundColor = .secondarySystemGroupedBackground
    tableView.isUserInteractionEnabled = false
    tableView.showsVerticalScrollIndicator = false
    tableView.dataSource = self
    tableView.delegate = self
    addSubview(tableView)
    heightAnchor.constraint(equalToConstant: 146).isActive = true
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    tableView.frame = bounds
  }

  /// Begins the update and stops at the instant; once, when the table is on screen and has its size.
  func play() {
    guard !hasChanged, window != nil else { return }
    hasChanged = true
    tableView.layoutIfNeeded()
    // The table's time stops at the instant.
    tableView.layer.speed = 0
    change()
    tableView.layer.timeOffset += instant
  }

  private func change() {
    tableView.performBatchUpdates {
      sections = [[.stays, .moves, .stays, .comes], [.comesWithSection], [.stays]]
      tableView.deleteRows(at: [IndexPath(row: 1, section: 0)], with: animation)
      tableView.moveRow(at: IndexPath(row: 3, section: 0), to: IndexPath(row: 1, section: 0))
      tableView.insertRows(at: [IndexPath(row: 3, section: 0)], with: animation)
      tableView.insertSections([1], with: animation)
    }
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "bar", for: indexPath)
    (cell as? UpdateBarCell)?.show(sections[indexPath.section][indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { section == 0 ? 0 : 7 }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard section > 0 else { return nil }
    let line = UIView(frame: CGRect(x: 6, y: 3, width: 10, height: 1))
    line.backgroundColor = .separator
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 22, height: 7))
    header.backgroundColor = .secondarySystemGroupedBackground
    line.frame.size.width = header.bounds.width - 12
    line.autoresizingMask = .flexibleWidth
    header.addSubview(line)
    return header
  }
}
