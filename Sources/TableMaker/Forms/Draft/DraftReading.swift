/// What a closure makes of drafts, kept until something that it has read is another.
@MainActor final class DraftReading<Value>: DraftFollower {
  private let read: @MainActor () -> Value
  private var kept: Value?
  private var parts: [ObjectIdentifier: DraftParts] = [:]
  /// Called when it may be another.
  var onChange: @MainActor () -> Void = {}
  /// Called when all that follow the draft know of its change, and what is read is to be read again.
  var onSettle: @MainActor () -> Void = {}
  private var isUnsettled = false

  init(_ read: @escaping @MainActor () -> Value) { self.read = read }

  /// What the closure makes of them.
  var value: Value {
    if let kept { return kept }
    let (value, recorder) = DraftRecorder.record(read)
    kept = value
    parts = recorder.parts
    for draft in recorder.drafts { draft.addFollower(self) }
    return value
  }

  /// Has the closure asked again.
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

/// Notes what a closure reads of drafts.
@MainActor final class DraftRecorder {
  private(set) var parts: [ObjectIdentifier: DraftParts] = [:]
  private(set) var drafts: [any FollowedDraft] = []

  /// The field whose reads are not noted, since its changes are known otherwise.
  private let known: FormField?

  private static var current: DraftRecorder?

  private init(but known: FormField?) { self.known = known }

  /// Runs a closure, and notes what it reads, but for one field.
  static func record<Value>(but known: FormField? = nil, _ body: () -> Value) -> (Value, DraftRecorder) {
    let (outer, recorder) = (current, DraftRecorder(but: known))
    current = recorder
    defer { current = outer }
    return (body(), recorder)
  }

  /// Notes that a part of a draft is read.
  static func note(_ part: @autoclosure () -> DraftPart, at keyPath: AnyKeyPath?, of draft: any FollowedDraft) {
    guard let current else { return }
    if let keyPath, current.known?.isOf(keyPath, draft) == true { return }
    let identifier = ObjectIdentifier(draft)
    if current.parts[identifier] == nil { current.drafts.append(draft) }
    current.parts[identifier, default: DraftParts()].insert(part())
  }
}
