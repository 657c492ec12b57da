import Foundation

extension LayoutOperand {
  /// The kind of the operand. The kind of a distance is a size.
  var kind: NSLayoutConstraint.Attribute.Kind { origin == nil ? attribute.kind : .size }
}

@MainActor extension LayoutOperand {
  /// A description, such as `UIButton:0x7f8b8c08e980'Start'.leading`.
  var description: String {
    let end = "\(describe(reference)).\(attribute.name)"
    guard let origin else { return end }
    return "(\(end) - \(describe(origin.reference)).\(origin.attribute.name))"
  }

  /// A description of the operand as an anchor, such as `<NSLayoutXAxisAnchor:0x6000017d6c40
  /// "UIView:0x7f8b8c08e980.leading">`.
  var anchorDescription: String { NSLayoutAnchor<AnyObject>(self).description }
}

/// Returns the description of an item in a constraint's description.
@MainActor func describe(_ reference: LayoutItemReference) -> String {
  guard let item = reference.item else { return "(null)" }
  let name = "\(className(of: item)):\(address(of: item))"
  guard let text = item.layoutItemText else { return name }
  return "\(name)'\(text.count > 25 ? text.prefix(25) + "..." : text[...])'"
}
