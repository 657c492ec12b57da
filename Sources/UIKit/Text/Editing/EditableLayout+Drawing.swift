internal import Foundation

extension EditableLayout {
  /// Draws the lines between two distances from the top.
  ///
  /// - Parameters:
  ///   - context: The drawing.
  ///   - origin: Where the top left corner of all lines is in it.
  ///   - visible: What shows, in distances from the top of all lines.
  ///   - ink: Colors and resolution.
  func draw(in context: CGContext, at origin: CGPoint, visible: ClosedRange<CGFloat>, ink: TextInk) {
    guard blocks.count > 0 else { return }
    // A line's letters may reach out of it by as much as its height.
    var block = max(0, blocks.index(atY: visible.lowerBound) - 1)
    while block < blocks.count, blocks.top(of: block) <= visible.upperBound + 50 {
      draw(block: block, in: context, at: CGPoint(x: origin.x, y: origin.y + linesTop(of: block)), ink: ink)
      block += 1
    }
  }

  /// Draws one block, its first line's top left corner at a point.
  func draw(block: Int, in context: CGContext, at origin: CGPoint, ink: TextInk) {
    let lines = lines(ofBlock: block)
    let width = options.width.isFinite ? options.width : lines.layout.size.width
    lines.layout.draw(in: context, at: origin, width: width, ink: ink)
  }
}
