import UIKit

/// Prompts the user to save or discard a draft's changes before the table view's controller is dismissed or popped.
@MainActor final class LeavingGuard: DraftFollower, TableCompanion {
  private weak var owner: (any CompanionOwner)?
  private let draft: any GuardedDraft
  /// The location of the step.
  private let location: CallSite
  /// Keeps the table view's controller and its presented ancestor modal while the draft has changes.
  private var holds: [ModalHold] = []
  /// Makes the Back button of the pushed page ask.
  private var backHold: BackHold?
  /// Disables the swipe back of the pushed page while it's on top.
  private var swipeBackHold: SwipeBackHold?
  /// The delegate of the presentation. Kept here, because the presentation references it weakly.
  private var gate: LeavingGate?
  private var watcher: WindowWatcher?
  private weak var question: UIAlertController?

  init(_ draft: any GuardedDraft, of owner: any CompanionOwner, at location: CallSite) {
    self.draft = draft
    self.location = location
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

  /// Updates the guard now and in the next turn, because the controller and its presentation are final only then.
  private func windowHasChanged() {
    update()
    Task { @MainActor [weak self] in self?.update() }
  }

  var isChanged: Bool { draft.isChanged }

  /// Makes the controller and its sheet modal and the Back button ask if the draft has changes, and restores them
  /// otherwise.
  func update() {
    guard draft.isChanged, let controller else {
      (holds, backHold, swipeBackHold) = ([], nil, nil)
      return
    }
    holdBack()
    let presented = presented
    // A sheet also dismisses the pages that were pushed over the form.
    holds = (presented === controller ? [controller] : [controller, presented].compactMap { $0 }).map(ModalHold.of)
    if let presentation = presented?.presentationController { gate = LeavingGate.of(presentation, for: self) }
  }

  private func holdBack() {
    guard let page, let navigation = page.parent as? UINavigationController else {
      (backHold, swipeBackHold) = (nil, nil)
      return
    }
    backHold = BackHold.of(page, for: self)
    guard navigation.topViewController === page, let recognizer = navigation.interactivePopGestureRecognizer else {
      return swipeBackHold = nil
    }
    // Disabling the recognizer would cancel a swipe that returns to this page.
    if swipeBackHold == nil, let coordinator = navigation.transitionCoordinator {
      coordinator.animate(alongsideTransition: nil) { [weak self] _ in
        Task { @MainActor [weak self] in self?.update() }
      }
    } else {
      swipeBackHold = SwipeBackHold.of(recognizer)
    }
  }

  /// The page that contains the table view and was pushed on a navigation controller; `nil` if it's the first page or
  /// was popped.
  var page: UIViewController? {
    let page = controller.flatMap { controller in
      sequence(first: controller, next: \.parent).first { $0.parent is UINavigationController }
    }
    let pages = (page?.parent as? UINavigationController)?.viewControllers ?? []
    return pages.dropFirst().contains { $0 === page } ? page : nil
  }

  /// The controller of the table view.
  private var controller: UIViewController? {
    owner?.tableView.flatMap { table in
      sequence(first: table as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    }
  }

  /// The presented controller that contains the table view's controller; `nil` if none is presented.
  private var presented: UIViewController? {
    guard let controller else { return nil }
    let root = sequence(first: controller, next: \.parent).reduce(controller) { $1 }
    return root.presentingViewController == nil ? nil : root
  }

  /// Returns whether the table view is in a presentation.
  func isIn(_ presentation: UIPresentationController) -> Bool { presented?.presentationController === presentation }

  // MARK: Asking

  /// Presents the question for each draft with changes, one after the other, and calls a closure unless the user stays.
  static func leave(_ guards: some Sequence<LeavingGuard>, _ body: @escaping @MainActor () -> Void) {
    let guards = Array(guards)
    func ask(_ location: Int) {
      guard location < guards.count else { return body() }
      guards[location].leave { ask(location + 1) }
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

  /// - Returns: A Boolean value that indicates whether the changes were saved. If not, the rows or `onError` show the
  ///   reason.
  private func save() -> Bool {
    do {
      try draft.commitChanges()
      return true
    } catch {
      owner?.deal(with: error, from: "confirmsUnsavedChanges", of: "the form", at: location)
      return false
    }
  }
}

/// A draft of any model, with the members that a guard uses.
@MainActor protocol GuardedDraft: FollowedDraft {
  var isChanged: Bool { get }
  func revert()
  func commitChanges() throws
}

extension FormDraft: GuardedDraft {
  func commitChanges() throws { try commit() }
}

extension InterfaceText {
  /// The question about unsaved changes.
  static let unsavedChanges = InterfaceText("You have unsaved changes.", chinese: "更改尚未存储。")
  /// The title of the button that saves the changes.
  static let saveChanges = InterfaceText("Save", chinese: "存储")
  /// The title of the button that discards the changes.
  static let discardChanges = InterfaceText("Discard Changes", chinese: "放弃更改")
  /// The title of the button that keeps the page.
  static let keepEditing = InterfaceText("Keep Editing", chinese: "继续编辑")
}
