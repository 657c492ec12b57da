import UIKit

final class Mover: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
  func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
    -> [UIDragItem]
  {
    let item = UIDragItem(itemProvider: NSItemProvider())
    item.localObject = indexPath
    return [item]
  }
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    guard let target = coordinator.destinationIndexPath, let item = coordinator.items.first else { return }
    coordinator.drop(item.dragItem, toRowAt: target)
  }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
}
