public import Foundation

/// An object with traits, such as a screen, a window, a view, or a view controller.
@MainActor @preconcurrency public protocol UITraitEnvironment: NSObjectProtocol {
  /// The current traits of the object.
  var traitCollection: UITraitCollection { get }
  /// Called when the object's traits change (deprecated in iOS 17 in favor of `registerForTraitChanges`).
  @available(*, deprecated, message: "deprecated in iOS 17: use registerForTraitChanges")
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A registration for trait changes, which you use to unregister.
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

/// An object that notifies of changes in its traits.
@MainActor @preconcurrency public protocol UITraitChangeObservable {}

/// The registration that `registerForTraitChanges` returns.
@MainActor final class TraitChangeRegistration: NSObject, @MainActor UITraitChangeRegistration {
  private let traits: [any BuiltInTrait.Type]
  private let handler: (UITraitCollection) -> Void

  init(_ traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
    self.traits = traits.compactMap { $0 as? any BuiltInTrait.Type }
    self.handler = handler
  }

  nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  static func tell(_ registrations: [TraitChangeRegistration], from old: UITraitCollection, to new: UITraitCollection) {
    for registration in registrations {
      if registration.traits.contains(where: { $0.differs(old.values, new.values) }) { registration.handler(old) }
    }
  }
}

/// An object that retains its own registrations.
@MainActor protocol TraitChangeKeeper: AnyObject {
  var traitRegistrations: [TraitChangeRegistration] { get set }
}

extension UITraitChangeObservable {
  /// A closure that receives the object with changed traits, and its previous traits.
  public typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousCollection: UITraitCollection
  ) -> Void where TraitEnvironment: UITraitEnvironment

  /// Registers a closure that is called after any of the given traits changes.
  ///
  /// - Returns: The registration, which lasts as long as the object unless you unregister it.
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping Self.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    let keeper = self as? any TraitChangeKeeper
    let registration = TraitChangeRegistration(traits) { [weak keeper] previous in
      if let environment = keeper as? TraitEnvironment { handler(environment, previous) }
    }
    keeper?.traitRegistrations.append(registration)
    return registration
  }

  /// Removes a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitChangeKeeper)?.traitRegistrations.removeAll { $0 === registration }
  }
}

extension UIView: UITraitChangeObservable, TraitChangeKeeper {}
extension UIViewController: UITraitChangeObservable, TraitChangeKeeper {}
