// A method that neither the chain nor the app's delegate has must reach UIKit as absence, which only Objective-C can say; and what has
// no witness goes to the app's delegate by its selector, that of a later system too.
#if canImport(ObjectiveC)
  public import UIKit

  @_documentation(visibility: internal)
  extension TableViewDataSource {
    /// Whether the chain answers a method, or the app's delegate has it.
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
        // A row that adds an item stays where it is, even if the app's data source leaves the question to UIKit.
        case .dataSource where method == .canMoveRowAt: return forwardeeMoves
        case .dataSource: return forwardedDataSource?.responds(to: aSelector) == true
        case .delegate, .prefetching: return forwardee(with: aSelector) != nil
        }
      }
    }

    /// The app's delegate, for a method that has no witness here.
    ///
    /// It was there when the table asked `responds(to:)`; if it has gone since, the call has no effect, as one to nil.
    public override func forwardingTarget(for aSelector: Selector!) -> Any? {
      guard let aSelector, Thread.isMainThread, Self.types(of: aSelector) != nil else {
        return super.forwardingTarget(for: aSelector)
      }
      let target: Target = MainActor.assumeIsolated {
        holdUntilNextTurn()
        return Target(delegate: forwardee(with: aSelector) ?? NilDelegate.shared)
      }
      return target.delegate
    }

    /// Stays on the main thread.
    private struct Target: @unchecked Sendable {
      let delegate: any UITableViewDelegate
    }

    private func forwardee(with selector: Selector) -> (any UITableViewDelegate)? {
      guard let forwardee = settings.forwardee, forwardee.responds(to: selector) else { return nil }
      return forwardee
    }

    private static let methods = Dictionary(
      uniqueKeysWithValues: DelegateMethod.allCases.map { (Selector($0.entry.selector), $0) })

    /// The types of a method of a table's data source or delegate, as Objective-C encodes them; nil for any other.
    fileprivate nonisolated static func types(of selector: Selector) -> UnsafePointer<CChar>? {
      // A table view's delegate has the methods of a scroll view's too.
      for name in ["UITableViewDelegate", "UITableViewDataSource"] {
        guard let proto = NSProtocolFromString(name),
          let types = protocol_getMethodDescription(proto, selector, false, true).types
        else { continue }
        return UnsafePointer(types)
      }
      return nil
    }
  }

  /// Answers every method of a table's delegate with zero, as nil does in Objective-C.
  private final class NilDelegate: NSObject, UITableViewDelegate {
    static let shared = NilDelegate()

    override class func resolveInstanceMethod(_ sel: Selector!) -> Bool {
      guard let sel, let types = TableViewDataSource.types(of: sel) else { return super.resolveInstanceMethod(sel) }
      let zero: @convention(block) (AnyObject) -> Int = { _ in 0 }
      // Numbers with a fraction are returned in registers of their own.
      let fraction: @convention(block) (AnyObject) -> Double = { _ in 0 }
      let isFraction = "df".utf8.contains(UInt8(bitPattern: types.pointee))
      return class_addMethod(
        self, sel, isFraction ? imp_implementationWithBlock(fraction) : imp_implementationWithBlock(zero), types)
    }
  }
#endif
