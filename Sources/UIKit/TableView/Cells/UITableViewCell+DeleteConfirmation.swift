import Foundation

// The whole cell except its background slides aside to make room for the button at its end. The cell changes its bounds
// for that, as a scroll view does, so the layout of its content stays the same.
extension UITableViewCell {
  /// Shows the button that confirms a deletion.
  ///
  /// - Parameter confirm: A closure that performs the deletion when the user taps the button.
  func showDeleteConfirmation(titled title: String, animated: Bool, confirm: @escaping () -> Void) {
    guard confirmation == nil else { return }
    let button = DeleteConfirmationButton(title: title)
    button.addAction(UIAction { _ in confirm() }, for: .touchUpInside)
    transition(
      to: [.showingEditControl, .showingDeleteConfirmation], animated: animated,
      {
        UIView.performWithoutAnimation {
          confirmation = button
          button.unclip = clipsToBounds ? nil : { [weak self] in self?.clipsToBounds = false }
          // The button starts out of sight, next to the cell.
          clipsToBounds = true
          addSubview(button)
          layOutConfirmation()
          button.layOutBranch()
        }
      },
      motion: { self.slide(by: button.frame.width) })
  }

  /// Hides the button that confirms a deletion, if it's visible.
  func hideDeleteConfirmation(animated: Bool) {
    guard let button = confirmation else { return }
    transition(
      to: isEditing ? .showingEditControl : [], animated: animated, { confirmation = nil },
      motion: { self.slide(by: 0) },
      cleanUp: {
        button.removeFromSuperview()
        // The cell may show another button by now.
        guard self.confirmation == nil else {
          self.confirmation?.unclip = button.unclip
          return
        }
        button.unclip?()
        self.roundCorners()
      })
  }

  /// Moves everything in the cell toward its leading edge.
  private func slide(by distance: CGFloat) { bounds.origin.x = isMirrored ? -distance : distance }

  /// Returns insets that don't include the cell's slide.
  func withoutSlide(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    let slide = bounds.minX
    guard slide != 0 else { return insets }
    var insets = insets
    insets.left -= slide
    insets.right += slide
    return insets
  }

  func layOutConfirmation() {
    guard let confirmation else { return }
    let covered = isMirrored ? safeAreaInsets.left : safeAreaInsets.right
    let width = confirmation.width(beside: covered, in: self)
    confirmation.frame = placed(
      CGRect(x: bounds.width, y: 0, width: width, height: bounds.height), in: bounds.width)
    confirmation.coveredEnd = covered
    if bounds.minX != 0 { slide(by: width) }
  }
}
