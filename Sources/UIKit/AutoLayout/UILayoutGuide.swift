public import Foundation

/// A rectangle that takes part in the layout like a view, but isn't visible.
@MainActor @preconcurrency open class UILayoutGuide: NSObject {
  /// The view to which the guide is added.
  var ownerReference: LayoutItemReference?

  private lazy var handle = Handle(of: self)

  /// Creates a guide that doesn't belong to a view.
  public override init() {}

  /// The frame of the guide in its view's coordinates, as of the last layout.
  open var layoutFrame: CGRect { solvedFrame }

  /// The view to which the guide is added.
  ///
  /// Setting it adds the guide to the view, as `addLayoutGuide` does, or removes the guide.
  open weak var owningView: UIView? {
    get { ownerReference?.item?.layoutItemView }
    set {
      if let newValue { return newValue.addLayoutGuide(self) }
      owningView?.removeLayoutGuide(self)
    }
  }

  /// A name that descriptions show.
  ///
  /// Names that begin with UI are reserved for the system.
  open var identifier = ""

  /// A description with the class, the identifier, the frame, and the view.
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

  /// The leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The trailing edge.
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
  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The vertical center.
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

  /// An object that only the guide retains, so that it clears the reference when the guide is deallocated. The guide
  /// itself has no isolated deinitializer, because then its subclasses would also need one.
  @MainActor private final class Handle {
    let reference: LayoutItemReference

    init(of guide: UILayoutGuide) { reference = LayoutItemReference(guide) }

    isolated deinit { reference.clear() }
  }
}
