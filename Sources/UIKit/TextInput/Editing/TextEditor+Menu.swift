import Foundation
internal import TableMakerTextEditing

extension TextEditor {
  /// The time within which a tap that took the menu away does not bring it back, in seconds.
  private static let toggleTime: TimeInterval = 0.4

  /// Called when the user asks for the edit menu: by a tap on the caret or on the selection, or after having moved them.
  func offerMenu() {
    guard let client, let window = client.window, client.isFirstResponder else { return }
    // A tap on the caret takes the menu away, and the next one brings it back.
    let isCaret = text.selection.isCaret
    if isCaret, AnimationClock.shared.now - window.editMenuState.dismissed < Self.toggleTime { return }
    let suggested = EditAction.menu(for: client) { [weak self] in self?.offerMenu() }
    let own = client.editMenu(for: NSRange(text.selectedRange), suggested: suggested)
    let elements = EditAction.flat(own.map(\.children) ?? suggested)
    window.editMenu?.dismiss(animated: false)
    guard !elements.isEmpty else { return }
    let menu = EditMenuView(elements, direction: .automatic, of: client)
    menu.onDismissal = { [weak client] animator in client?.editMenuWillDismiss(animator) }
    let animator = EditMenuAnimator()
    client.editMenuWillPresent(animator)
    menu.present(at: client.convert(menuTarget(of: client), to: nil), in: window, animator)
  }

  /// Takes the menu away, since what it was for has changed.
  func withdrawMenu() {
    guard let client, let menu = client.window?.editMenu, menu.isFor(client) else { return }
    menu.dismiss(animated: true)
  }

  /// The part of the selection that shows, in the client's points.
  private func menuTarget(of client: any TextEditorClient) -> CGRect {
    let range = text.selectedRange
    let all =
      range.isEmpty
      ? client.caretRectangle(at: text.selection.head)
      : client.shownRectangles(of: range).map(\.rect).reduce(CGRect.null) { $0.union($1) }
    let shown = all.intersection(client.bounds)
    return shown.isNull ? client.bounds : shown
  }
}
