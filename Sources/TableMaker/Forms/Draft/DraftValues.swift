/// A model as it was read, and its edits: all that a draft knows, without anybody who is told.
///
/// Edits of a struct are made in a copy of it. Edits of an object lie beside it, by their key paths.
struct DraftValues<Model> {
  /// The model as it was read.
  private(set) var base: Model
  /// The model with the edits that need no object.
  private(set) var edited: Model
  /// What is known of the key paths that were written, and of those of objects that were read.
  private var fields: [PartialKeyPath<Model>: DraftField<Model>] = [:]
  /// The properties of objects, as they are edited.
  private var beside: [PartialKeyPath<Model>: any AnyKeptValue] = [:]
  /// The same as they were read.
  private var besideBase: [PartialKeyPath<Model>: any AnyKeptValue] = [:]
  /// The key paths that were written, in the order of the first time, each with the number of the last.
  private var writtenPaths: [PartialKeyPath<Model>] = []
  private var writes: [PartialKeyPath<Model>: Int] = [:]
  /// How often anything was written.
  private(set) var writeCount = 0

  init(_ model: Model) {
    base = model
    edited = model
  }

  // MARK: Reading

  /// The value at a key path, with its edits.
  func value<Value>(at keyPath: KeyPath<Model, Value>) -> Value {
    if !beside.isEmpty, let value = beside[keyPath] as? KeptValue<Value> { return value.value }
    return edited[keyPath: keyPath]
  }

  /// The same; the property of an object is remembered as it was when it was first read.
  mutating func readValue<Value>(at keyPath: WritableKeyPath<Model, Value>) -> Value {
    if keyPath is ReferenceWritableKeyPath<Model, Value>, beside[keyPath] == nil {
      remember(DraftField(keyPath))
    }
    return value(at: keyPath)
  }

  func field(_ keyPath: PartialKeyPath<Model>) -> DraftField<Model>? { fields[keyPath] }

  private func now(_ field: DraftField<Model>) -> any AnyKeptValue { beside[field.keyPath] ?? field.read(edited) }

  private func before(_ field: DraftField<Model>) -> any AnyKeptValue {
    besideBase[field.keyPath] ?? field.read(base)
  }

  /// The value at a key path that was written; nil for another.
  func value(at keyPath: PartialKeyPath<Model>) -> (any AnyKeptValue)? { fields[keyPath].map(now) }

  private mutating func remember(_ field: DraftField<Model>) {
    fields[field.keyPath] = field
    guard field.isBesideModel, beside[field.keyPath] == nil else { return }
    let value = field.read(edited)
    beside[field.keyPath] = value
    besideBase[field.keyPath] = value
  }

  // MARK: Writing

  /// Writes a value.
  ///
  /// - Returns: What it was before; nil if it is equal.
  mutating func write<Value>(_ value: Value, at keyPath: WritableKeyPath<Model, Value>) -> KeptValue<Value>? {
    let old = readValue(at: keyPath)
    if isSame(old, value) == true { return nil }
    if fields[keyPath] == nil { remember(DraftField(keyPath)) }
    put(KeptValue(value), at: keyPath)
    return KeptValue(old)
  }

  /// Puts a value where one was written before.
  mutating func put(_ value: any AnyKeptValue, at keyPath: PartialKeyPath<Model>) {
    guard let field = fields[keyPath] else { return }
    if field.isBesideModel {
      beside[keyPath] = value
    } else {
      field.write(&edited, value)
      forgetUnwritten()
    }
    writeCount += 1
    if writes.updateValue(writeCount, forKey: keyPath) == nil { writtenPaths.append(keyPath) }
  }

  /// Forgets what was read of objects: a value through which they are reached may be another one.
  private mutating func forgetUnwritten() {
    guard !beside.isEmpty else { return }
    for keyPath in beside.keys where writes[keyPath] == nil {
      beside[keyPath] = nil
      besideBase[keyPath] = nil
    }
  }

  // MARK: Changes

  /// Whether a key path has another value than when the model was read.
  func isChanged(_ keyPath: PartialKeyPath<Model>) -> Bool {
    guard writes[keyPath] != nil, let field = fields[keyPath] else { return false }
    return field.hasSameValue(before(field), now(field)) != true
  }

  /// The key paths that have, in the order in which they were first written.
  var changedKeyPaths: [PartialKeyPath<Model>] { writtenPaths.filter(isChanged) }

  var isChanged: Bool { writtenPaths.contains(where: isChanged) }

  /// The values of some key paths as they were read.
  func readValues(of keyPaths: [PartialKeyPath<Model>]) -> [(PartialKeyPath<Model>, any AnyKeptValue)] {
    keyPaths.compactMap { keyPath in fields[keyPath].map { (keyPath, before($0)) } }
  }

  /// Begins anew with a model.
  mutating func load(_ model: Model) { keepEdits(on: model, since: writeCount) }

  /// Begins anew with a model, but for what was written after a time.
  mutating func keepEdits(on model: Model, since time: Int) {
    let later = writtenPaths.filter { writes[$0, default: 0] > time }
    let values = later.compactMap { keyPath in fields[keyPath].map { (keyPath, now($0)) } }
    base = model
    edited = model
    beside = [:]
    besideBase = [:]
    writtenPaths = []
    writes = [:]
    for (keyPath, value) in values {
      if let field = fields[keyPath] { remember(field) }
      put(value, at: keyPath)
    }
  }

  // MARK: Committing

  /// Writes what has changed into a model.
  func merge(into model: inout Model) {
    for keyPath in changedKeyPaths {
      guard let field = fields[keyPath] else { continue }
      field.write(&model, now(field))
    }
  }

  /// The changed fields that somebody else has changed meanwhile, to something else.
  @MainActor func conflicts(with theirs: Model) -> [DraftConflict<Model>.Field] {
    changedKeyPaths.compactMap { keyPath in
      guard let field = fields[keyPath] else { return nil }
      let (before, other, mine) = (before(field), field.read(theirs), now(field))
      guard field.hasSameValue(before, other) == false, field.hasSameValue(mine, other) != true else { return nil }
      return DraftConflict<Model>.Field(keyPath: keyPath, before: before, theirs: other, mine: mine)
    }
  }

  /// Takes for read what somebody else has written, so that it is no conflict any more.
  mutating func take(_ value: any AnyKeptValue, asReadAt keyPath: PartialKeyPath<Model>) {
    guard let field = fields[keyPath] else { return }
    if field.isBesideModel { besideBase[keyPath] = value } else { field.write(&base, value) }
  }
}
