public import Foundation

extension UIView {
  /// Draws the view hierarchy in the current context as it currently appears on the screen, including its animations.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in the context, in points. If its size differs from the view's, the image is scaled.
  ///   - afterUpdates: A Boolean value that indicates whether to lay out the view first.
  /// - Returns: A Boolean value that indicates whether the view was drawn. It's `false` without a current context.
  @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    if afterUpdates { layoutIfNeeded() }
    let bounds = layer.bounds
    guard bounds.width > 0, bounds.height > 0, rect.width > 0, rect.height > 0 else { return true }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.renderAsShown(in: context)
    context.restoreGState()
    return true
  }
}
