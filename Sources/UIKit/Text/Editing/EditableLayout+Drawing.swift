internal import Foundation

extension EditableLayout {
  /// Draws the lines between two distances from the top.
  ///
  /// - Parameters:
  ///   - context: The graphics context.
  ///   - origin: The upper-left corner of all lines in the context.
  ///   - visible: The visible distances from the top of all lines.
  ///   - ink: The colors and the resolution.
  func draw(in context: CGContext, at origin: CGPoint, visible: ClosedRange<CGFloat>, ink: TextInk) {
    guard blocks.count > 0 else { return }
    // Letters can extend beyond their line by as much as its height.
    var block = max(0, blocks.index(atY: visible.lowerBound) - 1)
    while block < blocks.count, blocks.top(of: block) <= visible.upperBound + 50 {
      draw(block: block, in: context, at: CGPoint(x: origin.x, y: origin.y + linesTop(of: block)), ink: ink)
      block += 1
    }
  }

  /// Draws one block with the upper-left corner of its first line at a point.
  func draw(block: Int, in context: CGContext, at origin: CGPoint, ink: TextInk) {
    let lines = lines(ofBlock: block)
    let width = options.width.isFinite ? options.width : lines.layout.size.width
    lines.layout.draw(in: context, at: origin, width: width, ink: ink)
  }
}
