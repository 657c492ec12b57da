import CoreData
import UIKit

/// The events of a fetched results controller and its context, for a source: an Objective-C class, since they ask for
/// one.
///
/// Of the controller's delegate methods, this is the one with whole states: a snapshot with all identifiers, and with
/// those of changed objects. It fetches no object, as reading the controller's sections would, and there is nothing in
/// it to be replayed.
@MainActor final class FetchEvents: NSObject, @preconcurrency NSFetchedResultsControllerDelegate {
  /// Called with each new state.
  var onState: (NSDiffableDataSourceSnapshotReference) -> Void = { _ in }
  /// Called with objects of the context that have changed, before or after the state in which they have.
  var onChange: (Set<NSManagedObject>) -> Void = { _ in }

  func observe(_ context: NSManagedObjectContext) {
    NotificationCenter.default.addObserver(
      self, selector: #selector(objectsDidChange), name: .NSManagedObjectContextObjectsDidChange, object: context)
  }

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) {
    onState(snapshot)
  }

  @objc private func objectsDidChange(_ notification: Notification) {
    for key in [NSUpdatedObjectsKey, NSRefreshedObjectsKey] {
      if let objects = notification.userInfo?[key] as? Set<NSManagedObject> { onChange(objects) }
    }
  }
}
