import UIKit

/// The rows that a table view shows for dropped items until they're loaded.
@MainActor final class DropPlaceholders {
  private var contexts: [any UITableViewDropPlaceholderContext] = []

  /// Creates a row for each dropped item, to which the item animates.
  ///
  /// - Parameter height: The height of the rows in points.
  init(_ coordinator: any UITableViewDropCoordinator, in tableView: UITableView, at path: IndexPath, height: CGFloat) {
    let identifier = "TableMaker.LoadingCell"
    tableView.register(LoadingCell.self, forCellReuseIdentifier: identifier)
    for item in coordinator.items {
      let placeholder = UITableViewDropPlaceholder(
        insertionIndexPath: path, reuseIdentifier: identifier, rowHeight: height)
      contexts.append(coordinator.drop(item.dragItem, to: placeholder))
    }
    // The rows themselves show the progress.
    coordinator.session.progressIndicatorStyle = .none
  }

  /// Removes the rows.
  ///
  /// - Returns: A Boolean value that indicates whether any of them still existed, because a reload also removes them.
  @discardableResult func remove(animated: Bool = true) -> Bool {
    defer { contexts = [] }
    var wasThere = false
    let remove = { [contexts] in for context in contexts where context.deletePlaceholder() { wasThere = true } }
    if animated { remove() } else { UIView.performWithoutAnimation(remove) }
    return wasThere
  }
}

/// A row with content that's loading.
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
