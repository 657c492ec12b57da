import Foundation

extension UITableViewCell {
  /// The width of the editing control at the start of the cell.
  static var editControlWidth: CGFloat { 22 }

  /// The distance that the content moves for the editing control: 38 points at a margin of 16 (metrics.md 5: 38 to 40).
  ///
  /// The content moves even if there's no control, as in Apple's cells.
  var editingShift: CGFloat { isEditing && shouldIndentWhileEditing ? cellMargin + Self.editControlWidth : 0 }

  func editingChanged() {
    setNeedsUpdateConfiguration()
    accessoryChanged()
    editingControlsChanged()
  }

  /// Changes the parts next to the cell's content, and notifies subclasses before and after the change.
  ///
  /// - Parameters:
  ///   - state: The parts that the cell shows after the transition.
  ///   - animated: Whether the parts move in 0.3 seconds (metrics.md 16: editing on and off).
  ///   - change: A closure that runs first, without animation.
  ///   - motion: A closure with changes to animate in addition to the layout.
  ///   - cleanUp: A closure that runs after the transition.
  func transition(
    to state: StateMask, animated: Bool, _ change: () -> Void, motion: @escaping () -> Void = {},
    cleanUp: @escaping () -> Void = {}
  ) {
    willTransition(to: state)
    change()
    let finish = {
      cleanUp()
      self.didTransition(to: state)
    }
    guard animated, window != nil else {
      // A cell that the table view reuses while rows move doesn't slide.
      UIView.performWithoutAnimation(motion)
      setNeedsLayout()
      return finish()
    }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        motion()
        self.layOutBranch()
      }, completion: { _ in finish() })
  }

  /// Adds the controls that belong to the cell's state and removes the others.
  func editingControlsChanged() {
    let kind: CellGlyph.Kind? =
      switch (isEditing, editingStyle) {
      case (true, _) where showsSelectionCircle: isSelected ? .chosen : .circle
      case (true, .delete): .delete
      case (true, .insert): .insert
      default: nil
      }
    let hadGlyph = editGlyph != nil
    exchange(&editGlyph, for: kind)
    if hadGlyph {
      // A new control replaces the old one in place.
      UIView.performWithoutAnimation { layOutEditControl() }
    } else if AnimationScopes.isOpen, let editGlyph, editGlyph.superview === self, editGlyph.frame.origin == .zero {
      // The control slides in next to the content.
      UIView.performWithoutAnimation {
        layOutEditControl()
        editGlyph.frame.origin.x += (isMirrored ? 1 : -1) * (editGlyph.frame.width + leadingSafeArea + cellMargin)
      }
    }
    if !showsReorderGrip, let table, table.reordering?.cell === self { table.cancelReordering(animated: true) }
    exchange(&reorderGlyph, for: showsReorderGrip ? .reorder : nil)
    contentView.marginsChanged()
    setNeedsLayout()
  }

  private func exchange(_ glyph: inout CellGlyph?, for kind: CellGlyph.Kind?) {
    guard glyph?.kind != kind else { return }
    glyph?.removeFromSuperview()
    glyph = kind.map(CellGlyph.init)
    guard let glyph else { return }
    addSubview(glyph)
    if glyph.kind == .reorder { letMove(by: glyph) }
    guard glyph.kind == .delete || glyph.kind == .insert else { return }
    glyph.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        table?.editControlWasTapped(in: self)
      }, for: .touchUpInside)
  }

  /// Lets the user move the cell with its reorder control.
  private func letMove(by grip: CellGlyph) {
    let finger = ReorderGestureRecognizer()
    finger.action = { [weak self] finger in
      guard let self, let table, let finger = finger as? ReorderGestureRecognizer else { return }
      table.grip(of: self, changed: finger)
    }
    grip.addGestureRecognizer(finger)
  }

  func layOutEditControl() {
    guard let editGlyph else { return }
    let size = editGlyph.kind.size
    let frame = CGRect(
      x: leadingSafeArea + cellMargin, y: roundedToPixel((bounds.height - size.height) / 2), width: size.width,
      height: size.height)
    editGlyph.frame = placed(frame, in: bounds.width)
  }
}
