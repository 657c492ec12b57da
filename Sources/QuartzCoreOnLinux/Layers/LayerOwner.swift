package import CoreGraphicsOnLinux

/// What has made a layer for itself and draws in it: a view.
package protocol LayerOwner: AnyObject {
  /// Whether all below its layer is on a screen: whether it is a window.
  nonisolated var isOnScreen: Bool { get }

  /// The layer that it has made, of which others may be copies.
  @MainActor var ownLayer: CALayer { get }

  /// Whether it draws anything itself.
  @MainActor var drawsContent: Bool { get }

  /// What it draws in at most, in the layer's own points; what it draws beyond that is cut off.
  @MainActor var contentExtent: CGRect { get }

  /// How what it draws is placed in bounds of another size.
  @MainActor var contentPlacement: ContentPlacement { get }

  /// Draws what it shows itself. The context's origin is the origin of the bounds.
  @MainActor func drawContent(in context: CGContext)

  /// Takes over the colour that its layer has now.
  @MainActor func takeBackgroundColorOfLayer()
}
