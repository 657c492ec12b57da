import Foundation

// Context menus of rows: the table view has a private interaction with a delegate that calls the table view's delegate.
extension UITableView {
  /// Adds a context menu interaction to a table view with a delegate. The first long press finds out whether the
  /// delegate has menus.
  func prepareContextMenu() {
    guard tableDelegate != nil, menuInteraction == nil else { return }
    let interaction = UIContextMenuInteraction(keeping: TableMenuDelegate(self))
    interaction.press.isIdle = { [weak self] in
      guard let self else { return true }
      return !delegateMayHave(.contextMenuConfiguration) || reordering != nil
        || confirmingCell?.showingDeleteConfirmation == true
    }
    menuInteraction = interaction
    addInteraction(interaction)
  }

  /// Detaches a cell from its open menu because the table view reuses the cell.
  ///
  /// The menu stays open (reported: it closes without harm after the row is gone).
  func rowMenuLetsGo(of cell: UITableViewCell) {
    guard let delegate = menuInteraction?.ownDelegate as? TableMenuDelegate, delegate.cell === cell else { return }
    delegate.cell = nil
    menuInteraction?.overlay?.letGo(ofSource: cell)
  }
}

/// The delegate of a table view's context menu interaction.
final class TableMenuDelegate: NSObject, UIContextMenuInteractionDelegate, ContextMenuOwner {
  private weak var table: UITableView?
  private weak var configuration: UIContextMenuConfiguration?
  fileprivate weak var cell: UITableViewCell?

  init(_ table: UITableView) {
    self.table = table
    super.init()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let table, let path = table.indexPathForRow(at: location), let cell = table.cellForRow(at: path),
      // A floating header may cover the row.
      interaction.press.touches.first?.view?.isDescendant(of: cell) == true
    else { return nil }
    let answer = table.askDelegate(.contextMenuConfiguration) {
      $0.tableView(table, contextMenuConfigurationForRowAt: path, point: location)
    }
    // The delegate may have changed the table view.
    guard let configuration = answer ?? nil, table.indexPath(for: cell) != nil else { return nil }
    (self.configuration, self.cell) = (configuration, cell)
    return configuration
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let table else { return nil }
    let own = table.askDelegate(.highlightMenuPreview) {
      $0.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    if let own = own ?? nil { return own }
    return cell.flatMap { $0.window == nil ? nil : UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let table else { return nil }
    let own = table.askDelegate(.dismissMenuPreview) {
      $0.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration)
    }
    if let own = own ?? nil { return own }
    // The row may have moved.
    guard let cell, stillShows(configuration), cell.window != nil else { return nil }
    return UITargetedPreview(view: cell)
  }

  func stillShows(_ configuration: UIContextMenuConfiguration) -> Bool {
    guard let table, let cell, self.configuration === configuration else { return false }
    return table.indexPath(for: cell) != nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let table else { return }
    _ = table.askDelegate(.performMenuPreview) {
      $0.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let table else { return }
    _ = table.askDelegate(.willDisplayMenu) {
      $0.tableView(table, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let table else { return }
    _ = table.askDelegate(.willEndMenu) {
      $0.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }
}
