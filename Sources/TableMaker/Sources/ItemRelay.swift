/// Passes a source's notifications on to the observers of a derived source.
///
/// The derived source holds the relay, and the relay holds nothing strongly. So neither source keeps the other alive
/// through it.
@MainActor final class ItemRelay: ItemObserver {
  private weak var observers: ItemObservers?

  init(to observers: ItemObservers) { self.observers = observers }

  func itemsDidChange() { observers?.itemsDidChange() }

  func itemsDidFail(with error: any Error) { observers?.itemsDidFail(with: error) }

  func itemsDidRecover() { observers?.itemsDidRecover() }

  func itemsDidReport(_ diagnostic: Diagnostic) -> Bool { observers?.pass(diagnostic) ?? false }
}
