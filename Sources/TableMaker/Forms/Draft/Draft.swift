public import Observation

/// A copy of a model that is edited until it is committed.
///
/// ```swift
/// let draft = Draft(of: self, \.booking)     // the booking of a controller, which is held weakly
/// draft.name = "Ada"                          // the draft's alone
/// try draft.commit()                          // now the controller's
/// ```
///
/// A property of the model is read and written as if it were the draft's own, or by its key path: `draft[\.name]`. Where the draft itself has a
/// member of that name, as `isValid`, that goes before, and the model's is `draft[\.isValid]`.
///
/// Of a struct, or an enumeration, the draft has a copy, and computed properties are those of the copy. An object stays as it is until
/// `commit()`: edits lie beside it, and what it computes of its properties it computes of the committed ones. A property of an object is one
/// field: write `draft.address.street`, or `draft[\.address]`, and not the same by two key paths.
@MainActor @dynamicMemberLookup public final class Draft<Model> {
  /// Where the model is read and written.
  enum Origin {
    /// Nowhere else.
    case value
    /// In a property of an object, which may be gone.
    case owner(read: () -> Model?, write: (Model) -> Void)
  }

  var values: DraftValues<Model>
  let origin: Origin
  let save: (Model) throws -> Void
  var history = DraftHistory<Model>()
  var changeEvents: [(DraftChange<Model>) -> Void] = []
  /// Where the first of them was added.
  var changePlace: CallSite?
  var willCommitEvents: [() throws -> Void] = []
  var commitEvents: [(Model) throws -> Void] = []
  /// The sequences of changes that are awaited.
  var queues: [WeakReference<DraftChanges<Model>.Queue>] = []
  /// Those who follow it, held weakly.
  var followers: [ObjectIdentifier: WeakReference<AnyObject>] = [:]
  var followerOrder: [ObjectIdentifier] = []
  let rules = RuleTurns()
  var shape: Int { values.shape }
  /// The changes that rules have made, until the followers are notified.
  var postponed: (edits: [DraftHistory<Model>.Edit], parts: DraftParts) = ([], DraftParts())
  /// The changes that wait for the events, while others are handed to them.
  var untold: [UntoldChange<Model>] = []
  /// The depth of the change that the events receive.
  var toldDepth = 0
  var limit = HandlerLimit()
  var isTelling = false
  /// The number of changes that followers hear of, one because of the other.
  var openTells = 0
  var isCommitting = false
  /// How many groups of changes are open, one in the other.
  var openGroups = 0
  nonisolated let registrar = ObservationRegistrar()
  private(set) var revision = 0
  /// Kept, since to make the key path of a generic class takes longer than a field's reading.
  private let revisionPath: KeyPath<Draft, Int> = \.revision

  init(_ model: Model, from origin: Origin, save: @escaping (Model) throws -> Void) {
    values = DraftValues(model)
    self.origin = origin
    self.save = save
  }

  /// Makes a draft of a model. An object is set by `commit()`; of a struct, `commit()` returns the edited one.
  public convenience init(_ model: Model) { self.init(model, from: .value) { _ in } }

  /// Makes a draft of a model.
  ///
  /// - Parameters:
  ///   - model: The model as it is.
  ///   - save: Gets the edited model at each `commit()`. What it throws `commit()` throws, and the draft stays as it is.
  public convenience init(_ model: Model, save: @escaping (Model) throws -> Void) {
    self.init(model, from: .value, save: save)
  }

  /// Makes a draft of the model that an object has in a property.
  ///
  /// - Parameters:
  ///   - owner: The object, held weakly: `self`.
  ///   - model: The property. It is read now, and read and set by `commit()`.
  public convenience init<Owner: AnyObject>(of owner: Owner, _ model: ReferenceWritableKeyPath<Owner, Model>) {
    let owned = WeakReference(owner)
    let origin = Origin.owner(
      read: { owned.object?[keyPath: model] }, write: { value in owned.object?[keyPath: model] = value })
    self.init(owner[keyPath: model], from: origin) { _ in }
  }

  isolated deinit {
    for queue in queues { queue.object?.end() }
  }

  // MARK: Reading and writing

  /// The value at a key path, with its edits.
  public subscript<Value>(_ keyPath: WritableKeyPath<Model, Value>) -> Value {
    get { read(keyPath) }
    set { write(newValue, at: keyPath, .single) }
  }

  /// The value at a key path that is only read.
  public subscript<Value>(_ keyPath: KeyPath<Model, Value>) -> Value { read(keyPath) }

  /// The value of a property, with its edits.
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<Model, Value>) -> Value {
    get { read(keyPath) }
    set { write(newValue, at: keyPath, .single) }
  }

  /// The value of a property that is only read.
  public subscript<Value>(dynamicMember keyPath: KeyPath<Model, Value>) -> Value { read(keyPath) }

  /// The model with its edits; of an object, the object itself, without them.
  public var model: Model {
    noteReading(.everything)
    return values.edited
  }

  private func read<Value>(_ keyPath: WritableKeyPath<Model, Value>) -> Value {
    noteReading(DraftPart(keyPath), at: keyPath)
    return values.readValue(at: keyPath)
  }

  private func read<Value>(_ keyPath: KeyPath<Model, Value>) -> Value {
    noteReading(DraftPart(keyPath), at: keyPath)
    return values.value(at: keyPath)
  }

  /// Notes that a part is read, for whoever wants to know when it changes.
  func noteReading(_ part: @autoclosure () -> DraftPart, at keyPath: AnyKeyPath? = nil) {
    registrar.access(self, keyPath: revisionPath)
    DraftRecorder.note(part(), at: keyPath, of: self)
  }

  /// Counts a change, before it is made.
  func willChange(_ change: () -> Void) {
    registrar.withMutation(of: self, keyPath: revisionPath) {
      revision += 1
      change()
    }
  }
}

extension Draft: Observable {}
