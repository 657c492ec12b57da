import Foundation

extension UIPageControl {
  private func middle(ofDot index: Int, of dots: PageDots) -> CGPoint {
    CGPoint(
      x: bounds.midX + dots.offset(ofDot: index) * (isRightToLeft ? -1 : 1), y: roundedToPixel(bounds.midY))
  }

  /// Returns the page of the nearest dot.
  func page(nearestTo x: CGFloat) -> Int {
    let dots = shownDots
    let index = (0..<max(dots.shown, 1))
      .min { abs(middle(ofDot: $0, of: dots).x - x) < abs(middle(ofDot: $1, of: dots).x - x) }
    return dots.first + (index ?? 0)
  }

  private var showsPlate: Bool {
    backgroundStyle == .prominent || (backgroundStyle == .automatic && interactionState == .continuous)
  }

  private func color(ofPage page: Int) -> UIColor {
    let own = page == currentPage ? currentPageIndicatorTintColor : pageIndicatorTintColor
    if let own { return own }
    if showsPlate { return page == currentPage ? .label : .tertiaryLabel }
    return UIColor(white: 1, alpha: page == currentPage ? 1 : 0.3)
  }

  func drawDots(in context: CGContext) {
    let dots = shownDots
    guard dots.pages > 0, !(hidesForSinglePage && dots.pages == 1) else { return }
    context.saveGState()
    if !isEnabled { context.setAlpha(UIControl.disabledAlpha) }
    if showsPlate { drawPlate(behind: dots, in: context) }
    for index in 0..<dots.shown {
      let page = dots.first + index
      if page == currentPage, dots.stretch > 0 {
        drawProgress(at: middle(ofDot: index, of: dots), width: PageDots.diameter + dots.stretch, in: context)
        continue
      }
      let color = color(ofPage: page).resolvedColor(with: traitCollection).cgColor
      draw(page, color: color, at: middle(ofDot: index, of: dots), scale: dots.scale(ofDot: index), in: context)
    }
    context.restoreGState()
  }

  private func drawPlate(behind dots: PageDots, in context: CGContext) {
    let size = PageDots.size(pages: dots.shown, hasProgress: dots.stretch > 0)
    let plate = CGRect(
      x: bounds.midX - size.width / 2, y: roundedToPixel(bounds.midY - size.height / 2), width: size.width,
      height: size.height)
    var path = PathData()
    path.addRoundedRect(plate, radii: CGSize(width: size.height / 2, height: size.height / 2))
    context.beginPath()
    context.add(path)
    context.setFillColor(UIColor.secondarySystemFill.resolvedColor(with: traitCollection).cgColor)
    context.fillPath()
  }

  /// Draws the progress bar of the current page: a bar in the color of the other dots, filled up to the progress.
  ///
  /// The filled part begins as a dot, so the current page is visible before time passes (assumed).
  private func drawProgress(at middle: CGPoint, width: CGFloat, in context: CGContext) {
    let height = PageDots.diameter
    let bar = CGRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
    var path = PathData()
    path.addRoundedRect(bar, radii: CGSize(width: height / 2, height: height / 2))
    let other: UIColor = pageIndicatorTintColor ?? (showsPlate ? .tertiaryLabel : UIColor(white: 1, alpha: 0.3))
    context.saveGState()
    context.beginPath()
    context.add(path)
    context.clip()
    context.setFillColor(other.resolvedColor(with: traitCollection).cgColor)
    context.fill(bar)
    let done = max(height, width * CGFloat(progress?.currentProgress ?? 0))
    let part = CGRect(x: isRightToLeft ? bar.maxX - done : bar.minX, y: bar.minY, width: done, height: height)
    var filled = PathData()
    filled.addRoundedRect(part, radii: CGSize(width: height / 2, height: height / 2))
    context.beginPath()
    context.add(filled)
    context.setFillColor(color(ofPage: currentPage).resolvedColor(with: traitCollection).cgColor)
    context.fillPath()
    context.restoreGState()
  }

  private func draw(_ page: Int, color: CGColor, at middle: CGPoint, scale: CGFloat, in context: CGContext) {
    guard let image = image(forPage: page) else {
      context.setFillColor(color)
      let side = PageDots.diameter * scale
      context.fillEllipse(in: CGRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side))
      return
    }
    // The image is scaled down to the space of a dot, with a margin.
    let size = image.size
    let room = PageDots.pitch - 3
    let factor = min(1, room / max(size.width, size.height, 1)) * scale
    let rect = CGRect(
      x: middle.x - size.width * factor / 2, y: middle.y - size.height * factor / 2, width: size.width * factor,
      height: size.height * factor)
    image.draw(
      in: rect, context: context, color: color, traits: traitCollection, configuration: image.attributes.configuration)
  }
}
