package import CoreGraphicsOnLinux
package import Foundation

/// An object that made a layer for itself and draws in it: a view.
package protocol LayerOwner: AnyObject {
  /// A Boolean value that indicates whether all below the layer is on a screen: whether the owner is a window.
  nonisolated var isOnScreen: Bool { get }

  /// The layer that it has made, of which others may be copies.
  @MainActor var ownLayer: CALayer { get }

  /// A Boolean value that indicates whether the owner draws anything itself.
  @MainActor var drawsContent: Bool { get }

  /// The rectangle in which the owner draws at most, in the layer's own points; drawing beyond it is cut off.
  @MainActor var contentExtent: CGRect { get }

  /// The time, by the layers' clock, at which the owner draws something else with no change but that of time; nil for
  /// never.
  @MainActor var nextContentChange: TimeInterval? { get }

  /// The placement of the owner's drawing in bounds of another size.
  @MainActor var contentPlacement: ContentPlacement { get }

  /// Draws what it shows itself. The context's origin is the origin of the bounds.
  @MainActor func drawContent(in context: CGContext)

  /// Takes over the color that its layer has now.
  @MainActor func takeBackgroundColorOfLayer()
}
