import Foundation

// The whole cell slides aside, but for its background, to make room for the button at its end. It does so by its bounds, as
// a scroll view scrolls: nothing in it is laid out otherwise.
extension UITableViewCell {
  /// Shows the button that confirms a deletion.
  ///
  /// - Parameter confirm: What a tap on it does.
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
          // The button waits beside the cell, out of sight.
          clipsToBounds = true
          addSubview(button)
          layOutConfirmation()
          button.layOutBranch()
        }
      },
      motion: { self.slide(by: button.frame.width) })
  }

  /// Hides the button that confirms a deletion, if it shows.
  func hideDeleteConfirmation(animated: Bool) {
    guard let button = confirmation else { return }
    transition(
      to: isEditing ? .showingEditControl : [], animated: animated, { confirmation = nil },
      motion: { self.slide(by: 0) },
      cleanUp: {
        button.removeFromSuperview()
        // Another one may show by now.
        guard self.confirmation == nil else {
          self.confirmation?.unclip = button.unclip
          return
        }
        button.unclip?()
        self.roundCorners()
      })
  }

  /// Moves everything in the cell toward its start.
  private func slide(by distance: CGFloat) { bounds.origin.x = isMirrored ? -distance : distance }

  /// Insets of the cell as they are for what is in it, wherever that has slid to.
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
