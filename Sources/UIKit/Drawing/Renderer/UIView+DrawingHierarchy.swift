public import Foundation

extension UIView {
  /// Draws the view and all in it, as they look on the screen at this moment of their animations, into the current
  /// context.
  ///
  /// - Parameters:
  ///   - rect: Where in the context, in points; another size than the view's scales it.
  ///   - afterUpdates: Whether what is marked to be laid out is laid out before.
  /// - Returns: Whether all was drawn: false where there is no current context.
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
