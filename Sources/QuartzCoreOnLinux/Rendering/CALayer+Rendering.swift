public import CoreGraphicsOnLinux
package import Foundation

extension CALayer {
  /// Draws the layer and all in it into a context, whose coordinates are taken as the layer's own.
  ///
  /// The layer's own position, transform and opacity do not count, nor do animations. Call it on the main thread if a
  /// view's layer is in it.
  @MainActor @preconcurrency public func render(in ctx: CGContext) { LayerRenderer(context: ctx).render(self) }

  /// Draws the layer and all in it as they look at this moment of their animations, the layer's coordinates taken as
  /// the context's.
  ///
  /// - Parameter time: Another moment.
  @MainActor package func renderAsShown(in ctx: CGContext, at time: TimeInterval = MediaTime.now) {
    LayerRenderer(context: ctx, time: time).render(self)
  }
}
