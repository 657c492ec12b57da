import Foundation

/// The intrinsic content size of a view along one axis as a constraint. It exists only to appear in reports.
final class NSContentSizeLayoutConstraint: NSLayoutConstraint {
  private let hugging: UILayoutPriority
  private let compressionResistance: UILayoutPriority

  init(
    _ view: UIView, _ axis: Axis, size: CGFloat, hugging: UILayoutPriority, compressionResistance: UILayoutPriority
  ) {
    self.hugging = hugging
    self.compressionResistance = compressionResistance
    super.init()
    set(
      LayoutOperand(view.layoutItemReference, axis == .horizontal ? .width : .height), .equal, nil, constant: size)
  }

  override var suffixInDescription: String {
    let numbers = [hugging, compressionResistance].map { decimal(CGFloat($0.rawValue)) }
    return " Hug:\(numbers[0]) CompressionResistance:\(numbers[1])"
  }
}
