import UIKit

extension UIView {
  /// The view's class and text.
  var nameForMessages: String {
    let name = String(describing: type(of: self))
    guard let text = (self as? UILabel)?.text, !text.isEmpty else { return name }
    return "\(name) “\(text.prefix(24))”"
  }
}

extension NSLayoutConstraint {
  /// The constraint as an equation: `UILabel “Ann”.top == UIImageView.bottom + 8.0`.
  @MainActor var nameForMessages: String {
    var text = "\(name(of: firstItem, firstAttribute)) \(relation.sign) "
    guard secondAttribute != .notAnAttribute else { return text + "\(constant)" }
    if multiplier != 1 { text += "\(multiplier) × " }
    text += name(of: secondItem, secondAttribute)
    if constant != 0 { text += constant > 0 ? " + \(constant)" : " - \(-constant)" }
    return text
  }

  @MainActor private func name(of item: AnyObject?, _ attribute: Attribute) -> String {
    let owner = ViewInspection.view(of: item)?.nameForMessages ?? "?"
    let guide = item is UILayoutGuide ? "’s guide" : ""
    return "\(owner)\(guide).\(attribute.word)"
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var sign: String {
    switch self {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    @unknown default: "?"
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var word: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    default: "attribute"
    }
  }
}
