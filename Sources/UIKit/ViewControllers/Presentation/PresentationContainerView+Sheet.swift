import Foundation

// The heights of a sheet, and the finger that changes them.
extension PresentationContainerView {
  /// A height of the sheet, by the place of its upper edge.
  struct Stop {
    let identifier: UISheetPresentationController.Detent.Identifier
    let top: CGFloat
  }

  private var sheet: UISheetPresentationController? { presentation?.presented.sheetPresentationController }

  /// The heights that the sheet has now, the lowest first.
  var stops: [Stop] {
    guard let fullTop, let sheet else { return [] }
    let covered = window?.safeAreaInsets.bottom ?? coveredBottom
    let context = SheetContext(height: bounds.height, fullTop: fullTop, covered: covered, traits: traitCollection)
    return sheet.activeDetents(context).map {
      Stop(identifier: $0.identifier, top: max(fullTop, context.top(of: $0.value)))
    }
  }

  /// The height that is chosen, or else the lowest.
  private var currentStop: Stop? {
    let stops = stops
    return stops.first { $0.identifier == sheet?.selectedDetentIdentifier } ?? stops.first
  }

  /// Whether what is behind the sheet can be seen and touched.
  var isUndimmed: Bool {
    guard let largest = sheet?.largestUndimmedDetentIdentifier else { return false }
    let stops = stops
    guard let undimmed = stops.first(where: { $0.identifier == largest }), let currentStop else { return false }
    return currentStop.top >= undimmed.top
  }

  /// Whether the sheet has its full height, so that what is behind it is pushed back.
  var isFull: Bool { sheetTop == fullTop }

  /// Finds the sheet's place before it comes in.
  func prepareSheet() {
    guard fullTop != nil, let currentStop else { return }
    sheetTop = currentStop.top
    content.frame = CGRect(x: 0, y: currentStop.top, width: bounds.width, height: bounds.height - currentStop.top)
    showSheetLook()
  }

  private func showSheetLook() {
    content.layer.cornerRadius = sheet?.preferredCornerRadius ?? ModalPresentation.Look.cornerRadius
    grabber.isHidden = sheet?.prefersGrabberVisible != true
    if !grabber.isHidden { content.bringSubviewToFront(grabber) }
    setNeedsLayout()
  }

  /// Brings the sheet to the place that its properties ask for.
  func placeSheet(animated: Bool) {
    guard fullTop != nil, let presentation, presentation.phase == .presented, let currentStop else { return }
    showSheetLook()
    let change = {
      self.sheetTop = currentStop.top
      self.content.frame = CGRect(
        x: 0, y: currentStop.top, width: self.bounds.width, height: self.bounds.height - currentStop.top)
      self.dimming.alpha = self.isUndimmed ? 0 : 1
      if self.isFull { presentation.showBackdrop() } else { presentation.hideBackdrop() }
      self.layoutIfNeeded()
    }
    guard animated, window != nil else { return change() }
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: change) { _ in
      if self.presentation?.phase == .presented { self.content.keepsSafeArea = false }
    }
  }

  // MARK: A finger on the sheet

  /// Whether a finger that begins to scroll content of the sheet moves the sheet instead.
  ///
  /// Documented: content at its beginning that is scrolled on makes the sheet higher first, unless that is not wanted.
  /// Assumed: one that is pulled down makes it lower, where there are several heights and nothing to refresh.
  func takes(_ way: CGPoint, from scrollView: UIScrollView) -> Bool {
    let stops = stops
    guard stops.count > 1, abs(way.y) > abs(way.x), scrollView.isAtTop, let sheetTop else { return false }
    if way.y > 0 { return scrollView.attachedRefreshControl == nil }
    return sheet?.prefersScrollingExpandsWhenScrolledToEdge == true && sheetTop > (stops.last?.top ?? sheetTop)
  }

  /// Whether a drag upward can make the sheet higher.
  var canGrow: Bool {
    guard let sheetTop, let last = stops.last else { return false }
    return sheetTop > last.top
  }

  /// Moves the sheet with a finger.
  func follow(_ way: CGFloat) {
    let stops = stops
    guard let sheetTop, let lowest = stops.first?.top, let highest = stops.last?.top else { return }
    content.keepsSafeArea = true
    var top = sheetTop + way
    // Beyond its heights a sheet gives way a little, and so does one that stays.
    if top < highest { top = stops.count > 1 ? highest - (highest - top) / 8 : highest }
    if top > lowest, isKept { top = lowest + (top - lowest) / 4 }
    content.frame = CGRect(
      x: 0, y: top, width: bounds.width, height: bounds.height - min(top, max(lowest, sheetTop)))
  }

  /// Lets go of the sheet: it goes, or comes to rest at the nearest of its heights.
  ///
  /// - Parameter velocity: In points a second, downward.
  func letGo(velocity: CGFloat) {
    let stops = stops
    guard let lowest = stops.first, let presentation else { return }
    let top = content.frame.minY
    let distance = isKept ? (top - lowest.top) * 4 : top - lowest.top
    let isEnough = distance > (bounds.height - lowest.top) / 2 || velocity > Self.fastEnough
    if distance > 0, isEnough {
      if !isKept { return dismissByUser(presentation) }
      if let controller = presentation.presented.presentationController {
        controller.storedDelegate?.presentationControllerDidAttemptToDismiss(controller)
      }
    }
    // Where it would come to by itself in a moment (assumed).
    let end = top + velocity * 0.15
    let nearest = stops.min { abs($0.top - end) < abs($1.top - end) } ?? lowest
    let old = currentStop?.identifier
    sheet?.animateChanges { sheet?.selectedDetentIdentifier = nearest.identifier }
    guard nearest.identifier != old, let sheet else { return }
    sheet.delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
  }

  /// Takes the presentation away for the user, and notifies the delegate.
  func dismissByUser(_ presentation: ModalPresentation) {
    let controller = presentation.presented.presentationController
    if let controller { controller.storedDelegate?.presentationControllerWillDismiss(controller) }
    presentation.presented.dismiss(animated: true) {
      if let controller { controller.storedDelegate?.presentationControllerDidDismiss(controller) }
    }
  }

  /// Whether the presented controller, one that it shows, or the delegate refuses to have it pulled away.
  var isKept: Bool {
    func isKept(_ controller: UIViewController) -> Bool {
      controller.isModalInPresentation || controller.shownChildren.contains(where: isKept)
    }
    guard let presented = presentation?.presented else { return true }
    if isKept(presented) { return true }
    guard let controller = presented.heldPresentationController else { return false }
    return controller.storedDelegate?.presentationControllerShouldDismiss(controller) == false
  }
}
