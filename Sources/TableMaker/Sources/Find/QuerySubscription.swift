/// A subscription to query changes, which lasts as long as someone holds it.
@MainActor final class QuerySubscription {
  private let observer: any QuerySubscribing
  let tell: () -> Void

  init(to observer: any QuerySubscribing, _ tell: @escaping () -> Void) {
    self.observer = observer
    self.tell = tell
    observer.subscriptions.append(self)
  }
}

/// An object that holds its query subscriptions weakly.
@MainActor protocol QuerySubscribing: AnyObject {
  var subscriptions: QuerySubscriptions { get set }
}

/// The subscriptions to query changes.
@MainActor struct QuerySubscriptions {
  private struct Entry {
    weak var subscription: QuerySubscription?
  }

  private var entries: [Entry] = []

  mutating func append(_ subscription: QuerySubscription) {
    entries.removeAll { $0.subscription == nil }
    entries.append(Entry(subscription: subscription))
  }

  func tell() {
    for entry in entries { entry.subscription?.tell() }
  }
}
