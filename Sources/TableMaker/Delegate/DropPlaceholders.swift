import UIKit

/// The rows that a table shows in place of what was dropped, until that is loaded.
@MainActor final class DropPlaceholders {
  private var contexts: [any UITableViewDropPlaceholderContext] = []

  /// Shows a row for each item that was dropped, to which it comes.
  ///
  /// - Parameter height: The rows' height, in points.
  init(_ coordinator: any UITableViewDropCoordinator, in tableView: UITableView, at path: IndexPath, height: CGFloat) {
    let identifier = "TableMaker.LoadingCell"
    tableView.register(LoadingCell.self, forCellReuseIdentifier: identifier)
    for item in coordinator.items {
      let placeholder = UITableViewDropPlaceholder(
        insertionIndexPath: path, reuseIdentifier: identifier, rowHeight: height)
      contexts.append(coordinator.drop(item.dragItem, to: placeholder))
    }
    // The rows say that something is loaded.
    coordinator.session.progressIndicatorStyle = .none
  }

  /// Takes the rows away.
  ///
  /// - Returns: Whether any was still there: a reload takes them away too.
  @discardableResult func remove(animated: Bool = true) -> Bool {
    defer { contexts = [] }
    var wasThere = false
    let remove = { [contexts] in for context in contexts where context.deletePlaceholder() { wasThere = true } }
    if animated { remove() } else { UIView.performWithoutAnimation(remove) }
    return wasThere
  }
}

/// A row whose content is being loaded.
final class LoadingCell: UITableViewCell {
  private let indicator = UIActivityIndicatorView(style: .medium)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    isAccessibilityElement = true
    accessibilityLabel = InterfaceText.loading.text
    indicator.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(indicator)
    NSLayoutConstraint.activate([
      indicator.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      indicator.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
    indicator.startAnimating()
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    indicator.startAnimating()
  }
}
