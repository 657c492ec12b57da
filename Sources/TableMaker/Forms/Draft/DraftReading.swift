import Observation

/// The result of a closure that reads drafts and `@Observable` objects, kept until a value that it has read changes.
@MainActor final class DraftReading<Value>: DraftFollower {
  private let read: @MainActor () -> Value
  private var kept: Value?
  private var parts: [ObjectIdentifier: DraftParts] = [:]
  /// Called when the result can have changed.
  var onChange: @MainActor () -> Void = {}
  /// Called when all followers of the draft were notified and the closure can be called again.
  var onSettle: @MainActor () -> Void = {}
  private var isUnsettled = false
  /// The mark of the objects that the closure has read.
  private var reading = Reading()

  init(_ read: @escaping @MainActor () -> Value) { self.read = read }

  /// The closure's result.
  var value: Value {
    if let kept { return kept }
    let (old, new) = (reading, Reading())
    reading = new
    old.end()
    let (value, recorder) = withObservationTracking {
      new.begin()
      return DraftRecorder.record(followsParts: true, read)
    } onChange: { [weak self] in
      // An object notifies just before its change.
      Task { @MainActor in self?.objectsDidChange(since: new) }
    }
    kept = value
    parts = recorder.parts
    recorder.follow(by: self)
    return value
  }

  /// Discards the result, so the closure is called again.
  func forget() { kept = nil }

  deinit { reading.end() }

  private func objectsDidChange(since reading: Reading) {
    // The end of an older reading also counts as a change.
    guard reading === self.reading, kept != nil else { return }
    kept = nil
    onChange()
    onSettle()
  }

  func draft(_ draft: any FollowedDraft, didChange changed: DraftParts) {
    guard kept != nil, let read = parts[ObjectIdentifier(draft)], read.overlaps(changed) else { return }
    kept = nil
    // It follows the draft again when it's read again, so many changes until then cost nothing.
    draft.removeFollower(self)
    isUnsettled = true
    onChange()
  }

  func draftDidSettle() {
    guard isUnsettled else { return }
    isUnsettled = false
    onSettle()
  }
}

/// Records which parts of drafts a closure reads.
@MainActor final class DraftRecorder {
  private(set) var parts: [ObjectIdentifier: DraftParts] = [:]
  private(set) var drafts: [any FollowedDraft] = []

  /// A field that isn't recorded, because its changes are already known.
  private let known: FormField?
  private let followsParts: Bool

  private static var current: DraftRecorder?

  /// A Boolean value that indicates whether the changes of each part are followed, so that Observation needn't follow
  /// those of whole drafts.
  static var followsParts: Bool { current?.followsParts ?? false }

  private init(but known: FormField?, followsParts: Bool) {
    self.known = known
    self.followsParts = followsParts
  }

  /// Makes an object follow the drafts, as far as they were read.
  func follow(by follower: any DraftFollower) {
    for draft in drafts { draft.addFollower(follower, reading: parts[ObjectIdentifier(draft)]) }
  }

  /// Runs a closure and records what it reads, except one field.
  static func record<Value>(
    but known: FormField? = nil, followsParts: Bool = false, _ body: () -> Value
  ) -> (Value, DraftRecorder) {
    let (outer, recorder) = (current, DraftRecorder(but: known, followsParts: followsParts))
    current = recorder
    defer { current = outer }
    return (body(), recorder)
  }

  /// Records that a part of a draft is read.
  static func note(_ part: @autoclosure () -> DraftPart, at keyPath: AnyKeyPath?, of draft: any FollowedDraft) {
    guard let current else { return }
    if let keyPath, current.known?.isOf(keyPath, draft) == true { return }
    let identifier = ObjectIdentifier(draft)
    if current.parts[identifier] == nil { current.drafts.append(draft) }
    current.parts[identifier, default: DraftParts()].insert(part())
  }
}
