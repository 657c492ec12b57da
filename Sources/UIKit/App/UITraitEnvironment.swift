public import Foundation

/// An object that has traits: a screen, a window, a view, a view controller.
@MainActor @preconcurrency public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits that it has now.
  var traitCollection: UITraitCollection { get }
}

/// A promise to call when traits change; hand it back to end it.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object that notifies of changes of its traits.
@MainActor @preconcurrency public protocol UITraitChangeObservable {}

/// The registration that a call to `registerForTraitChanges` makes.
@MainActor final class TraitChangeRegistration: NSObject, @MainActor UITraitChangeRegistration {
  private let traits: [any BuiltInTrait.Type]
  private let handler: (UITraitCollection) -> Void

  init(_ traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
    self.traits = traits.compactMap { $0 as? any BuiltInTrait.Type }
    self.handler = handler
  }

  static func tell(_ registrations: [TraitChangeRegistration], from old: UITraitCollection, to new: UITraitCollection) {
    for registration in registrations {
      if registration.traits.contains(where: { $0.differs(old.values, new.values) }) { registration.handler(old) }
    }
  }
}

/// An object that keeps its registrations itself.
@MainActor protocol TraitChangeKeeper: AnyObject {
  var traitRegistrations: [TraitChangeRegistration] { get set }
}

extension UITraitChangeObservable {
  /// A closure that is given whose traits changed and what they were before.
  public typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousCollection: UITraitCollection
  ) -> Void where TraitEnvironment: UITraitEnvironment

  /// Calls the handler after any of the traits has changed.
  ///
  /// - Returns: The registration, which lives as long as the object unless it is handed back.
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

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitChangeKeeper)?.traitRegistrations.removeAll { $0 === registration }
  }
}

extension UIView: UITraitChangeObservable, TraitChangeKeeper {}
extension UIViewController: UITraitChangeObservable, TraitChangeKeeper {}
