import Foundation

/// A view's frame and autoresizing mask as a constraint, made to be shown in reports of conflicts.
final class NSAutoresizingMaskLayoutConstraint: NSLayoutConstraint {
  /// The part of the view that the constraint is about.
  enum Part: String {
    case minX, midX, width, minY, midY, height

    var attribute: Attribute {
      switch self {
      case .minX: .left
      case .midX: .centerX
      case .width: .width
      case .minY: .top
      case .midY: .centerY
      case .height: .height
      }
    }
  }

  private let part: Part
  private let superviewPart: Part?
  private let mask: UIView.AutoresizingMask
  private let superviewReference: LayoutItemReference?

  /// Makes a constraint: `view.part == multiplier × superview.superviewPart + constant`.
  ///
  /// - Parameters:
  ///   - view: The view whose mask it is.
  ///   - part: What of it is given.
  ///   - superviewPart: What of the superview it depends on; nil where it is a constant, or counts from the superview's
  ///     origin.
  ///   - multiplier: What the superview's part is multiplied by.
  ///   - constant: What is added, in points.
  init(
    _ view: UIView, _ part: Part, superviewPart: Part? = nil, multiplier: CGFloat = 1, constant: CGFloat
  ) {
    self.part = part
    self.superviewPart = superviewPart
    mask = view.autoresizingMask
    let superview = superviewPart == nil && part.attribute.kind == .size ? nil : view.superview?.layoutItemReference
    superviewReference = superview
    super.init()
    set(
      LayoutOperand(view.layoutItemReference, part.attribute), .equal,
      superview.map { LayoutOperand($0, (superviewPart ?? part).attribute) }, multiplier: multiplier, constant: constant
    )
  }

  override var prefixInDescription: String {
    func flexible(_ part: UIView.AutoresizingMask) -> String { mask.contains(part) ? "&" : "-" }
    var horizontal = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(flexible).joined()
    var vertical = [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(flexible).joined()
    // Where nothing is flexible, the frame stays where it is: what follows it gives way.
    if horizontal == "---" { horizontal = "--&" }
    if vertical == "---" { vertical = "--&" }
    return "h=\(horizontal) v=\(vertical) "
  }

  override var isAlwaysEquation: Bool { true }

  override var leftSideInDescription: String? { first.map { "\(describe($0.reference)).\(part.rawValue)" } }

  override var rightSideInDescription: String? {
    // A place that is fixed counts from the superview's origin, which Apple leaves out.
    guard let superviewPart, let superviewReference else { return nil }
    return "\(describe(superviewReference)).\(superviewPart.rawValue)"
  }

  override var showsRightSideInDescription: Bool { superviewPart != nil }

  override var superviewInDescription: LayoutItemReference? {
    superviewPart == nil ? superviewReference : nil
  }
}
