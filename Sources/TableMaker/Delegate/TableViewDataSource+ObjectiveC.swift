// If neither the chain nor the app's delegate has a method, it must be absent for UIKit, which only Objective-C can
// express. Methods without an implementation here, including those of later systems, go to the app's delegate by
// selector.
#if canImport(ObjectiveC)
  public import UIKit

  @_documentation(visibility: internal)
  extension TableViewDataSource {
    /// Returns whether the chain or the app's delegate has a method.
    public override func responds(to aSelector: Selector!) -> Bool {
      let hasWitness = super.responds(to: aSelector)
      guard let aSelector, Thread.isMainThread else { return hasWitness }
      return MainActor.assumeIsolated {
        guard let method = Self.methods[aSelector] else {
          return hasWitness || Self.types(of: aSelector) != nil && forwardee(with: aSelector) != nil
        }
        if capabilities.contains(method) { return true }
        if settled.contains(method) { return false }
        switch method.entry.owner {
        // A row that adds an item isn't movable, even if the app's data source lets UIKit decide.
        case .dataSource where method == .canMoveRowAt: return forwardeeMoves
        case .dataSource: return forwardedDataSource?.responds(to: aSelector) == true
        case .delegate, .prefetching: return forwardee(with: aSelector) != nil
        }
      }
    }

    /// Returns the app's delegate, for a method without an implementation here.
    ///
    /// The delegate existed when the table view called `responds(to:)`. If it was deallocated since then, the call has
    /// no effect, like a message to `nil`.
    public override func forwardingTarget(for aSelector: Selector!) -> Any? {
      guard let aSelector, Thread.isMainThread, Self.types(of: aSelector) != nil else {
        return super.forwardingTarget(for: aSelector)
      }
      let target: Target = MainActor.assumeIsolated {
        calls.holdUntilNextTurn()
        return Target(delegate: forwardee(with: aSelector) ?? NilDelegate.shared)
      }
      return target.delegate
    }

    /// The value stays on the main thread.
    private struct Target: @unchecked Sendable {
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
      guard let sel, let types = TableViewDataSource.types(of: sel) else { return super.resolveInstanceMethod(sel) }
      let zero: @convention(block) (AnyObject) -> Int = { _ in 0 }
      // Floating-point values are returned in different registers.
      let fraction: @convention(block) (AnyObject) -> Double = { _ in 0 }
      let isFraction = "df".utf8.contains(UInt8(bitPattern: types.pointee))
      return class_addMethod(
        self, sel, isFraction ? imp_implementationWithBlock(fraction) : imp_implementationWithBlock(zero), types)
    }
  }
#endif
