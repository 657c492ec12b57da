public import Foundation

/// A rectangle in a view that takes part in the layout like a view, and shows nothing.
@MainActor @preconcurrency open class UILayoutGuide: NSObject {
  /// The view that the guide was added to.
  var ownerReference: LayoutItemReference?

  private lazy var handle = Handle(of: self)

  /// Makes a guide that belongs to no view yet.
  public override init() {}

  /// The guide's rectangle in its view's points, as of the last layout.
  open var layoutFrame: CGRect { solvedFrame }

  /// The view that the guide was added to.
  open var owningView: UIView? { ownerReference?.item?.layoutItemView }

  /// A name that descriptions show. Names that begin with UI are the system's.
  open var identifier = ""

  /// The class, the identifier, the frame and the view.
  open nonisolated override var description: String {
    UIKit.description(elsewhere: super.description) {
      let numbers = [layoutFrame.minX, layoutFrame.minY, layoutFrame.width, layoutFrame.height].map(decimal)
      return """
        <\(className(of: self)): \(address(of: self)) - "\(identifier)", layoutFrame = \
        {{\(numbers[0]), \(numbers[1])}, {\(numbers[2]), \(numbers[3])}}, \
        owningView = \(owningView?.description ?? "(null)")>
        """
    }
  }

  /// The edge where reading begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where reading ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The middle from side to side.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle from top to bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

extension UILayoutGuide {
  private var solvedFrame: CGRect {
    guard let system = layoutItemReference.currentSystem else { return .zero }
    if !system.rootSize.isLayout { system.update() }
    return system.solvedRect(layoutItemReference.slot)
  }
}

extension UILayoutGuide: LayoutItem {
  var layoutItemView: UIView? { owningView }

  var layoutItemReference: LayoutItemReference { handle.reference }

  var layoutItemText: String? { identifier.isEmpty ? nil : identifier }

  /// Dies with the guide, which alone holds it. (A subclass of a class that has an isolated deinit must have such a one
  /// too.)
  @MainActor private final class Handle {
    let reference: LayoutItemReference

    init(of guide: UILayoutGuide) { reference = LayoutItemReference(guide) }

    isolated deinit { reference.clear() }
  }
}
