import Foundation
import TableMakerDiffing
import UIKit

/// The style in which UIKit or the app writes a title above or below a section.
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

  /// Returns the text with which a view shows another title, in the style of the one that it shows.
  ///
  /// - Parameters:
  ///   - shown: The text in the view.
  ///   - old: The title for which the view shows the text.
  ///   - usual: A closure that returns the table view's style, for an old title that looks the same in several, such as
  ///     a number.
  static func text(for title: String, instead old: String, shown: String, usual: () -> TitleStyle) -> String {
    let styles = allCases.filter { $0.written(old) == shown }
    if styles.count > 1, Set(styles.map { $0.written(title) }).count > 1 {
      let usual = usual()
      return (styles.contains(usual) ? usual : styles[0]).written(title)
    }
    if let style = styles.first { return style.written(title) }
    // A view that appeared with the update already shows the new title. Your own text around a title stays.
    if allCases.contains(where: { $0.written(title) == shown }) { return shown }
    guard !old.isEmpty, let style = allCases.first(where: { shown.contains($0.written(old)) }) else { return shown }
    return shown.replacingOccurrences(of: style.written(old), with: style.written(title))
  }

  /// Returns the style of a title, if it's different in all other styles.
  static func evident(_ title: String, shown: String) -> TitleStyle? {
    let styles = allCases.filter { $0.written(title) == shown }
    return styles.count == 1 || styles == [.capitals, .localCapitals] ? styles[0] : nil
  }

  /// Returns the style in which UIKit writes the titles of a table view.
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

/// A section with a title that looks different in every style.
private final class TitleSample: NSObject, UITableViewDataSource {
  static let title = "one Two"

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { Self.title }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { Self.title }
}

extension LiveTable {
  /// Returns the style of the table view's titles: that of other visible titles, or UIKit's.
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
  /// The text that the view shows in place of the system's title.
  fileprivate var shownTitle: String? {
    contentConfiguration.map { ($0 as? UIListContentConfiguration)?.text } ?? textLabel?.text
  }

  /// Shows another title in the present style of the view, which may be UIKit's or the app's.
  ///
  /// - Parameter usual: A closure that returns the table view's style.
  func showTitle(_ title: String?, instead old: String?, _ usual: () -> TitleStyle) {
    func text(instead shown: String?) -> String {
      TitleStyle.text(for: title ?? "", instead: old ?? "", shown: shown ?? "", usual: usual)
    }
    if let contentConfiguration {
      // Only the app can change any other content.
      guard var content = contentConfiguration as? UIListContentConfiguration else { return }
      content.text = text(instead: content.text)
      self.contentConfiguration = content
    } else {
      textLabel?.text = text(instead: textLabel?.text)
    }
    setNeedsLayout()
  }
}
