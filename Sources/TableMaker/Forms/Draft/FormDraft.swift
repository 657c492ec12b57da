public import Observation

/// A copy of a model that the user edits until you commit it.
///
/// ```swift
/// let draft = FormDraft(of: self, \.booking)     // the booking of a controller, which is held weakly
/// draft.name = "Ada"                          // only in the draft
/// try draft.commit()                          // now in the controller
/// ```
///
/// Read and write a property of the model as a property of the draft, or by its key path: `draft[\.name]`. If the draft
/// has a member with the same name, such as `isValid`, that member takes precedence, and the model's is
/// `draft[\.isValid]`.
///
/// If the model is a structure or an enumeration, the draft has a copy, and computed properties use that copy. If the
/// model is an object, `commit()` changes it; until then, the draft keeps the edits separately, and computed properties
/// use the committed values. A property of an object is one field: use either `draft.address.street` or
/// `draft[\.address]`, not both.
@preconcurrency @MainActor @dynamicMemberLookup public final class FormDraft<Model> {
  /// The location from which the draft reads the model, and to which it writes it.
  enum Origin {
    /// A value in the draft.
    case value
    /// A property of an object that can be deallocated.
    case owner(read: () -> Model?, write: (Model) -> Void)
  }

  var values: DraftValues<Model>
  let origin: Origin
  let save: (Model) throws -> Void
  var history = DraftHistory<Model>()
  var changeEvents: [(DraftChange<Model>) -> Void] = []
  /// The location of the first `onChange`.
  var changeLocation: CallSite?
  var willCommitEvents: [() throws -> Void] = []
  var commitEvents: [(Model) throws -> Void] = []
  var willReloadEvents: [() -> Void] = []
  var reloadEvents: [(Model) -> Void] = []
  /// The sequences of changes that tasks await.
  var queues: [WeakReference<DraftChanges<Model>.Queue>] = []
  var followers = DraftFollowers()
  let rules = RuleTurns()
  var shape: Int { values.shape }
  /// The changes by rules, until the followers are notified.
  var postponed: (edits: [DraftHistory<Model>.Edit], parts: DraftParts) = ([], DraftParts())
  /// The changes that wait until the events have received earlier ones.
  var untold: [UntoldChange<Model>] = []
  /// The depth of the change that the events receive.
  var toldDepth = 0
  var limit = HandlerLimit()
  var isTelling = false
  /// The number of nested notifications of followers.
  var openTells = 0
  var isCommitting = false
  var isReloading = false
  /// The number of nested groups of changes.
  var openGroups = 0
  /// The changes of the open group, until the followers are notified.
  var grouped = DraftParts()
  /// A Boolean value that indicates whether the followers are being notified of a group's changes, so that they receive
  /// further ones immediately.
  var isTellingGroup = false
  nonisolated let registrar = ObservationRegistrar()
  private(set) var revision = 0
  /// Kept because creating the key path of a generic class takes longer than reading a field.
  private let revisionPath: KeyPath<FormDraft, Int> = \.revision

  init(_ model: Model, from origin: Origin, save: @escaping (Model) throws -> Void) {
    values = DraftValues(model)
    self.origin = origin
    self.save = save
  }

  /// Creates a draft of a model.
  ///
  /// If it's an object, `commit()` changes it; otherwise, `commit()` returns the edited model.
  public convenience init(_ model: Model) { self.init(model, from: .value) { _ in } }

  /// Creates a draft of a model that a closure saves.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - save: A closure that receives the edited model at each `commit()`. If it throws an error, `commit()` rethrows
  ///     it and the draft keeps its edits.
  public convenience init(_ model: Model, save: @escaping (Model) throws -> Void) {
    self.init(model, from: .value, save: save)
  }

  /// Creates a draft of the model in an object's property.
  ///
  /// - Parameters:
  ///   - owner: The object, which the draft holds weakly, such as `self`.
  ///   - model: The property. The draft reads it now, and `commit()` reads and sets it.
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

  /// The value at a read-only key path.
  public subscript<Value>(_ keyPath: KeyPath<Model, Value>) -> Value { read(keyPath) }

  /// The value of a property, with its edits.
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<Model, Value>) -> Value {
    get { read(keyPath) }
    set { write(newValue, at: keyPath, .single) }
  }

  /// The value of a read-only property.
  public subscript<Value>(dynamicMember keyPath: KeyPath<Model, Value>) -> Value { read(keyPath) }

  /// The model with the edits.
  ///
  /// If it's an object, this is the object without them.
  public var model: Model {
    noteReading(.everything)
    return values.edited
  }

  private func read<Value>(_ keyPath: WritableKeyPath<Model, Value>) -> Value {
    noteReading(values.part(of: keyPath), at: keyPath)
    return values.readValue(at: keyPath)
  }

  private func read<Value>(_ keyPath: KeyPath<Model, Value>) -> Value {
    noteReading(values.part(of: keyPath), at: keyPath)
    return values.value(at: keyPath)
  }

  /// Notifies recorders and observers that a part is read.
  func noteReading(_ part: @autoclosure () -> DraftPart, at keyPath: AnyKeyPath? = nil) {
    // A reading that follows the parts of drafts would otherwise run again after a change of any part.
    if !DraftRecorder.followsParts { registrar.access(self, keyPath: revisionPath) }
    DraftRecorder.note(part(), at: keyPath, of: self)
  }

  /// Performs a change of the draft, and notifies observers of it.
  func willChange(_ change: () -> Void) {
    registrar.withMutation(of: self, keyPath: revisionPath) {
      revision += 1
      change()
    }
  }
}

extension FormDraft: Observable {}
