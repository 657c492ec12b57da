import Foundation
import TestSupport

@_spi(Testing) @testable import UIKit

/// An alert over a page in a window, a simulated touch, and a record of the calls.
@MainActor final class AlertScene {
  let test: TestWindow
  let page = UIViewController()
  let alert: UIAlertController
  let finger: Finger
  var calls: [String] = []

  init(
    _ style: UIAlertController.Style, title: String? = "Delete “Harbor”?",
    message: String? = "The tour and its 12 pictures are deleted from all of your devices.",
    _ actions: [(String, UIAlertAction.Style)], size: CGSize = CGSize(width: 390, height: 844),
    overriding: (inout UITraitOverrides) -> Void = { _ in }
  ) {
    test = TestWindow(size: size, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    overriding(&test.window.traitOverrides)
    finger = Finger(on: test.window)
    alert = UIAlertController(title: title, message: message, preferredStyle: style)
    page.view.backgroundColor = .systemBackground
    for (title, style) in actions {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [unowned self] action in
          calls.append("\(action.title ?? "") \(alert.view.window == nil ? "gone" : "there")")
        })
    }
    test.show(page)
  }

  @discardableResult func shown() -> AlertScene {
    page.present(alert, animated: false)
    test.layOut()
    return self
  }

  /// The rectangle of an action's button in the window.
  func frame(_ title: String) -> CGRect {
    guard let view = alert.alertView?.actionViews.first(where: { $0.action.title == title }) else { return .null }
    return view.convert(view.bounds, to: nil)
  }

  func middle(_ title: String) -> CGPoint {
    let frame = frame(title)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// The titles of the buttons from the top and from the left.
  var order: [String] {
    (alert.alertView?.actionViews ?? [])
      .sorted {
        let (one, other) = (frame($0.action.title ?? ""), frame($1.action.title ?? ""))
        return (one.minY, one.minX) < (other.minY, other.minX)
      }.map { $0.action.title ?? "" }
  }

  func tap(_ title: String) { tap(at: middle(title)) }

  func tap(at point: CGPoint) {
    finger.press(at: point)
    finger.lift()
    settleAnimations()
  }

  /// The titles of the highlighted buttons.
  var highlighted: [String] {
    (alert.alertView?.actionViews ?? []).filter(\.isHighlighted).map { $0.action.title ?? "" }
  }
}
