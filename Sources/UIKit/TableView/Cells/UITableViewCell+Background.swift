import Foundation

extension UITableViewCell {
  /// The radius of the corners of an inset grouped table's cards (metrics.md 5).
  static var cardRadius: CGFloat { 10 }

  func backgroundViewChanged(from old: UIView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    if let backgroundView {
      insertSubview(backgroundView, at: 0)
      dropBackgroundConfiguration()
    }
    setNeedsLayout()
  }

  func decorationChanged() {
    takeTableBackground()
    roundCorners()
    updateSeparators()
    setNeedsLayout()
  }

  /// Applies the table view's row color unless the app or a configuration sets another one.
  func takeTableBackground() {
    guard !appChoseBackground else { return }
    isTakingTableBackground = true
    if held?.background != nil {
      backgroundColor = nil
    } else if table != nil {
      backgroundColor = decoration.tableStyle == .plain ? .systemBackground : .secondarySystemGroupedBackground
    }
    isTakingTableBackground = false
  }

  func roundCorners() {
    guard decoration.tableStyle == .insetGrouped else { return }
    var corners: CACornerMask = []
    if decoration.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if decoration.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = corners
    // All corners of a lifted cell are rounded because it's a card of its own.
    if isLifted {
      corners = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      layer.maskedCorners = corners
    }
    let radius = corners.isEmpty ? 0 : Self.cardRadius
    // `maskedCorners` doesn't animate, so the radius doesn't either.
    if layer.cornerRadius != radius { UIView.performWithoutAnimation { layer.cornerRadius = radius } }
    layer.cornerCurve = .continuous
    layer.masksToBounds = !isLifted && (!corners.isEmpty || confirmation != nil || swipeActions != nil)
  }

  /// Updates the selection after the app sets a view for selected cells.
  func selectionViewChanged(from old: UIView?, to new: UIView?) {
    guard new !== old else { return }
    if new != nil { dropBackgroundConfiguration() }
    selectionLookChanged()
  }

  /// A Boolean value that indicates whether the cell looks selected.
  private var looksSelected: Bool { (isSelected || isHighlighted) && selectionStyle != .none }

  /// The duration of the selection's fade, in seconds (metrics.md 16: 0.3 to 0.5).
  private static var selectionFade: TimeInterval { 0.35 }

  func selectionLookChanged(animated: Bool = false) {
    // A background configuration draws the selection itself.
    let showsView = looksSelected && held?.background == nil
    let several = isSelected && table?.allowsSeveral ?? false ? multipleSelectionBackgroundView : nil
    let wanted: UIView? =
      showsView ? several ?? selectedBackgroundView ?? selectionBackground ?? Self.makeSelectionBackground() : nil
    let isAnimated = animated && window != nil && UIView.areAnimationsEnabled
    let old = selectionBackground
    selectionBackground = wanted
    if let old, old !== wanted {
      if isAnimated { fadeOut(old) } else { old.removeFromSuperview() }
    }
    if let wanted, wanted !== old {
      wanted.layer.removeAnimation(forKey: Self.fadeKey)
      insertSubview(wanted, at: backgroundView?.superview === self ? 1 : 0)
      if isAnimated {
        wanted.frame = bounds
        wanted.layer.add(Self.fade(from: 0, to: nil), forKey: Self.fadeKey)
      }
    }
    for view in contentView.subviews {
      if let label = view as? UILabel { label.isHighlighted = looksSelected }
      if let image = view as? UIImageView { image.isHighlighted = looksSelected }
    }
    separators?.top.isHidden = looksSelected
    separators?.bottom.isHidden = looksSelected
    setNeedsLayout()
  }

  private static var fadeKey: String { "selection" }

  private func fadeOut(_ background: UIView) {
    CATransaction.begin()
    CATransaction.setCompletionBlock { [weak self] in
      if self?.selectionBackground !== background { background.removeFromSuperview() }
    }
    let fade = Self.fade(from: nil, to: 0)
    // Keeps the animation's end value so that the view doesn't reappear before it's removed.
    fade.fillMode = .forwards
    fade.isRemovedOnCompletion = false
    background.layer.add(fade, forKey: Self.fadeKey)
    CATransaction.commit()
  }

  /// Returns a fade that doesn't change the alpha of a background view, which the app may have set.
  private static func fade(from start: Double?, to end: Double?) -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = start
    fade.toValue = end
    fade.duration = selectionFade
    fade.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    return fade
  }

  private static func makeSelectionBackground() -> UIView {
    let view = UIView(frame: .zero)
    view.backgroundColor = .systemGray4
    return view
  }

  func layOutSelectionBackground() { selectionBackground?.frame = bounds }

  // MARK: Lines

  private func updateSeparators() {
    guard decoration.hasTopSeparator || decoration.hasBottomSeparator else {
      separators?.top.removeFromSuperview()
      separators?.bottom.removeFromSuperview()
      separators = nil
      return
    }
    let lines = separators ?? (UIView(frame: .zero), UIView(frame: .zero))
    separators = lines
    for (line, isShown) in [(lines.top, decoration.hasTopSeparator), (lines.bottom, decoration.hasBottomSeparator)] {
      line.backgroundColor = decoration.separatorColor
      line.isUserInteractionEnabled = false
      line.isHidden = looksSelected
      if isShown && line.superview !== self {
        addSubview(line)
        // During an update, the separator appears at its full length instead of growing from zero.
        if AnimationScopes.isOpen { UIView.performWithoutAnimation { place(line) } }
      }
      if !isShown { line.removeFromSuperview() }
    }
  }

  func layOutSeparators() {
    guard let separators else { return }
    place(separators.top)
    place(separators.bottom)
  }

  private func place(_ line: UIView) {
    let size = bounds.size
    guard line === separators?.bottom else {
      line.frame = CGRect(x: 0, y: 0, width: size.width, height: pixel)
      return
    }
    var inset = decoration.bottomSeparatorIsFull ? .zero : separatorInset
    // Separators end at the section index (assumed), unless they're full width.
    if !decoration.bottomSeparatorIsFull { inset.right += indexRoom }
    line.frame = placed(
      CGRect(
        x: inset.left, y: size.height - pixel, width: max(0, size.width - inset.left - inset.right), height: pixel),
      in: size.width)
  }
}
