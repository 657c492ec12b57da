import Foundation
import Testing

@_spi(Testing) @testable import UIKit

/// Rows with menus; it records the calls that it receives.
final class MenuList: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows: [String]
  var calls: [String] = []
  var menu: (IndexPath) -> UIMenu? = { _ in nil }
  var previewController: UIViewController?
  var highlight: (UITableView) -> UITargetedPreview? = { _ in nil }
  var dismissal: (UITableView) -> UITargetedPreview? = { _ in nil }
  var commitStyle: UIContextMenuInteractionCommitStyle?

  init(_ rows: [String]) { self.rows = rows }

  /// Returns the calls since the last time.
  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  /// Returns an action that writes down its title.
  func action(
    _ title: String, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    image: String? = nil, _ then: @escaping () -> Void = {}
  ) -> UIAction {
    UIAction(title: title, image: image.flatMap { UIImage(systemName: $0) }, attributes: attributes, state: state) {
      [weak self] _ in
      self?.calls.append("action \(title)")
      then()
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("select \(indexPath.row)")
  }
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    calls.append("configuration \(indexPath.row) at \(Int(point.y))")
    guard let menu = menu(indexPath) else { return nil }
    return UIContextMenuConfiguration(
      identifier: indexPath.row as NSNumber, previewProvider: previewController.map { controller in { controller } },
      actionProvider: { suggested in
        self.calls.append("menu, \(suggested.count) suggested")
        return menu
      })
  }
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    calls.append("highlight \(configuration.identifier)")
    return highlight(tableView)
  }
  func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    calls.append("dismissal \(configuration.identifier)")
    return dismissal(tableView)
  }
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    calls.append("display \(configuration.identifier)")
    animator?.addCompletion { self.calls.append("displayed") }
  }
  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    calls.append("end \(configuration.identifier)")
    animator?.addCompletion { self.calls.append("ended") }
  }
  func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    calls.append("perform \(configuration.identifier)")
    if let commitStyle { animator.preferredCommitStyle = commitStyle }
    animator.addCompletion { self.calls.append("performed") }
  }
}

extension TableScene {
  /// Returns a table with menus, which doesn't move until the test advances the time.
  static func menus(_ list: MenuList, height: CGFloat = 600) -> TableScene {
    AnimationClock.shared.hold()
    let scene = TableScene(height: height)
    scene.window.setDeviceSafeArea(.zero)
    scene.table.rowHeight = 44
    scene.show(list)
    return scene
  }

  var menu: MenuOverlayView? { window.menuOverlay }

  /// Touches and holds a row until its menu appears.
  func openMenu(_ row: Int) {
    let finger = Finger(on: window)
    finger.press(at: CGPoint(x: 100, y: CGFloat(row) * 44 + 22 - table.contentOffset.y))
    finger.hold(for: 0.6)
    finger.lift()
    AnimationClock.shared.settle()
    layOut()
  }
}

extension UIWindow {
  /// The titles of the menu that was opened last, from top to bottom.
  var menuTitles: [String] {
    menuOverlay?.panels.last?.content.items.filter { $0.kind != .gap }.map {
      $0.kind == .loading ? "…" : $0.accessibilityLabel ?? ""
    } ?? []
  }

  /// Returns the middle of an element of the menu that was opened last.
  func place(ofItem title: String) -> CGPoint? {
    menuOverlay?.layoutIfNeeded()
    return menuOverlay?.panels.last?.content.items.first { $0.accessibilityLabel == title }.map {
      $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil)
    }
  }

  /// Taps an element of the menu that was opened last.
  func tapItem(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let place = try #require(self.place(ofItem: title), sourceLocation: sourceLocation)
    let finger = Finger(on: self)
    finger.press(at: place)
    finger.hold(for: 0.05)
    finger.lift()
    AnimationClock.shared.settle()
    layoutIfNeeded()
  }
}
