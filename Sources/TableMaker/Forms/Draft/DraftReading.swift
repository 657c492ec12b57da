/// The result of a closure that reads drafts, kept until a value that it has read changes.
@MainActor final class DraftReading<Value>: DraftFollower {
  private let read: @MainActor () -> Value
  private var kept: Value?
  private var parts: [ObjectIdentifier: DraftParts] = [:]
  /// Called when the result can have changed.
  var onChange: @MainActor () -> Void = {}
  /// Called when all followers of the draft were notified and the closure can be called again.
  var onSettle: @MainActor () -> Void = {}
  private var isUnsettled = false

  init(_ read: @escaping @MainActor () -> Value) { self.read = read }

  /// The closure's result.
  var value: Value {
    if let kept { return kept }
    let (value, recorder) = DraftRecorder.record(read)
    kept = value
    parts = recorder.parts
    for draft in recorder.drafts { draft.addFollower(self) }
    return value
  }

  /// Discards the result, so the closure is called again.
  func forget() { kept = nil }

  func draft(_ draft: any FollowedDraft, didChange changed: DraftParts) {
    guard kept != nil, let read = parts[ObjectIdentifier(draft)], read.overlaps(changed) else { return }
    kept = nil
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

  private static var current: DraftRecorder?

  private init(but known: FormField?) { self.known = known }

  /// Runs a closure and records what it reads, except one field.
  static func record<Value>(but known: FormField? = nil, _ body: () -> Value) -> (Value, DraftRecorder) {
    let (outer, recorder) = (current, DraftRecorder(but: known))
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
