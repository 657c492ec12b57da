// If neither the chain nor the app's delegate has a method, it must be absent for UIKit, which only Objective-C can
// express. Methods without an implementation here, including those of later systems, go to the app's delegate by
// selector.
#if canImport(ObjectiveC)
  public import UIKit

  @_documentation(visibility: internal)
  extension TableViewDataSource {
    /// Returns whether the chain or the app's data source has a method.
    public override func responds(to aSelector: Selector!) -> Bool {
      let hasWitness = super.responds(to: aSelector)
      guard let aSelector, Thread.isMainThread else { return hasWitness }
      return MainActor.assumeIsolated { live.responds(to: aSelector, hasWitness: hasWitness) }
    }

    /// Returns the app's data source, for a method without an implementation here.
    public override func forwardingTarget(for aSelector: Selector!) -> Any? {
      guard let aSelector, Thread.isMainThread, LiveTable.types(of: aSelector) != nil else {
        return super.forwardingTarget(for: aSelector)
      }
      return MainActor.assumeIsolated { live.forwardingTarget(for: aSelector) }.delegate
    }
  }

  extension TableDelegate {
    override func responds(to aSelector: Selector!) -> Bool {
      let hasWitness = super.responds(to: aSelector)
      guard let aSelector, Thread.isMainThread else { return hasWitness }
      return MainActor.assumeIsolated { live.responds(to: aSelector, hasWitness: hasWitness) }
    }

    override func forwardingTarget(for aSelector: Selector!) -> Any? {
      guard let aSelector, Thread.isMainThread, LiveTable.types(of: aSelector) != nil else {
        return super.forwardingTarget(for: aSelector)
      }
      return MainActor.assumeIsolated { live.forwardingTarget(for: aSelector) }.delegate
    }
  }

  extension LiveTable {
    /// Returns whether the chain or the app's delegate has a method.
    ///
    /// - Parameter hasWitness: A Boolean value that indicates whether the object that the table view calls implements
    ///   it.
    fileprivate func responds(to selector: Selector, hasWitness: Bool) -> Bool {
      guard let method = Self.methods[selector] else {
        return hasWitness || Self.types(of: selector) != nil && forwardee(with: selector) != nil
      }
      // The table view calls each method of one object only.
      guard hasWitness else { return false }
      if capabilities.contains(method) { return true }
      if settled.contains(method) { return false }
      switch method.entry.owner {
      // A row that adds an item isn't movable, even if the app's data source lets UIKit decide.
      case .dataSource where method == .canMoveRowAt: return forwardeeMoves
      case .dataSource: return forwardedDataSource?.responds(to: selector) == true
      case .delegate, .prefetching: return forwardee(with: selector) != nil
      }
    }

    /// Returns the app's delegate, for a method without an implementation here.
    ///
    /// The delegate existed when the table view called `responds(to:)`. If it was deallocated since then, the call has
    /// no effect, like a message to `nil`.
    fileprivate func forwardingTarget(for selector: Selector) -> Target {
      calls.holdUntilNextTurn()
      return Target(delegate: forwardee(with: selector) ?? NilDelegate.shared)
    }

    /// The value stays on the main thread.
    fileprivate struct Target: @unchecked Sendable {
      let delegate: any UITableViewDelegate
    }

    private func forwardee(with selector: Selector) -> (any UITableViewDelegate)? {
      guard let forwardee = settings.forwardee, forwardee.responds(to: selector) else { return nil }
      return forwardee
    }

    private static let methods = Dictionary(
      uniqueKeysWithValues: DelegateMethod.allCases.map { (Selector($0.entry.selector), $0) })

    /// Returns the Objective-C type encoding of a data source or delegate method, or `nil` for any other method.
    fileprivate nonisolated static func types(of selector: Selector) -> UnsafePointer<CChar>? {
      // A table view's delegate also has the methods of a scroll view's delegate.
      for name in ["UITableViewDelegate", "UITableViewDataSource"] {
        guard let proto = NSProtocolFromString(name),
          let types = protocol_getMethodDescription(proto, selector, false, true).types
        else { continue }
        return UnsafePointer(types)
      }
      return nil
    }
  }

  /// A delegate that returns zero from every method, like a message to `nil` in Objective-C.
  private final class NilDelegate: NSObject, UITableViewDelegate {
    static let shared = NilDelegate()

    override class func resolveInstanceMethod(_ sel: Selector!) -> Bool {
      guard let sel, let types = LiveTable.types(of: sel) else { return super.resolveInstanceMethod(sel) }
      let zero: @convention(block) (AnyObject) -> Int = { _ in 0 }
      // Floating-point values are returned in different registers.
      let fraction: @convention(block) (AnyObject) -> Double = { _ in 0 }
      let isFraction = "df".utf8.contains(UInt8(bitPattern: types.pointee))
      return class_addMethod(
        self, sel, isFraction ? imp_implementationWithBlock(fraction) : imp_implementationWithBlock(zero), types)
    }
  }
#endif
