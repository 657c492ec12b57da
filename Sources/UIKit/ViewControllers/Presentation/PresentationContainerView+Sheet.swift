import Foundation

// The heights of a sheet, and the gesture that changes them.
extension PresentationContainerView {
  /// A height of the sheet, as the position of its upper edge.
  struct Stop {
    let identifier: UISheetPresentationController.Detent.Identifier
    let top: CGFloat
  }

  private var sheet: UISheetPresentationController? { presentation?.presented.sheetPresentationController }

  /// The current heights of the sheet, from the lowest.
  var stops: [Stop] {
    guard let fullTop, let sheet else { return [] }
    let covered = window?.safeAreaInsets.bottom ?? coveredBottom
    let context = SheetContext(height: bounds.height, fullTop: fullTop, covered: covered, traits: traitCollection)
    return sheet.activeDetents(context).map {
      Stop(identifier: $0.identifier, top: max(fullTop, context.top(of: $0.value)))
    }
  }

  /// The selected height, or else the lowest.
  private var currentStop: Stop? {
    let stops = stops
    return stops.first { $0.identifier == sheet?.selectedDetentIdentifier } ?? stops.first
  }

  /// A Boolean value that indicates whether the user can see and touch the view behind the sheet.
  var isUndimmed: Bool {
    guard let largest = sheet?.largestUndimmedDetentIdentifier else { return false }
    let stops = stops
    guard let undimmed = stops.first(where: { $0.identifier == largest }), let currentStop else { return false }
    return currentStop.top >= undimmed.top
  }

  /// A Boolean value that indicates whether the sheet has its full height and pushes back the view behind it.
  var isFull: Bool { sheetTop == fullTop }

  /// Sets the sheet's initial position.
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

  /// Moves the sheet to the position of its properties.
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

  // MARK: Dragging the sheet

  /// Returns whether a drag on scrollable content moves the sheet instead.
  ///
  /// Documented: scrolling content at its top first expands the sheet, unless that's turned off. Assumed: pulling it
  /// down collapses the sheet if it has several heights and no refresh control.
  func takes(_ way: CGPoint, from scrollView: UIScrollView) -> Bool {
    let stops = stops
    guard stops.count > 1, abs(way.y) > abs(way.x), scrollView.isAtTop, let sheetTop else { return false }
    if way.y > 0 { return scrollView.attachedRefreshControl == nil }
    return sheet?.prefersScrollingExpandsWhenScrolledToEdge == true && sheetTop > (stops.last?.top ?? sheetTop)
  }

  /// A Boolean value that indicates whether an upward drag can expand the sheet.
  var canGrow: Bool {
    guard let sheetTop, let last = stops.last else { return false }
    return sheetTop > last.top
  }

  /// Moves the sheet with a drag.
  func follow(_ way: CGFloat) {
    let stops = stops
    guard let sheetTop, let lowest = stops.first?.top, let highest = stops.last?.top else { return }
    content.keepsSafeArea = true
    var top = sheetTop + way
    // The sheet resists a drag beyond its heights, and so does a sheet that can't be dismissed.
    if top < highest { top = stops.count > 1 ? highest - (highest - top) / 8 : highest }
    if top > lowest, isKept { top = lowest + (top - lowest) / 4 }
    content.frame = CGRect(
      x: 0, y: top, width: bounds.width, height: bounds.height - min(top, max(lowest, sheetTop)))
  }

  /// Ends a drag: the sheet is dismissed or moves to the nearest height.
  ///
  /// - Parameter velocity: The downward velocity, in points per second.
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
    // Predicts the position of the sheet without the touch (assumed).
    let end = top + velocity * 0.15
    let nearest = stops.min { abs($0.top - end) < abs($1.top - end) } ?? lowest
    let old = currentStop?.identifier
    sheet?.animateChanges { sheet?.selectedDetentIdentifier = nearest.identifier }
    guard nearest.identifier != old, let sheet else { return }
    sheet.delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
  }

  /// Dismisses the presentation for the user and notifies the delegate.
  func dismissByUser(_ presentation: ModalPresentation) {
    let controller = presentation.presented.presentationController
    if let controller { controller.storedDelegate?.presentationControllerWillDismiss(controller) }
    presentation.presented.dismiss(animated: true) {
      if let controller { controller.storedDelegate?.presentationControllerDidDismiss(controller) }
    }
  }

  /// A Boolean value that indicates whether the presented controller, one of its children, or the delegate prevents
  /// dismissal.
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
