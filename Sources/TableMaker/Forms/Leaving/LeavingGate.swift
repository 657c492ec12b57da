import UIKit

/// A delegate that asks about each draft with changes when the user pulls a sheet down.
///
/// Several table views and controllers in the sheet can have guards. It's the presentation's delegate, unless the app
/// has set one.
@MainActor final class LeavingGate: NSObject, UIAdaptivePresentationControllerDelegate {
  /// The guards, in the order in which their drafts first changed.
  private var guards: [WeakReference<LeavingGuard>] = []

  /// Returns the gate of a presentation, and adds a guard to it; `nil` if the presentation has a delegate of its own.
  static func of(_ presentation: UIPresentationController, for leavingGuard: LeavingGuard) -> LeavingGate? {
    let gate: LeavingGate
    if let delegate = presentation.delegate {
      guard let known = delegate as? LeavingGate else { return nil }
      gate = known
    } else {
      gate = LeavingGate()
      presentation.delegate = gate
    }
    gate.guards.removeAll { $0.object == nil }
    if !gate.guards.contains(where: { $0.object === leavingGuard }) { gate.guards.append(WeakReference(leavingGuard)) }
    return gate
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    let guards = guards.compactMap(\.object).filter { $0.isChanged }
    // A page can leave the sheet without notifying its guard.
    for leavingGuard in guards { leavingGuard.update() }
    let asked = guards.filter { $0.isIn(presentationController) }
    guard !asked.isEmpty else { return }
    LeavingGuard.leave(asked) { presentationController.presentedViewController.dismiss(animated: true) }
  }
}

/// An invisible view that notifies when its table view enters or leaves a window.
final class WindowWatcher: UIView {
  private let onMove: () -> Void

  init(in tableView: UITableView, onMove: @escaping () -> Void) {
    self.onMove = onMove
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    tableView.insertSubview(self, at: 0)
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // Ignores the temporary removal from the table view.
    if superview != nil { onMove() }
  }
}
