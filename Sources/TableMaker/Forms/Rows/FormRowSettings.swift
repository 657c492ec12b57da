import UIKit

/// The settings of one row of a form.
@MainActor struct FormRowSettings {
  let cell: UITableViewCell.Type
  let location: CallSite
  /// The name by which the app finds it.
  var name: String?
  /// Its height in points; `nil` to measure it.
  var height: CGFloat?
  /// The field that it's bound to.
  var field: FormField?
  /// Shows the row in a cell and binds the cell's control to it; returns `false` if the cell has another class.
  var fill: @MainActor (UITableViewCell, FormRow) -> Bool = { _, _ in true }
  /// A Boolean value that indicates whether a tap expands or collapses the part below it.
  var unfolds = false
  /// The row's own action for a tap, before the app's; `nil` for none.
  var tapped: (@MainActor (FormRow) -> Void)?
  /// The conditions for showing it. All must be satisfied.
  var shown: [@MainActor () -> Bool] = []
  /// The conditions for enabling it. All must be satisfied.
  var enabled: [@MainActor () -> Bool] = []
  /// The conditions for making it read-only. One is enough.
  var readOnly: [@MainActor () -> Bool] = []
  /// A Boolean value that indicates whether validation steps apply to it. If several rows are one choice, they apply to
  /// the last.
  var hasRules = true
  /// The app's actions for a tap.
  var selectEvents: [() throws -> Void] = []
  /// Returns the text of a value in the row's own format; `nil` without one.
  var valueText: (@MainActor (Any) -> String)?
  /// Returns the message for a value that its control can't show, which appears immediately; `nil` for no mistake.
  var misfit: (@MainActor () -> String?)?
  /// A Boolean value that indicates whether it's a part of the row before it, which handles its visibility, taps, and
  /// rules.
  var isPart = false
  /// A Boolean value that indicates whether it belongs to the same choice as the row before it, and is shown, hidden,
  /// and moved with it.
  var continuesChoice = false
  /// Its rules in order. Each returns its message, or `nil` for no mistake.
  var mistakes: [@MainActor () -> String?] = []
  /// Its asynchronous rules.
  var questions: [RowQuestion] = []
  /// The time when it shows its mistakes.
  var feedback = ValidationFeedback.afterEditing
  /// A Boolean value that indicates whether its text can be an invalid value.
  var isParsed = false
  /// A Boolean value that indicates whether the user types into it.
  var isTyped = false
  /// The type of the return key; `nil` for Next or Done.
  var returnKeyType: UIReturnKeyType?

  /// An array with rows for its elements, which follow this row. This row is never shown.
  var elements: (any RowElements)?
  var elementsAreDeletable = false
  /// The element of an array that it shows.
  var element: RowElement?
  /// Adds an element to an array.
  var insertsElement: (@MainActor () -> Void)?

  /// A Boolean value that indicates whether a tap has an effect.
  var isTapped: Bool { unfolds || tapped != nil || !selectEvents.isEmpty }

  /// A Boolean value that indicates whether its value can have a mistake.
  var mayBeWrong: Bool { !mistakes.isEmpty || !questions.isEmpty || isParsed || misfit != nil }

  init(_ cell: UITableViewCell.Type, named name: String? = nil, at location: CallSite) {
    self.cell = cell
    self.name = name
    self.location = location
  }
}

/// The field of a draft that a row is bound to.
@MainActor struct FormField {
  let keyPath: AnyKeyPath
  let part: DraftPart
  let draft: any FollowedDraft
  /// Ends the current undo step.
  let endStep: @MainActor () -> Void
  /// Begins to watch the value, and returns a closure that returns whether it has changed since the last call.
  let watch: @MainActor () -> @MainActor () -> Bool
  /// Returns whether the value equals the model's; `false` if the values can't be compared.
  let isAsRead: @MainActor () -> Bool
  /// Returns whether the draft has the element of the field; `nil` for a field that isn't in an element.
  let isThere: (@MainActor () -> Bool)?
  /// Records that the app wants to show the field, so the draft should have its element.
  let expect: @MainActor () -> Void

  init<Model, Value>(_ keyPath: KeyPath<Model, Value>, of draft: FormDraft<Model>) {
    self.keyPath = keyPath
    self.draft = draft
    endStep = { [weak draft] in draft?.endStep() }
    isAsRead = { [weak draft] in draft?.values.isAsRead(keyPath) ?? false }
    let followed = (keyPath as? WritableKeyPath<Model, Value>).map { draft.values.follow(DraftField($0)) }
    part = draft.values.part(of: keyPath)
    let presence = followed == true ? Self.presence(of: keyPath, in: draft) : nil
    let isThere = presence?.isThere
    self.isThere = isThere
    expect = { presence?.expect() }
    // Each change of an object's property is reported; in a structure, only a comparison shows whether an element has
    // changed.
    if case .reference = part {
      watch = { { true } }
      return
    }
    watch = { [weak draft] in
      let isEqual = equality(of: Value.self)
      var last: Value? = draft.flatMap { isThere?() != false ? $0.values.value(at: keyPath) : nil }
      return {
        guard let draft, isThere?() != false else { return false }
        let now: Value = draft.values.value(at: keyPath)
        if let isEqual, let last, isEqual(now, last) { return false }
        last = now
        return true
      }
    }
  }

  /// Returns a closure that returns whether a key path leads to a value, and one that records that it should. The first
  /// one checks again when the draft's containers have other elements.
  private static func presence<Model>(
    of keyPath: PartialKeyPath<Model>, in draft: FormDraft<Model>
  ) -> (isThere: @MainActor () -> Bool, expect: @MainActor () -> Void) {
    var known: (shape: Int, isThere: Bool)?
    let isThere: @MainActor () -> Bool = { [weak draft] in
      guard let draft else { return true }
      if let known, known.shape == draft.shape { return known.isThere }
      let isThere = draft.values.leads(keyPath)
      known = (draft.shape, isThere)
      return isThere
    }
    let expect: @MainActor () -> Void = { [weak draft] in
      draft?.values.expect(keyPath)
      known = nil
    }
    return (isThere, expect)
  }

  /// Returns whether it's the field of a key path of a draft.
  func isOf(_ keyPath: AnyKeyPath, _ draft: any FollowedDraft) -> Bool {
    self.draft === draft && self.keyPath == keyPath
  }
}

/// The time when a row shows that its value is wrong.
public enum ValidationFeedback: Sendable {
  /// Immediately.
  case atOnce
  /// When the user has left the row, and from then on immediately.
  ///
  /// Controls without text show it immediately.
  case afterEditing
  /// When the draft is committed, and from then on immediately.
  case onCommit
}
