import UIKit

/// Keeps the controller of a table from being left while a draft has changes, and asks what is to become of them.
///
/// It is the delegate of the controller's presentation where the app has none of its own there.
@MainActor final class LeavingGuard: NSObject, UIAdaptivePresentationControllerDelegate, DraftFollower {
  private weak var tableView: UITableView?
  private let draft: any GuardedDraft
  /// The step that has asked for it.
  private let place: CallSite
  /// The controller that has been made modal.
  private weak var guarded: UIViewController?
  private weak var question: UIAlertController?

  init(_ draft: any GuardedDraft, of tableView: UITableView, at place: CallSite) {
    self.draft = draft
    self.place = place
    self.tableView = tableView
    super.init()
    draft.addFollower(self)
  }

  isolated deinit { guarded?.isModalInPresentation = false }

  // MARK: Guarding

  func draft(_ draft: any FollowedDraft, didChange parts: DraftParts) {}

  func draftDidSettle() { update() }

  /// Has the controller stay where it is pulled down, as long as there are changes.
  func update() {
    if draft.isChanged {
      // A controller that is modal for another reason is the app's to set free.
      guard guarded == nil, let controller else { return }
      guard !controller.isModalInPresentation else { return takeQuestions() }
      controller.isModalInPresentation = true
      guarded = controller
      takeQuestions()
    } else if let controller = guarded {
      controller.isModalInPresentation = false
      guarded = nil
    }
  }

  /// The controller whose table it is.
  private var controller: UIViewController? {
    tableView.flatMap { table in
      sequence(first: table as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    }
  }

  /// The controller that is presented, with the table's in it; nil where none is.
  private var presented: UIViewController? {
    guard let controller else { return nil }
    let root = sequence(first: controller, next: \.parent).reduce(controller) { $1 }
    return root.presentingViewController == nil ? nil : root
  }

  private func takeQuestions() {
    guard let presentation = presented?.presentationController, presentation.delegate == nil else { return }
    presentation.delegate = self
  }

  // MARK: Asking

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    guard draft.isChanged else { return }
    leave { presentationController.presentedViewController.dismiss(animated: true) }
  }

  /// Asks what is to become of the changes, if there are any, and leaves unless the user stays.
  func leave(_ body: @escaping @MainActor () -> Void) {
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
      (tableView?.dataSource as? TableViewDataSource)?.deal(
        with: error, from: "guardsLeaving", of: "the form", at: place)
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
