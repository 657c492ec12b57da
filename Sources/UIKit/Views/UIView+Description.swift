import Foundation

extension UIView {
  /// The description in Apple's style:
  /// `<UIView: 0x7f8b8c08e980; frame = (0 0; 320 44); layer = <CALayer: 0x60000012d5e0>>`.
  var viewDescription: String {
    let frame = self.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(decimal)
    var parts = [
      "\(className(of: self)): \(address(of: self))",
      "frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))",
    ]
    if let text = layoutItemText { parts.append("text = '\(text)'") }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if alpha != 1 { parts.append("alpha = \(decimal(alpha))") }
    if isHidden { parts.append("hidden = YES") }
    if !isOpaque { parts.append("opaque = NO") }
    if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.letters)") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    parts.append("layer = <\(className(of: layer)): \(address(of: layer))>")
    return "<\(parts.joined(separator: "; "))>"
  }
}

extension UIView.AutoresizingMask {
  /// The letters of the mask, such as `W+H`.
  fileprivate var letters: String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
      (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
