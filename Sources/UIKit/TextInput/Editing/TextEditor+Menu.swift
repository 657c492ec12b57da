import Foundation
internal import TableMakerTextEditing

extension TextEditor {
  /// The time after a menu's dismissal within which a tap doesn't show it again, in seconds.
  private static let toggleTime: TimeInterval = 0.4

  /// Shows the edit menu because the user tapped the caret or the selection, or moved them.
  func offerMenu() {
    guard let client, let window = client.window, client.isFirstResponder else { return }
    // A tap on the caret dismisses the menu, and the next tap shows it.
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

  /// Dismisses the edit menu because the selection changed.
  func withdrawMenu() {
    guard let client, let menu = client.window?.editMenu, menu.isFor(client) else { return }
    menu.dismiss(animated: true)
  }

  /// Returns the visible part of the selection in the client's coordinates.
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
