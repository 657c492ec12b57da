/// A model as the draft has read it, and its edits, without any observers.
///
/// If the model is a structure, edits change a copy of it. If it's an object, edits are kept separately by their key
/// paths.
@MainActor struct DraftValues<Model> {
  /// The model as the draft has read it.
  private(set) var base: Model
  /// The model with the edits that change no object.
  private(set) var edited: Model
  /// The key paths that were written, and those of objects that were read.
  private var fields: [PartialKeyPath<Model>: DraftField<Model>] = [:]
  /// The edited values of objects' properties.
  private var beside: [PartialKeyPath<Model>: any AnyKeptValue] = [:]
  /// The values of the same properties as they were read.
  private var besideBase: [PartialKeyPath<Model>: any AnyKeptValue] = [:]
  /// The written key paths in the order of their first write, each with the number of its last write.
  private var writtenPaths: [PartialKeyPath<Model>] = []
  private var writes: [PartialKeyPath<Model>: Int] = [:]
  /// The number of writes.
  private(set) var writeCount = 0
  /// The key paths to elements of arrays, optionals, and dictionaries, which can be removed.
  private var elements: [PartialKeyPath<Model>: ElementPath<Model>] = [:]
  /// The key paths to elements that are found by their identities.
  private var identified: [PartialKeyPath<Model>: IdentifiedElement<Model>] = [:]
  /// The arrays of these elements: those of the model, and those of other elements.
  private var arrays = DraftParts()
  private var innerArrays = DraftParts()
  /// The `ElementRedirect`s of key paths to elements of objects' arrays.
  private var redirects: [PartialKeyPath<Model>: AnyObject] = [:]
  /// The containers of key paths by their descriptions; `nil` for those without one.
  private var places: [String: ElementLocation<Model>?] = [:]
  /// The shapes of the edited model, by the ways of key paths to elements.
  private var shapes: [String: (shape: (Model) -> ElementShape, known: ElementShape)] = [:]
  /// The number of times that these shapes have changed.
  private(set) var shape = 0

  init(_ model: Model) {
    base = model
    edited = model
  }

  // MARK: Reading

  /// The value at a key path, with its edits.
  func value<Value>(at keyPath: KeyPath<Model, Value>) -> Value {
    if let redirect = redirect(at: keyPath) {
      var values = self
      return redirect.read(&values)
    }
    if !beside.isEmpty, let value = beside[keyPath] as? KeptValue<Value> { return value.value }
    return edited[keyPath: keyPath]
  }

  /// Returns the value at a key path. The property of an object is remembered as it was when it was first read.
  mutating func readValue<Value>(at keyPath: WritableKeyPath<Model, Value>) -> Value {
    if let redirect = redirect(at: keyPath) { return redirect.read(&self) }
    if keyPath is ReferenceWritableKeyPath<Model, Value>, beside[keyPath] == nil {
      remember(DraftField(keyPath))
    }
    return value(at: keyPath)
  }

  /// Returns the array's value for a key path to an element of an object's array; `nil` for another key path.
  func redirect<Value>(at keyPath: KeyPath<Model, Value>) -> ElementRedirect<Model, Value>? {
    redirects.isEmpty ? nil : redirects[keyPath] as? ElementRedirect<Model, Value>
  }

  /// Returns the part of the model that a key path reads.
  func part<Value>(of keyPath: KeyPath<Model, Value>) -> DraftPart {
    knownPart(of: keyPath) ?? DraftPart(keyPath)
  }

  func part(of field: DraftField<Model>) -> DraftPart { knownPart(of: field.keyPath) ?? field.part }

  private func knownPart(of keyPath: PartialKeyPath<Model>) -> DraftPart? {
    identified[keyPath]?.part ?? elements[keyPath]?.part
  }

  func field(_ keyPath: PartialKeyPath<Model>) -> DraftField<Model>? { fields[keyPath] }

  private func now(_ field: DraftField<Model>) -> any AnyKeptValue { beside[field.keyPath] ?? field.read(edited) }

  private func before(_ field: DraftField<Model>) -> any AnyKeptValue {
    besideBase[field.keyPath] ?? field.read(base)
  }

  /// Returns the value at a written key path; `nil` if it wasn't written or no longer leads to a value.
  func value(at keyPath: PartialKeyPath<Model>) -> (any AnyKeptValue)? {
    leads(keyPath) ? fields[keyPath].map(now) : nil
  }

  private mutating func remember(_ field: DraftField<Model>) {
    if fields.updateValue(field, forKey: field.keyPath) == nil { follow(field) }
    expect(field.keyPath)
    guard field.isBesideModel, beside[field.keyPath] == nil else { return }
    let value = field.read(edited)
    beside[field.keyPath] = value
    besideBase[field.keyPath] = value
  }

  // MARK: Removed elements

  /// Records a key path that can lead to an element of an array.
  ///
  /// - Returns: A Boolean value that indicates whether it leads to one.
  @discardableResult mutating func follow(_ field: DraftField<Model>) -> Bool {
    switch field.part {
    case .bytes, .validity: return false
    case .everything, .reference, .element: if Model.self is AnyClass { return identified[field.keyPath] != nil }
    }
    if elements[field.keyPath] != nil || identified[field.keyPath] != nil { return true }
    let description = field.keyPath.debugDescription
    let location = places[description] ?? ElementLocation(description, in: edited)
    places[description] = .some(location)
    guard let location else { return false }
    let known = shapes[location.name]?.known ?? location.way.shape(of: edited)
    elements[field.keyPath] = ElementPath(field, at: location, in: known)
    if shapes[location.name] == nil { shapes[location.name] = (location.way.shape, known) }
    return true
  }

  /// Records a key path to a property of an element that's found by its identity.
  mutating func follow<Element, Value>(
    _ keyPath: WritableKeyPath<Model, Value>, _ property: WritableKeyPath<Element, Value>,
    of key: ElementKey<Element>, in array: WritableKeyPath<Model, [Element]>
  ) {
    guard identified[keyPath] == nil else { return }
    // The array can be in an element of another one.
    let name = identified[array]?.name ?? { "\(array)" }
    if array is ReferenceWritableKeyPath<Model, [Element]> {
      arrays.insert(.reference(array))
      redirects[keyPath] = ElementRedirect(property, of: key, in: array)
      identified[keyPath] = IdentifiedElement(property, of: key, in: array, named: name, part: .reference(array))
      return
    }
    follow(DraftField(array))
    let part = part(of: array)
    arrays.insert(part)
    var bytes: Range<Int>?
    switch part {
    case .bytes(let known): bytes = known
    case .element(let outer):
      bytes = outer.bytes
      innerArrays.insert(part)
    default: break
    }
    let own = bytes.map { DraftPart.element(ElementPart(family: .init(containers: array), key: key, bytes: $0)) }
    identified[keyPath] = IdentifiedElement(property, of: key, in: array, named: name, part: own)
  }

  /// Records that a row shows the value at a key path from now on, so the edited model should have it.
  func expect(_ keyPath: PartialKeyPath<Model>) {
    guard let element = elements[keyPath], let shape = shapes[element.way]?.known else { return }
    element.expect(in: shape)
  }

  /// Returns whether a key path leads to a value in a model. Only key paths through elements and optionals can fail to.
  private func leads(_ keyPath: PartialKeyPath<Model>, into model: Model) -> Bool {
    if let element = identified[keyPath] { return leads(element.array, into: model) && element.isIn(model) }
    return elements[keyPath]?.leads(into: model) ?? true
  }

  /// Returns whether a key path leads to a value in the edited model.
  func leads(_ keyPath: PartialKeyPath<Model>) -> Bool {
    if let element = identified[keyPath] { return leads(element.array) && element.isThere(self) }
    guard let element = elements[keyPath] else { return true }
    return shapes[element.way].map { element.leads(into: edited, of: $0.known) } ?? element.leads(into: edited)
  }

  /// Copies to a model what another model has at a key path to an element, which one of them lacks.
  private func lend(_ keyPath: PartialKeyPath<Model>, to model: inout Model, from other: Model) {
    guard let element = identified[keyPath] else {
      elements[keyPath]?.lend(to: &model, from: other)
      return
    }
    // One of them can also lack the array.
    if leads(element.array, into: model), leads(element.array, into: other) {
      element.lend(&model, other)
    } else {
      lend(element.array, to: &model, from: other)
    }
  }

  /// - Parameter keyPath: The key path that was written; `nil` for the whole model.
  private mutating func editedMayHaveOtherShape(by keyPath: PartialKeyPath<Model>? = nil) {
    // Another identity at the same index isn't visible in the shapes.
    var isOther = !identified.isEmpty && (keyPath.map(canRemoveElements) ?? true)
    defer { if isOther { shape += 1 } }
    for (way, entry) in shapes {
      let shape = entry.shape(edited)
      guard shape != entry.known else { continue }
      shapes[way]?.known = shape
      isOther = true
    }
  }

  /// Returns whether writing a value can insert, remove, or move elements that are found by their identities.
  private func canRemoveElements(_ keyPath: PartialKeyPath<Model>) -> Bool {
    guard let field = fields[keyPath] else { return true }
    let part = DraftParts(part(of: field))
    if identified[keyPath] != nil { return !leads(keyPath) || innerArrays.overlaps(part) }
    return arrays.overlaps(part)
  }

  // MARK: Writing

  /// Writes a value.
  mutating func write<Value>(_ value: Value, at keyPath: WritableKeyPath<Model, Value>) {
    if fields[keyPath] == nil { remember(DraftField(keyPath)) }
    put(KeptValue(value), at: keyPath)
  }

  /// Sets a value that was written before.
  mutating func put(_ value: any AnyKeptValue, at keyPath: PartialKeyPath<Model>) {
    guard let field = fields[keyPath] else { return }
    let missing = value as? MissingValue<Model>
    if field.isBesideModel, missing == nil {
      beside[keyPath] = value
      if arrays.overlaps(DraftParts(field.part)) { shape += 1 }
    } else {
      if let missing {
        lend(keyPath, to: &edited, from: missing.model)
        beside[keyPath] = nil
        besideBase[keyPath] = nil
      } else if leads(keyPath) {
        field.write(&edited, value)
      } else {
        return
      }
      editedMayHaveOtherShape(by: missing == nil ? keyPath : nil)
      forgetUnwritten()
    }
    writeCount += 1
    if writes.updateValue(writeCount, forKey: keyPath) == nil { writtenPaths.append(keyPath) }
  }

  /// Forgets the unwritten values of objects, because a value can now reference other objects.
  private mutating func forgetUnwritten() {
    guard !beside.isEmpty else { return }
    for keyPath in beside.keys where writes[keyPath] == nil {
      beside[keyPath] = nil
      besideBase[keyPath] = nil
    }
  }

  // MARK: Changes

  /// Returns whether the value at a key path differs from the one that was read.
  func isChanged(_ keyPath: PartialKeyPath<Model>) -> Bool {
    guard writes[keyPath] != nil, let field = fields[keyPath], leads(keyPath) else { return false }
    guard leads(keyPath, into: base) else { return true }
    return field.hasSameValue(before(field), now(field)) != true
  }

  /// The key paths with changed values, in the order of their first write.
  var changedKeyPaths: [PartialKeyPath<Model>] { writtenPaths.filter(isChanged) }

  var isChanged: Bool { writtenPaths.contains(where: isChanged) }

  /// Returns whether the value at a key path is the one that was read; `false` if the values can't be compared.
  func isAsRead<Value>(_ keyPath: KeyPath<Model, Value>) -> Bool {
    if let known = beside[keyPath] as? KeptValue<Value>, let before = besideBase[keyPath] as? KeptValue<Value> {
      return isSame(before.value, known.value) == true
    }
    guard redirect(at: keyPath) == nil, leads(keyPath, into: base), leads(keyPath) else { return false }
    return isSame(base[keyPath: keyPath], edited[keyPath: keyPath]) == true
  }

  /// Returns the values of key paths as they were read.
  func readValues(of keyPaths: [PartialKeyPath<Model>]) -> [(PartialKeyPath<Model>, any AnyKeptValue)] {
    // An element that the base lacks disappears when its array is restored.
    keyPaths.compactMap { keyPath in
      leads(keyPath, into: base) ? fields[keyPath].map { (keyPath, before($0)) } : nil
    }
  }

  /// Starts from scratch with a model.
  mutating func load(_ model: Model) { keepEdits(on: model, since: writeCount) }

  /// Starts from scratch with a model, but keeps what was written after a time.
  mutating func keepEdits(on model: Model, since time: Int) {
    let later = writtenPaths.filter { writes[$0, default: 0] > time }
    let values = later.compactMap { keyPath in value(at: keyPath).map { (keyPath, $0) } }
    base = model
    edited = model
    editedMayHaveOtherShape()
    beside = [:]
    besideBase = [:]
    writtenPaths = []
    writes = [:]
    for (keyPath, value) in values where leads(keyPath) {
      if let field = fields[keyPath] { remember(field) }
      put(value, at: keyPath)
    }
  }

  // MARK: Committing

  /// Writes the changed values into a model.
  func merge(into model: inout Model) {
    for keyPath in changedKeyPaths {
      guard let field = fields[keyPath] else { continue }
      // The draft's value applies, even if the model has no such element.
      if !leads(keyPath, into: model) { lend(keyPath, to: &model, from: edited) }
      field.write(&model, now(field))
    }
  }

  private func name(of keyPath: PartialKeyPath<Model>) -> String { identified[keyPath]?.name() ?? "\(keyPath)" }

  /// Returns the changed fields that other code has changed to a different value.
  func conflicts(with theirs: Model) -> [DraftConflict<Model>.Field] {
    changedKeyPaths.compactMap { keyPath in
      guard let field = fields[keyPath] else { return nil }
      // An element that the draft has added counts as a change of its array.
      guard leads(keyPath, into: base) else { return nil }
      guard leads(keyPath, into: theirs) else {
        return DraftConflict<Model>.Field(
          name(of: keyPath), keyPath: keyPath, before: before(field), theirs: MissingValue(model: theirs),
          mine: now(field))
      }
      let (before, other, mine) = (before(field), field.read(theirs), now(field))
      guard field.hasSameValue(before, other) == false, field.hasSameValue(mine, other) != true else { return nil }
      return DraftConflict<Model>.Field(name(of: keyPath), keyPath: keyPath, before: before, theirs: other, mine: mine)
    }
  }

  /// Treats a value that other code has written as the one that was read, so it's no longer a conflict.
  mutating func take(_ value: any AnyKeptValue, asReadAt keyPath: PartialKeyPath<Model>) {
    guard let field = fields[keyPath] else { return }
    if let missing = value as? MissingValue<Model> {
      lend(keyPath, to: &base, from: missing.model)
      besideBase[keyPath] = nil
    } else if field.isBesideModel {
      besideBase[keyPath] = value
    } else if leads(keyPath, into: base) {
      field.write(&base, value)
    }
  }
}
