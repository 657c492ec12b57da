import Foundation
import TableMakerDiffing
import UIKit

/// How a title is written above or below a section, by UIKit or by the app.
enum TitleStyle: CaseIterable {
  case unchanged, capitals, localCapitals, lowercase, capitalized

  func written(_ title: String) -> String {
    switch self {
    case .unchanged: title
    case .capitals: title.uppercased()
    case .localCapitals: title.uppercased(with: .current)
    case .lowercase: title.lowercased()
    case .capitalized: title.capitalized
    }
  }

  /// The text by which a view shows another title, in the style of the one that it shows.
  ///
  /// - Parameters:
  ///   - shown: What it shows.
  ///   - old: The title that it was given.
  ///   - usual: Returns the table's style, where the old title looks the same in several, as a number does.
  static func text(for title: String, instead old: String, shown: String, usual: () -> TitleStyle) -> String {
    let styles = allCases.filter { $0.written(old) == shown }
    if styles.count > 1, Set(styles.map { $0.written(title) }).count > 1 {
      let usual = usual()
      return (styles.contains(usual) ? usual : styles[0]).written(title)
    }
    if let style = styles.first { return style.written(title) }
    // A view that came on screen with the update shows the new title already; your own text around a title stays.
    if allCases.contains(where: { $0.written(title) == shown }) { return shown }
    guard !old.isEmpty, let style = allCases.first(where: { shown.contains($0.written(old)) }) else { return shown }
    return shown.replacingOccurrences(of: style.written(old), with: style.written(title))
  }

  /// The style of a title, if it would look otherwise in every other one.
  static func evident(_ title: String, shown: String) -> TitleStyle? {
    let styles = allCases.filter { $0.written(title) == shown }
    return styles.count == 1 || styles == [.capitals, .localCapitals] ? styles[0] : nil
  }

  /// The style in which UIKit writes the titles of a table.
  @MainActor static func usual(for kind: SupplementaryKind, in style: UITableView.Style) -> TitleStyle {
    let sample = TitleSample()
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: style)
    tableView.dataSource = sample
    tableView.reloadData()
    tableView.layoutIfNeeded()
    let view = kind == .header ? tableView.headerView(forSection: 0) : tableView.footerView(forSection: 0)
    let shown = view?.textLabel?.text ?? TitleSample.title
    return allCases.first { $0.written(TitleSample.title) == shown } ?? .unchanged
  }
}

/// A section with a title that every style writes otherwise.
private final class TitleSample: NSObject, UITableViewDataSource {
  static let title = "one Two"

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { Self.title }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { Self.title }
}

extension TableViewDataSource {
  /// The style of the titles of a table: that of others on screen, or UIKit's.
  func usualStyle(
    of kind: SupplementaryKind, in tableView: UITableView, _ difference: SectionedDifference, from old: Snapshot,
    to next: Snapshot
  ) -> TitleStyle {
    for pair in difference.keptSections {
      let view =
        kind == .header ? tableView.headerView(forSection: pair.after) : tableView.footerView(forSection: pair.after)
      guard let shown = view?.shownTitle else { continue }
      for rows in [old.sections[pair.before], next.sections[pair.after]] {
        let title = kind == .header ? rows.heading.title : rows.heading.footerTitle
        if let style = title.flatMap({ TitleStyle.evident($0, shown: shown) }) { return style }
      }
    }
    return .usual(for: kind, in: tableView.style)
  }
}

extension UITableViewHeaderFooterView {
  /// The text that it shows where the system shows a title.
  fileprivate var shownTitle: String? {
    contentConfiguration.map { ($0 as? UIListContentConfiguration)?.text } ?? textLabel?.text
  }

  /// Shows another title, in the style of the one that it shows: UIKit's, or one in which the app has written it.
  ///
  /// - Parameter usual: Returns the table's style.
  func showTitle(_ title: String?, instead old: String?, _ usual: () -> TitleStyle) {
    func text(instead shown: String?) -> String {
      TitleStyle.text(for: title ?? "", instead: old ?? "", shown: shown ?? "", usual: usual)
    }
    if let contentConfiguration {
      // Any other content is the app's to change.
      guard var content = contentConfiguration as? UIListContentConfiguration else { return }
      content.text = text(instead: content.text)
      self.contentConfiguration = content
    } else {
      textLabel?.text = text(instead: textLabel?.text)
    }
    setNeedsLayout()
  }
}
