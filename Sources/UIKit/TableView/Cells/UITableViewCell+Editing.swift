import Foundation

extension UITableViewCell {
  /// The width of the control at the start of a cell that is edited.
  static var editControlWidth: CGFloat { 22 }

  /// The distance that the content moves for the control at its start: 38 points at a margin of 16 (metrics.md 5: 38 to
  /// 40).
  ///
  /// The room is made whether or not there is a control, as in Apple's cells.
  var editingShift: CGFloat { isEditing && shouldIndentWhileEditing ? cellMargin + Self.editControlWidth : 0 }

  func editingChanged() {
    setNeedsUpdateConfiguration()
    accessoryChanged()
    editingControlsChanged()
  }

  /// Changes the parts beside the cell's content, and notifies an overriding cell before and after.
  ///
  /// - Parameters:
  ///   - state: The parts that the cell shows then.
  ///   - animated: Whether its parts go to their new places in 0.3 seconds (metrics.md 16: editing on and off).
  ///   - change: Done first and without animation.
  ///   - motion: The changes to animate, beside those of layout.
  ///   - cleanUp: Done when the cell is there.
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
      // A cell that is used again while rows move does not slide.
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

  /// Puts in the controls that belong to the cell's state, and takes out the others.
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
      // Another one is where the old one was.
      UIView.performWithoutAnimation { layOutEditControl() }
    } else if AnimationScopes.isOpen, let editGlyph, editGlyph.superview === self, editGlyph.frame.origin == .zero {
      // It slides in beside the content.
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

  /// Lets a finger take hold of the cell by its grip.
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
