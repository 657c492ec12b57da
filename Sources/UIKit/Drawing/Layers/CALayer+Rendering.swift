public import Foundation

extension CALayer {
  /// Draws the layer and all in it into a context, whose coordinates are taken as the layer's own.
  ///
  /// The layer's own position, transform and opacity do not count, nor do animations. Call it on the main thread if a view's layer is in
  /// it.
  @MainActor @preconcurrency public func render(in ctx: CGContext) { LayerRenderer(context: ctx).render(self) }
}

extension UIView {
  /// Draws the view and all in it, as they look on the screen at this moment of their animations, into the current context.
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
    LayerRenderer(context: context, time: MediaTime.now).render(layer)
    context.restoreGState()
    return true
  }
}
