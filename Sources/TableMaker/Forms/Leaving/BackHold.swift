import UIKit

/// A change of an object that lasts as long as the hold exists. Guards that need the same change share one hold.
@MainActor protocol Hold: AnyObject {
  associatedtype Held: AnyObject
  var held: Held? { get }
  init(_ held: Held)
}

/// The existing holds of a kind, by their objects.
@MainActor struct Holds<Kind: Hold> {
  private var all: [ObjectIdentifier: WeakReference<Kind>] = [:]

  /// Returns the hold of an object, which is created if there is none.
  mutating func of(_ object: Kind.Held) -> Kind {
    all = all.filter { $0.value.object != nil }
    if let known = all[ObjectIdentifier(object)]?.object, known.held === object { return known }
    let made = Kind(object)
    all[ObjectIdentifier(object)] = WeakReference(made)
    return made
  }
}

/// Keeps a controller modal while it exists. If the controller was already modal, it stays modal afterward.
@MainActor final class ModalHold: Hold {
  private(set) weak var held: UIViewController?
  private var isOwn = false
  private static var all = Holds<ModalHold>()

  static func of(_ controller: UIViewController) -> ModalHold {
    let hold = all.of(controller)
    if !controller.isModalInPresentation {
      controller.isModalInPresentation = true
      hold.isOwn = true
    }
    return hold
  }

  init(_ held: UIViewController) { self.held = held }

  isolated deinit {
    if isOwn { held?.isModalInPresentation = false }
  }
}

/// Makes the Back button of a pushed page ask about each draft with changes in it. Afterward, the page has the app's
/// own `backAction` again.
///
/// `isModalInPresentation` doesn't prevent a pop, and UIKit has no other way to prevent one.
@MainActor final class BackHold: Hold {
  private(set) weak var held: UIViewController?
  /// The guards, in the order in which their drafts first changed.
  private var guards: [WeakReference<LeavingGuard>] = []
  /// The app's own action.
  private var own: UIAction?

  private static let action = UIAction.Identifier("TableMaker.leaving")
  private static var all = Holds<BackHold>()

  /// Returns the hold of a page, and adds a guard to it; `nil` if the page has no Back button.
  static func of(_ page: UIViewController, for leavingGuard: LeavingGuard) -> BackHold? {
    let item = page.navigationItem
    // A `backAction` would also give a Back button to a page that has none.
    let isReplaced = item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
    guard item.backAction != nil || (!item.hidesBackButton && !isReplaced) else { return nil }
    let hold = all.of(page)
    hold.guards.removeAll { $0.object == nil }
    if !hold.guards.contains(where: { $0.object === leavingGuard }) { hold.guards.append(WeakReference(leavingGuard)) }
    // The app can set another action at any time. UIKit copies an action, so only its identifier stays the same.
    if item.backAction?.identifier != action {
      hold.own = item.backAction
      item.backAction = UIAction(identifier: action) { [weak hold] _ in hold?.ask() }
    }
    return hold
  }

  init(_ held: UIViewController) { self.held = held }

  isolated deinit {
    if held?.navigationItem.backAction?.identifier == Self.action { held?.navigationItem.backAction = own }
  }

  private func ask() {
    let changed = guards.compactMap(\.object).filter { $0.isChanged && $0.page === held }
    LeavingGuard.leave(changed) { [weak page = held, own] in
      if let own { return own.performWithSender(page?.navigationItem, target: nil) }
      guard let page, let navigation = page.navigationController, navigation.topViewController === page else { return }
      navigation.popViewController(animated: true)
    }
  }
}

/// Disables a navigation controller's swipe back while it exists, because the user couldn't cancel its pop.
@MainActor final class SwipeBackHold: Hold {
  private(set) weak var held: UIGestureRecognizer?
  private let wasEnabled: Bool
  private static var all = Holds<SwipeBackHold>()

  static func of(_ recognizer: UIGestureRecognizer) -> SwipeBackHold { all.of(recognizer) }

  init(_ held: UIGestureRecognizer) {
    self.held = held
    wasEnabled = held.isEnabled
    held.isEnabled = false
  }

  isolated deinit {
    if wasEnabled { held?.isEnabled = true }
  }
}
