import UIKit

/// What the steps say of one row of a form.
@MainActor struct FormRowSettings {
  let cell: UITableViewCell.Type
  let place: CallSite
  /// The name that the app finds it by.
  var name: String?
  /// Its height in points; nil where it is measured.
  var height: CGFloat?
  /// The key path that it is bound to, and the draft.
  var field: FormField?
  /// Shows it in a cell, and binds the cell's control to it; false if the cell is of another class.
  var fill: @MainActor (UITableViewCell, FormRow) -> Bool = { _, _ in true }
  /// A Boolean value that indicates whether a tap unfolds the part below it, or folds it.
  var unfolds = false
  /// What the row itself does when it is tapped, before what the app does; nil for nothing.
  var tapped: (@MainActor (FormRow) -> Void)?
  /// Whether it is shown, if that depends on anything. All have to be true.
  var shown: [@MainActor () -> Bool] = []
  /// Whether the user can change it. All have to be true.
  var enabled: [@MainActor () -> Bool] = []
  /// Whether it only shows its value, if that depends on anything. One that is true is enough.
  var readOnly: [@MainActor () -> Bool] = []
  /// Whether what is said of mistakes is said of it: of several rows that choose one value, of the last.
  var hasRules = true
  /// What is done when it is tapped.
  var selectEvents: [() throws -> Void] = []
  /// What is wrong with a value that its control cannot show, which is told at once; nil where nothing is.
  var misfit: (@MainActor () -> String?)?
  /// Whether it belongs to the row before it, with which it comes and goes; taps and rules are that row's.
  var isPart = false
  /// Whether it is one of several rows that choose one value, and not the first: it comes, goes and moves with those before it.
  var continuesChoice = false
  /// What is wrong with its value, in the order of its rules; nil where nothing is.
  var mistakes: [@MainActor () -> String?] = []
  /// The rules whose answers come later.
  var questions: [RowQuestion] = []
  /// When a mistake is told.
  var telling = MistakeTelling.afterEditing
  /// Whether it has a text that may be no value.
  var isParsed = false
  /// Whether it is typed into.
  var isTyped = false

  /// Whether a tap does something.
  var isTapped: Bool { unfolds || tapped != nil || !selectEvents.isEmpty }

  /// Whether something may be wrong with its value.
  var mayBeWrong: Bool { !mistakes.isEmpty || !questions.isEmpty || isParsed || misfit != nil }

  init(_ cell: UITableViewCell.Type, named name: String? = nil, at place: CallSite) {
    self.cell = cell
    self.name = name
    self.place = place
  }
}

/// The field of a draft that a row is bound to.
@MainActor struct FormField {
  let keyPath: AnyKeyPath
  let part: DraftPart
  let draft: any FollowedDraft
  /// Ends what is typed as one step to undo.
  let endStep: @MainActor () -> Void
  /// Begins to look at the value; what is returned says whether it is another than when it was asked before.
  let watch: @MainActor () -> @MainActor () -> Bool
  /// Returns whether the value is the one that the draft has read of its model; false if it can't be compared.
  let isAsRead: @MainActor () -> Bool
  /// Returns whether the draft has the element that the field is, or is in; nil for a field that is in none.
  let isThere: (@MainActor () -> Bool)?

  init<Model, Value>(_ keyPath: KeyPath<Model, Value>, of draft: Draft<Model>) {
    self.keyPath = keyPath
    part = DraftPart(keyPath)
    self.draft = draft
    endStep = { [weak draft] in draft?.endStep() }
    isAsRead = { [weak draft] in draft?.values.isAsRead(keyPath) ?? false }
    let followed = (keyPath as? WritableKeyPath<Model, Value>).map { draft.values.follow(DraftField($0)) }
    let isThere = followed == true ? Self.presence(of: keyPath, in: draft) : nil
    self.isThere = isThere
    // Of what an object has, each change is told by itself; of a struct, only a comparison tells whether a list's element is another.
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

  /// Returns whether the draft has what a key path leads to, looked up when its arrays have other numbers of elements.
  private static func presence<Model>(
    of keyPath: PartialKeyPath<Model>, in draft: Draft<Model>
  ) -> @MainActor () -> Bool {
    var known: (shape: Int, isThere: Bool)?
    return { [weak draft] in
      guard let draft else { return true }
      if let known, known.shape == draft.shape { return known.isThere }
      let isThere = draft.values.leads(keyPath)
      known = (draft.shape, isThere)
      return isThere
    }
  }

  /// Whether it is the field of a key path of a draft.
  func isOf(_ keyPath: AnyKeyPath, _ draft: any FollowedDraft) -> Bool {
    self.draft === draft && self.keyPath == keyPath
  }
}

/// When a row tells that its value is wrong.
public enum MistakeTelling: Sendable {
  /// As soon as it is.
  case atOnce
  /// When the user has left the row, and from then on at once; a control that nobody types into at once.
  case afterEditing
  /// When the draft is committed, and from then on at once.
  case onCommit
}
