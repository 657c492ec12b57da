import Foundation

/// A view's frame and autoresizing mask as a constraint. It exists only to appear in conflict reports.
final class NSAutoresizingMaskLayoutConstraint: NSLayoutConstraint {
  /// The parts of the view that the constraint can describe.
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

  /// Creates a constraint `view.part == multiplier × superview.superviewPart + constant`.
  ///
  /// - Parameters:
  ///   - view: The view with the autoresizing mask.
  ///   - part: The constrained part of the view.
  ///   - superviewPart: The part of the superview on which it depends, or `nil` if it's a constant, or relative to the
  ///     superview's origin.
  ///   - multiplier: The factor for the superview's part.
  ///   - constant: The constant to add, in points.
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
    // If nothing is flexible, the frame keeps its position, and the margin after it changes.
    if horizontal == "---" { horizontal = "--&" }
    if vertical == "---" { vertical = "--&" }
    return "h=\(horizontal) v=\(vertical) "
  }

  override var isAlwaysEquation: Bool { true }

  override var leftSideInDescription: String? { first.map { "\(describe($0.reference)).\(part.rawValue)" } }

  override var rightSideInDescription: String? {
    // A fixed position is relative to the superview's origin, which Apple's description doesn't show.
    guard let superviewPart, let superviewReference else { return nil }
    return "\(describe(superviewReference)).\(superviewPart.rawValue)"
  }

  override var showsRightSideInDescription: Bool { superviewPart != nil }

  override var superviewInDescription: LayoutItemReference? {
    superviewPart == nil ? superviewReference : nil
  }
}
