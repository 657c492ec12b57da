package import CoreGraphicsOnLinux
package import Foundation

/// An object that made a layer for itself and draws in it, such as a view.
package protocol LayerOwner: AnyObject {
  /// A Boolean value that indicates whether the layer's descendants are on a screen because the owner is a window.
  nonisolated var isOnScreen: Bool { get }

  /// The layer that the owner made, which others can copy.
  @MainActor var ownLayer: CALayer { get }

  /// A Boolean value that indicates whether the owner draws content.
  @MainActor var drawsContent: Bool { get }

  /// The largest rectangle in which the owner draws, in the layer's own points. Drawing beyond it is cut off.
  @MainActor var contentExtent: CGRect { get }

  /// The time of the layers' clock at which the owner's drawing changes on its own, or `nil` for never.
  @MainActor var nextContentChange: TimeInterval? { get }

  /// The placement of the owner's drawing in bounds of another size.
  @MainActor var contentPlacement: ContentPlacement { get }

  /// Draws the owner's content. The context's origin is the origin of the bounds.
  @MainActor func drawContent(in context: CGContext)

  /// Copies the layer's current background color to the owner.
  @MainActor func takeBackgroundColorOfLayer()
}
