import Foundation

extension ModalPresentation {
  /// The metrics of an iPhone's presentations. All except the duration are assumed, because metrics.md has no sheet; a
  /// screenshot would settle them.
  enum Look {
    /// The gap between the top of the safe area and a sheet, in points.
    static let sheetGap: CGFloat = 10
    /// The radius of the top corners of a sheet and of the view behind it, in points.
    static let cornerRadius: CGFloat = 10
    /// The distance of the view behind a sheet from the sides of the screen, in points.
    static let backdropInset: CGFloat = 16
    /// The alpha of the dimming behind a sheet.
    static let dimming: CGFloat = 0.2
    /// The duration of a cover transition, in seconds (metrics.md 16: 0.4 to 0.5).
    static let coverDuration: TimeInterval = 0.5
    /// The duration of a dissolve, in seconds.
    static let dissolveDuration: TimeInterval = 0.35
    /// The duration of an alert's transition, in seconds.
    static let alertDuration: TimeInterval = 0.25
    /// The initial scale of an alert.
    static let alertScale: CGFloat = 1.2
  }

  /// The transition of the content.
  private enum Motion { case cover, dissolve, alert }

  private var motion: Motion {
    if let alert = presented as? UIAlertController { return alert.preferredStyle == .alert ? .alert : .cover }
    return presented.modalTransitionStyle == .crossDissolve ? .dissolve : .cover
  }

  func animate(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
    switch motion {
    case .cover:
      UIView.animate(
        withDuration: Look.coverDuration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [],
        animations: changes, completion: { _ in completion() })
    case .dissolve, .alert:
      UIView.animate(
        withDuration: motion == .alert ? Look.alertDuration : Look.dissolveDuration, animations: changes,
        completion: { _ in completion() })
    }
  }

  /// Moves the content to its place before and after the presentation.
  func hideContent() {
    container.dimming.alpha = 0
    switch motion {
    case .cover:
      container.content.keepsSafeArea = true
      container.content.frame.origin.y = container.bounds.height - container.contentTop
    case .dissolve: container.content.alpha = 0
    case .alert:
      container.content.alpha = 0
      // An alert starts at a larger scale and fades out in place.
      if phase == .presenting {
        container.content.transform = CGAffineTransform(scaleX: Look.alertScale, y: Look.alertScale)
      }
    }
  }

  func showContent() {
    container.dimming.alpha = container.fullTop != nil && container.isUndimmed ? 0 : 1
    container.content.alpha = 1
    container.content.transform = .identity
    container.content.frame.origin.y = container.sheetTop ?? 0
  }

  /// Pushes back the view behind a sheet and rounds its corners.
  func showBackdrop() {
    guard style == .pageSheet, container.isFull, let presenter, let view = presenter.backdrop else { return }
    let scale = 1 - 2 * Look.backdropInset / container.bounds.width
    let top = (container.fullTop ?? 0) - Look.sheetGap
    // The transform scales around the center. The upper edge moves to the top of the safe area.
    let isCard = presenter.presentationOfSelf?.style == .pageSheet
    let lowered =
      top - (isCard ? presenter.presentationOfSelf?.container.sheetTop ?? 0 : 0) - view.bounds.height * (1 - scale) / 2
    view.keepsSafeArea = true
    view.transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: lowered)
    if !isCard {
      view.layer.cornerRadius = Look.cornerRadius
      view.clipsToBounds = true
    }
  }

  func hideBackdrop() {
    guard style == .pageSheet, let presenter, let view = presenter.backdrop else { return }
    view.transform = .identity
    view.keepsSafeArea = false
    guard presenter.presentationOfSelf?.style != .pageSheet else { return }
    view.layer.cornerRadius = 0
    view.clipsToBounds = false
  }
}

extension UIViewController {
  /// The controller's topmost view in the window: the container of its presentation, or its own view.
  var topView: UIView? { presentationOfSelf?.container ?? viewIfLoaded }

  /// The view that a sheet pushes back.
  fileprivate var backdrop: UIView? { presentationOfSelf?.container.content ?? viewIfLoaded }
}
