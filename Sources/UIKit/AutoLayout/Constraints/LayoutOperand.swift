/// One side of a constraint: an attribute of an item, or the distance between attributes of two items.
struct LayoutOperand: Sendable {
  let reference: LayoutItemReference
  let attribute: NSLayoutConstraint.Attribute

  /// The start of a distance that ends at the item's attribute, or `nil` if the operand is the attribute itself.
  let origin: Origin?

  /// A separate class saves memory, because most operands have no origin.
  final class Origin: Sendable {
    let reference: LayoutItemReference
    let attribute: NSLayoutConstraint.Attribute

    init(_ operand: LayoutOperand) {
      reference = operand.reference
      attribute = operand.attribute
    }
  }

  init(_ reference: LayoutItemReference, _ attribute: NSLayoutConstraint.Attribute) {
    self.reference = reference
    self.attribute = attribute
    origin = nil
  }

  init(from start: LayoutOperand, to end: LayoutOperand) {
    reference = end.reference
    attribute = end.attribute
    origin = Origin(start)
  }
}

extension LayoutOperand: Hashable {
  static func == (one: LayoutOperand, other: LayoutOperand) -> Bool {
    one.reference === other.reference && one.attribute == other.attribute
      && one.origin?.reference === other.origin?.reference && one.origin?.attribute == other.origin?.attribute
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(reference))
    hasher.combine(attribute)
  }
}
