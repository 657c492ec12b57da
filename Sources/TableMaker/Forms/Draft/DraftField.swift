/// What a draft has to know of one key path, without its type.
struct DraftField<Model> {
  let keyPath: PartialKeyPath<Model>
  /// What reads of it depend on, and what a change of it changes.
  let part: DraftPart
  /// Whether two values are equal; nil where the type cannot tell.
  let hasSameValue: (any AnyKeptValue, any AnyKeptValue) -> Bool?
  /// Another value than a given one; nil where none is known.
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

  /// Whether writing it changes an object, so that edits lie beside the model until they are committed.
  var isBesideModel: Bool { if case .reference = part { true } else { false } }
}

/// A part of a model that is read or changed.
enum DraftPart {
  /// What lies at some bytes of a value, computed by nobody.
  case bytes(Range<Int>)
  /// A property of an object, or one that is reached through an object.
  case reference(AnyKeyPath)
  /// Computed: it may depend on all of it.
  case everything
  /// Whether what the rows say of it is right.
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

/// The parts of a model that were read, or that have changed.
struct DraftParts {
  private var bytes: [Range<Int>] = []
  private(set) var references: Set<AnyKeyPath> = []
  private(set) var isEverything = false
  private var hasValidity = false

  static var everything: DraftParts { DraftParts(.everything) }

  init() {}

  init(_ part: DraftPart) { insert(part) }

  /// Whether nothing of the model itself is among them.
  var isEmptyOfModel: Bool { !isEverything && bytes.isEmpty && references.isEmpty }

  /// Whether these are properties of objects, and nothing else.
  var isOfObjectsAlone: Bool { !isEverything && bytes.isEmpty && !references.isEmpty }

  var isEmpty: Bool { isEmptyOfModel && !hasValidity }

  mutating func insert(_ part: DraftPart) {
    switch part {
    case .bytes(let range): if !bytes.contains(range) { bytes.append(range) }
    case .reference(let keyPath): references.insert(keyPath)
    case .everything: isEverything = true
    case .validity: hasValidity = true
    }
  }

  mutating func formUnion(_ other: DraftParts) {
    for range in other.bytes { insert(.bytes(range)) }
    references.formUnion(other.references)
    isEverything = isEverything || other.isEverything
    hasValidity = hasValidity || other.hasValidity
  }

  /// Whether what was read of these may be other after others have changed.
  func overlaps(_ other: DraftParts) -> Bool {
    if hasValidity, other.hasValidity { return true }
    if isEmptyOfModel || other.isEmptyOfModel { return false }
    if isEverything || other.isEverything { return true }
    // An object that is reached through a value may be another one.
    if !references.isEmpty, !other.bytes.isEmpty { return true }
    if !references.isDisjoint(with: other.references) { return true }
    return bytes.contains { range in other.bytes.contains(where: range.overlaps) }
  }
}
