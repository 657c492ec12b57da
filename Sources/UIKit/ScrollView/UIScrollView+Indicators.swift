import Foundation

/// The two bars that show which part of the content is visible.
@MainActor struct ScrollIndicators {
  let vertical = ScrollIndicator(frame: .zero)
  let horizontal = ScrollIndicator(frame: .zero)
  var isFading = false
}

/// A thin bar with rounded ends.
final class ScrollIndicator: UIView {
  /// Sets the color to black or white at 35 percent (metrics.md 3).
  func take(_ style: UIScrollView.IndicatorStyle) {
    backgroundColor =
      switch style {
      case .black: UIColor(white: 0, alpha: 0.35)
      case .white: UIColor(white: 1, alpha: 0.35)
      case .default:
        UIColor { traits in UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.35) }
      }
  }
}

extension UIScrollView {
  private static var thickness: CGFloat { 3 }
  private static var gap: CGFloat { 3 }
  /// The minimum length of a bar. (Assumed; a recording of a device would settle it.)
  ///
  /// Beyond an edge, a bar shrinks down to 7 points.
  private static var shortest: CGFloat { 36 }
  private static var shortestSqueezed: CGFloat { 7 }

  func showIndicators(_ visible: Bool) {
    if visible {
      // Fading indicators are removed, and the new ones are opaque.
      if indicators?.isFading ?? true {
        removeIndicators()
        indicators = ScrollIndicators()
      }
    } else if window != nil, let shown = indicators {
      guard !shown.isFading else { return }
      indicators?.isFading = true
      UIView.animate(withDuration: Self.fading, delay: 0, options: .allowUserInteraction) {
        shown.vertical.alpha = 0
        shown.horizontal.alpha = 0
      } completion: { [weak self] _ in
        if self?.indicators?.vertical === shown.vertical { self?.removeIndicators() }
      }
    } else {
      removeIndicators()
    }
    setNeedsLayout()
  }

  /// The duration of the fading of the indicators, in seconds (metrics.md 15).
  private static var fading: TimeInterval { 0.25 }

  private func removeIndicators() {
    indicators?.vertical.removeFromSuperview()
    indicators?.horizontal.removeFromSuperview()
    indicators = nil
  }

  /// Fades the indicators after a second unless they are needed. (Assumed; a recording of a device would settle it.)
  func hideIndicatorsSoon() {
    let flashed = indicators?.vertical
    AnimationClock.shared.after(1) { [weak self] in
      guard let self, !isDragging, motion == nil, indicators?.vertical === flashed else { return }
      showIndicators(false)
    }
  }

  func layOutIndicators() {
    guard let indicators else { return }
    let inset = automaticallyAdjustsScrollIndicatorInsets ? storedAdjustedInset : .zero
    place(
      indicators.vertical, shown: showsVerticalScrollIndicator && contentSize.height > uncoveredRect.height,
      frame: verticalIndicatorFrame(inset + verticalScrollIndicatorInsets))
    place(
      indicators.horizontal, shown: showsHorizontalScrollIndicator && contentSize.width > uncoveredRect.width,
      frame: horizontalIndicatorFrame(inset + horizontalScrollIndicatorInsets))
  }

  /// Inserts a view in front of the others, but behind the indicators and the index of a table view.
  func addSubviewBelowIndicators(_ view: UIView) {
    let shown = viewsInFront.filter { $0.superview === self && $0 !== view }
    if let lowest = shown.first { insertSubview(view, belowSubview: lowest) } else { addSubview(view) }
  }

  private func place(_ indicator: ScrollIndicator, shown: Bool, frame: CGRect) {
    guard shown else { return indicator.removeFromSuperview() }
    indicator.take(indicatorStyle)
    indicator.isUserInteractionEnabled = false
    indicator.layer.cornerRadius = Self.thickness / 2
    indicator.frame = frame
    if indicator.superview !== self { addSubview(indicator) }
  }

  private func verticalIndicatorFrame(_ inset: UIEdgeInsets) -> CGRect {
    let (start, length) = bar(
      track: bounds.height - inset.top - inset.bottom - 2 * Self.gap, visible: uncoveredRect.minY,
      room: uncoveredRect.height,
      content: contentSize.height)
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: mirrored ? bounds.minX + Self.gap : bounds.maxX - Self.gap - Self.thickness,
      y: bounds.minY + inset.top + Self.gap + start, width: Self.thickness, height: length)
  }

  private func horizontalIndicatorFrame(_ inset: UIEdgeInsets) -> CGRect {
    let (start, length) = bar(
      track: bounds.width - inset.left - inset.right - 2 * Self.gap, visible: uncoveredRect.minX,
      room: uncoveredRect.width,
      content: contentSize.width)
    return CGRect(
      x: bounds.minX + inset.left + Self.gap + start, y: bounds.maxY - Self.gap - Self.thickness, width: length,
      height: Self.thickness)
  }

  /// Returns the start and the length of a bar on its track.
  private func bar(
    track: CGFloat, visible: CGFloat, room: CGFloat, content: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    guard content > room, track > 0 else { return (0, max(track, 0)) }
    let length = min(track, max(Self.shortest, track * room / content))
    let progress = visible / (content - room)
    if progress < 0 { return (0, max(Self.shortestSqueezed, length + visible)) }
    if progress > 1 {
      let squeezed = max(Self.shortestSqueezed, length - (visible - (content - room)))
      return (track - squeezed, squeezed)
    }
    return ((track - length) * progress, length)
  }
}
