/// The properties and functions of one key path, without its value's type.
struct DraftField<Model> {
  let keyPath: PartialKeyPath<Model>
  /// The part that reading the field depends on, and that changing it changes.
  let part: DraftPart
  /// Returns whether two values are equal; `nil` if the type isn't `Equatable`.
  let hasSameValue: (any AnyKeptValue, any AnyKeptValue) -> Bool?
  /// Returns a different value from a given one; `nil` if none is known.
  let differing: (any AnyKeptValue) -> (any AnyKeptValue)?
  let read: (Model) -> any AnyKeptValue
  let write: (inout Model, any AnyKeptValue) -> Void

  init<Value>(_ keyPath: WritableKeyPath<Model, Value>) {
    self.keyPath = keyPath
    part = DraftPart(keyPath)
    hasSameValue = { one, other in
      guard let one = one as? KeptValue<Value>, let other = other as? KeptValue<Value> else { return nil }
      return isSame(one.value, other.value)
    }
    differing = { value in
      (value as? KeptValue<Value>).flatMap { otherValue(than: $0.value) }.map { KeptValue($0) }
    }
    read = { KeptValue($0[keyPath: keyPath]) }
    write = { model, value in
      if let value = value as? KeptValue<Value> { model[keyPath: keyPath] = value.value }
    }
  }

  /// A Boolean value that indicates whether writing the field changes an object, so the draft keeps its edits
  /// separately until a commit.
  var isBesideModel: Bool { if case .reference = part { true } else { false } }
}

/// A part of a model that code reads or changes.
enum DraftPart {
  /// Stored bytes of a value.
  case bytes(Range<Int>)
  /// A value in an element of a stored array, optional, or dictionary.
  case element(ElementPart)
  /// A property of an object, or one that's reached through an object.
  case reference(AnyKeyPath)
  /// A computed property, which can depend on the whole model.
  case everything
  /// The validity of the rows.
  case validity

  init<Model, Value>(_ keyPath: KeyPath<Model, Value>) {
    if keyPath is ReferenceWritableKeyPath<Model, Value> {
      self = .reference(keyPath)
    } else if let start = MemoryLayout<Model>.offset(of: keyPath) {
      self = .bytes(start..<start + MemoryLayout<Value>.size)
    } else {
      self = .everything
    }
  }
}

/// The parts of a model that were read or changed.
struct DraftParts {
  private(set) var bytes: [Range<Int>] = []
  private(set) var elements = ElementParts()
  private(set) var references: Set<AnyKeyPath> = []
  private(set) var isEverything = false
  private var hasValidity = false

  static var everything: DraftParts { DraftParts(.everything) }

  init() {}

  init(_ part: DraftPart) { insert(part) }

  /// A Boolean value that indicates whether the set contains no part of the model itself.
  var isEmptyOfModel: Bool { !isEverything && bytes.isEmpty && elements.isEmpty && references.isEmpty }

  /// A Boolean value that indicates whether the set contains only properties of objects.
  var isOfObjectsAlone: Bool { !isEverything && bytes.isEmpty && elements.isEmpty && !references.isEmpty }

  /// A Boolean value that indicates whether the set contains only values in elements.
  var isOfElementsAlone: Bool { !isEverything && bytes.isEmpty && references.isEmpty && !elements.isEmpty }

  var isEmpty: Bool { isEmptyOfModel && !hasValidity }

  /// A Boolean value that indicates whether many changes can affect what was read of these parts.
  var dependsOnMuch: Bool { isEverything || hasValidity || !references.isEmpty }

  mutating func insert(_ part: DraftPart) {
    switch part {
    case .bytes(let range): if !bytes.contains(range) { bytes.append(range) }
    case .element(let part): elements.insert(part)
    case .reference(let keyPath): references.insert(keyPath)
    case .everything: isEverything = true
    case .validity: hasValidity = true
    }
  }

  mutating func formUnion(_ other: DraftParts) {
    for range in other.bytes { insert(.bytes(range)) }
    elements.formUnion(other.elements)
    references.formUnion(other.references)
    isEverything = isEverything || other.isEverything
    hasValidity = hasValidity || other.hasValidity
  }

  /// Returns whether changes of other parts can change what was read of these.
  func overlaps(_ other: DraftParts) -> Bool {
    if hasValidity, other.hasValidity { return true }
    if isEmptyOfModel || other.isEmptyOfModel { return false }
    if isEverything || other.isEverything { return true }
    // The value can now reference another object.
    if !references.isEmpty, !other.bytes.isEmpty || !other.elements.isEmpty { return true }
    if !references.isDisjoint(with: other.references) { return true }
    if elements.overlaps(other.bytes) || other.elements.overlaps(bytes) || elements.overlaps(other.elements) {
      return true
    }
    return bytes.contains { range in other.bytes.contains(where: range.overlaps) }
  }
}
