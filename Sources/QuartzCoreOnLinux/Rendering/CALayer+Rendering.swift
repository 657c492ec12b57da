public import CoreGraphicsOnLinux
package import Foundation

extension CALayer {
  /// Draws the layer and its sublayers into a context, in the layer's own coordinates.
  ///
  /// The method ignores animations and the layer's own position, transform, and opacity. Call it on the main thread if
  /// the tree contains a view's layer.
  @MainActor @preconcurrency public func render(in ctx: CGContext) { LayerRenderer(context: ctx).render(self) }

  /// Draws the layer and its sublayers as they appear at a moment of their animations, in the layer's own coordinates.
  ///
  /// - Parameters:
  ///   - ctx: The context.
  ///   - time: The moment, which is now by default.
  @MainActor package func renderAsShown(in ctx: CGContext, at time: TimeInterval = MediaTime.now) {
    LayerRenderer(context: ctx, time: time).render(self)
  }
}
