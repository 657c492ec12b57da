import UIKit

/// An invisible view in a table view that notices when the table view returns to a window.
final class ReturnWatcher: UIView {
  private var hasBeenInWindow = false
  private let onReturn: () -> Void

  init(in tableView: UITableView, hasBeenInWindow: Bool = false, onReturn: @escaping () -> Void) {
    self.onReturn = onReturn
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    tableView.insertSubview(self, at: 0)
    self.hasBeenInWindow = hasBeenInWindow || tableView.window != nil
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    if hasBeenInWindow { onReturn() }
    hasBeenInWindow = true
  }
}
