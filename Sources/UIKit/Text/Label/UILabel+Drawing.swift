internal import QuartzCoreOnLinux
internal import TableMakerPangoCairo
internal import Foundation

extension UILabel {
  /// Draws the text vertically centered in a rectangle.
  func drawLines(in rect: CGRect) {
    guard !isEmpty, rect.width > 0, let context = UIGraphicsGetCurrentContext() else { return }
    let layout = layout(in: rect.size, lines: numberOfLines)
    let fitted = fitted(layout, in: rect.size)
    let scale = pixelScale
    let height = layout.size(scale: scale).height
    let fittedHeight = fitted.size(scale: scale).height
    var top = rect.minY + (rect.height - height) / 2
    if numberOfLines == 1 {
      top = PixelGrid.round(top, scale: scale)
      switch baselineAdjustment {
      case .alignBaselines: top += (layout.lines.first?.baseline ?? 0) - (fitted.lines.first?.baseline ?? 0)
      case .alignCenters: top = PixelGrid.round(top + (height - fittedHeight) / 2, scale: scale)
      default: break
      }
    } else {
      top = PixelGrid.round(rect.minY + (rect.height - fittedHeight) / 2, scale: scale)
    }
    let overflows = fitted.lines.contains(where: \.isClipped) || height > rect.height
    if overflows {
      cairo_save(context.cairo)
      cairo_rectangle(context.cairo, rect.minX, rect.minY, rect.width, rect.height)
      cairo_clip(context.cairo)
    }
    fitted.draw(
      in: context, at: CGPoint(x: rect.minX, y: top), width: rect.width, ink: ink(scale: scale))
    if overflows { cairo_restore(context.cairo) }
  }

  /// The placement of the lines while the bounds are animated, or `nil` if the app has chosen a content mode.
  ///
  /// The lines of the final bounds keep their shape, and begin where the visible bounds do (assumed; a film of a device
  /// would settle it).
  var linePlacement: ContentPlacement? {
    guard contentMode == .redraw else { return nil }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x: CGFloat =
      switch textAlignment {
      case .center: 0.5
      case .right: 1
      case .left: 0
      default: isMirrored ? 1 : 0
      }
    return .unscaled(x: x, y: 0)
  }

  private func ink(scale: CGFloat) -> TextInk {
    var ink = TextInk(color: RGBAColor(baseColor), scale: scale)
    if isHighlighted, let highlightedTextColor { ink.override = RGBAColor(highlightedTextColor) }
    // Assumed: iOS doesn't document the dimming, so it's half.
    if !isEnabled { ink.dimming = 0.5 }
    if let shadowColor { ink.shadow = (RGBAColor(shadowColor), shadowOffset) }
    return ink
  }

  /// Returns the layout, or one in a smaller font if the label shrinks its text to fit.
  private func fitted(_ layout: TextLayout, in size: CGSize) -> TextLayout {
    guard adjustsFontSizeToFitWidth, !layout.showsAll else { return layout }
    let key = layoutKey(in: size, lines: numberOfLines)
    return layoutCache.fittedLayout(key) {
      TextLayout.shrunk(styledText, options: layout.options, minimumFactor: minimumScaleFactor).layout
    }
  }
}

extension TextLayout {
  /// Returns the largest layout that shows the whole text, with all fonts scaled by one factor.
  ///
  /// - Parameters:
  ///   - text: The text at full size.
  ///   - options: The available space.
  ///   - minimumFactor: The minimum factor, which is used if no larger one is sufficient.
  static func shrunk(
    _ text: StyledText, options: Options, minimumFactor: CGFloat
  ) -> (layout: TextLayout, factor: CGFloat) {
    // Sizes that are tried only once aren't cached.
    func layout(_ factor: CGFloat) -> TextLayout {
      let scaled = text.scaled(by: factor)
      let shaped = ShapedText(scaled, isRightToLeft: options.isRightToLeft)
      return TextLayout(TextSource(text: scaled, shaped: shaped), options: options)
    }
    let full = TextLayout(text, options: options)
    if full.showsAll { return (full, 1) }
    var low = max(minimumFactor, 0.01)
    var high: CGFloat = 1
    var best = (layout: layout(low), factor: low)
    guard best.layout.showsAll else { return best }
    for _ in 0..<9 {
      let middle = (low + high) / 2
      let tried = layout(middle)
      if tried.showsAll {
        low = middle
        best = (tried, middle)
      } else {
        high = middle
      }
    }
    return best
  }
}
