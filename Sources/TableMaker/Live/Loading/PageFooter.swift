import UIKit

/// The view below the last row of a paged list: an activity indicator, a button, or a message that no more items
/// follow.
final class PageFooter: UIView {
  private let wheel = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  private let button = UIButton(configuration: .plain())
  private var act: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    wheel.hidesWhenStopped = true
    wheel.isAccessibilityElement = true
    button.addAction(UIAction { [weak self] _ in self?.act?() }, for: .primaryActionTriggered)
    for view in [wheel, label, button] { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  /// Shows the state of the next page.
  ///
  /// - Parameters:
  ///   - texts: The texts to show.
  ///   - load: A closure that loads the page, for a tap on the button.
  func show(_ next: NextPage, _ texts: ListTexts, load: @escaping () -> Void) {
    act = load
    wheel.accessibilityLabel = texts[.loading]
    var (says, title): (String?, String?)
    switch next {
    case .none, .armed, .loading: break
    case .exhausted: says = texts[.endOfList]
    case .nothing: says = texts[.empty]
    case .waiting: title = texts[.loadMore]
    case .failed: title = texts[.failedPage]
    }
    label.text = says
    label.isHidden = says == nil
    button.configuration?.title = title
    button.isHidden = title == nil
    if says == nil, title == nil { wheel.startAnimating() } else { wheel.stopAnimating() }
    setNeedsLayout()
  }

  /// Returns the view's height for a width.
  func height(at width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(width: max(0, size.width - 32), height: .greatestFiniteMagnitude)
    let heights = [label, button].filter { !$0.isHidden }.map { $0.sizeThatFits(room).height }
    return CGSize(width: size.width, height: max(52, (heights.max() ?? 0) + 16))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    wheel.sizeToFit()
    wheel.center = middle
    label.frame = bounds.insetBy(dx: 16, dy: 8)
    button.sizeToFit()
    button.bounds.size.width = min(button.bounds.width, bounds.width - 32)
    button.bounds.size.height = max(44, button.bounds.height)
    button.center = middle
  }
}

/// The table view's footer view, which shows the state of a list's next page.
@MainActor final class PageFooterHost {
  private var footer: PageFooter?
  /// The previous footer view, such as one that hides separators.
  private var replaced: UIView?

  /// Shows the state of the next page.
  ///
  /// - Parameter pool: The pool that measures the view before it's in the table view.
  /// - Returns: A Boolean value that indicates whether the view is shown. It isn't if it has no content, or if the app
  ///   has its own footer view.
  func show(
    _ next: NextPage, _ texts: ListTexts, in tableView: UITableView, _ pool: SizingCellPool, load: @escaping () -> Void
  ) -> Bool {
    if next.isNone { return false }
    let footer = footer ?? PageFooter(frame: .zero)
    if tableView.tableFooterView !== footer {
      // A footer view without height hides the separators of empty rows.
      guard tableView.tableFooterView.map({ $0.bounds.height == 0 }) ?? true else { return false }
      replaced = tableView.tableFooterView
    }
    self.footer = footer
    footer.show(next, texts, load: load)
    let width = tableView.bounds.width
    let height = pool.measuring(footer) { footer.height(at: width) }
    if tableView.tableFooterView !== footer || footer.bounds.height != height {
      footer.frame = CGRect(x: 0, y: 0, width: width, height: height)
      put(footer, in: tableView)
    }
    return true
  }

  /// Removes the view and restores the earlier footer view.
  ///
  /// - Parameter keepsCells: A Boolean value that indicates whether the table view keeps its rows with their cells.
  func hide(in tableView: UITableView, keepsCells: Bool) {
    guard let footer else { return }
    if tableView.tableFooterView === footer {
      if keepsCells { put(replaced, in: tableView) } else { tableView.tableFooterView = replaced }
    }
    self.footer = nil
    replaced = nil
  }

  /// Sets the table view's footer view in a batch, so that the table view keeps its rows with their cells.
  private func put(_ view: UIView?, in tableView: UITableView) {
    guard tableView.window != nil, tableView.bounds.width > 0, tableView.bounds.height > 0 else {
      tableView.tableFooterView = view
      return
    }
    UIView.performWithoutAnimation {
      tableView.performBatchUpdates { tableView.tableFooterView = view }
    }
  }
}
