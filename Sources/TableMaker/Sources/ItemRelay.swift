/// Hands on what a source tells to the observers of another source that is made of it.
///
/// The other source holds the relay, which holds nothing: neither source keeps the other by it.
@MainActor final class ItemRelay: ItemObserver {
  private weak var observers: ItemObservers?

  init(to observers: ItemObservers) { self.observers = observers }

  func itemsDidChange() { observers?.itemsDidChange() }

  func itemsDidFail(with error: any Error) { observers?.itemsDidFail(with: error) }

  func itemsDidRecover() { observers?.itemsDidRecover() }

  func itemsDidReport(_ diagnostic: Diagnostic) -> Bool { observers?.pass(diagnostic) ?? false }
}
