import UIKit

/// Keeps the controller of a table from being left while a draft has changes, and asks what is to become of them.
@MainActor final class LeavingGuard: DraftFollower, TableCompanion {
  private weak var owner: (any CompanionOwner)?
  private let draft: any GuardedDraft
  /// The step that has asked for it.
  private let place: CallSite
  /// Keep the table's controller, and the one that is presented with it, modal while there are changes.
  private var holds: [ModalHold] = []
  /// The delegate of the presentation. Kept here, because the presentation references it weakly.
  private var gate: LeavingGate?
  private var watcher: WindowWatcher?
  private weak var question: UIAlertController?

  init(_ draft: any GuardedDraft, of owner: any CompanionOwner, at place: CallSite) {
    self.draft = draft
    self.place = place
    self.owner = owner
    draft.addFollower(self)
  }

  isolated deinit { watcher?.removeFromSuperview() }

  // MARK: Guarding

  func draft(_ draft: any FollowedDraft, didChange parts: DraftParts) {}

  func draftDidSettle() { update() }

  func tableHasChanged() {
    watcher?.removeFromSuperview()
    watcher = owner?.tableView.map { WindowWatcher(in: $0) { [weak self] in self?.windowHasChanged() } }
    update()
  }

  /// The table has come into a window, or has left it: its controller may be another, and be presented or not, once this turn is over.
  private func windowHasChanged() {
    update()
    Task { @MainActor [weak self] in self?.update() }
  }

  var isChanged: Bool { draft.isChanged }

  /// Makes the controller and its sheet modal if the draft has changes, and frees them otherwise.
  func update() {
    guard draft.isChanged, let controller else { return holds = [] }
    let presented = presented
    // A page that is pushed over the form is pulled down with it.
    holds = (presented === controller ? [controller] : [controller, presented].compactMap { $0 }).map(ModalHold.of)
    if let presentation = presented?.presentationController { gate = LeavingGate.of(presentation, for: self) }
  }

  /// The controller whose table it is.
  private var controller: UIViewController? {
    owner?.tableView.flatMap { table in
      sequence(first: table as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    }
  }

  /// The controller that is presented, with the table's in it; nil where none is.
  private var presented: UIViewController? {
    guard let controller else { return nil }
    let root = sequence(first: controller, next: \.parent).reduce(controller) { $1 }
    return root.presentingViewController == nil ? nil : root
  }

  /// A Boolean value that indicates whether the table is in a presentation.
  func isIn(_ presentation: UIPresentationController) -> Bool { presented?.presentationController === presentation }

  // MARK: Asking

  /// Presents a question about each draft with changes, one after the other, and leaves unless the user stays.
  static func leave(_ guards: some Sequence<LeavingGuard>, _ body: @escaping @MainActor () -> Void) {
    let guards = Array(guards)
    func ask(_ place: Int) {
      guard place < guards.count else { return body() }
      guards[place].leave { ask(place + 1) }
    }
    ask(0)
  }

  private func leave(_ body: @escaping @MainActor () -> Void) {
    guard draft.isChanged, let controller else { return body() }
    guard question == nil else { return }
    controller.view.endEditing(true)
    let alert = UIAlertController(
      title: InterfaceText.unsavedChanges.text, message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: InterfaceText.saveChanges.text, style: .default) { [weak self] _ in
        if self?.save() == true { body() }
      })
    alert.addAction(
      UIAlertAction(title: InterfaceText.discardChanges.text, style: .destructive) { [weak self] _ in
        self?.draft.revert()
        body()
      })
    alert.addAction(UIAlertAction(title: InterfaceText.keepEditing.text, style: .cancel))
    question = alert
    (presented ?? controller).present(alert, animated: true)
  }

  /// - Returns: Whether the changes are saved; else the rows, or `onError`, say what is wrong.
  private func save() -> Bool {
    do {
      try draft.commitChanges()
      return true
    } catch {
      owner?.deal(with: error, from: "guardsLeaving", of: "the form", at: place)
      return false
    }
  }
}

/// A draft of any model, with what a guard asks of it.
@MainActor protocol GuardedDraft: FollowedDraft {
  var isChanged: Bool { get }
  func revert()
  func commitChanges() throws
}

extension Draft: GuardedDraft {
  func commitChanges() throws { try commit() }
}

extension InterfaceText {
  /// What is asked when a form with changes is left.
  static let unsavedChanges = InterfaceText("You have unsaved changes.", chinese: "更改尚未存储。")
  /// The answer that keeps them.
  static let saveChanges = InterfaceText("Save", chinese: "存储")
  /// The answer that forgets them.
  static let discardChanges = InterfaceText("Discard Changes", chinese: "放弃更改")
  /// The answer that stays.
  static let keepEditing = InterfaceText("Keep Editing", chinese: "继续编辑")
}
