import Foundation

extension UIViewController {
  /// Shows a controller through the nearest container that shows others in its own way, or else presents it.
  func showFromContainer(_ controller: UIViewController, _ sender: Any?) {
    let containers = sequence(first: self, next: \.parentController).dropFirst()
    if let container = containers.first(where: { $0 is UINavigationController }) {
      return container.show(controller, sender: sender)
    }
    present(controller, animated: true)
  }

  /// Returns a guide at an edge of the view, which it makes again for another view.
  func barGuide(
    _ guide: ReferenceWritableKeyPath<UIViewController, BarLayoutGuide?>, make: (UIView) -> BarLayoutGuide
  ) -> BarLayoutGuide {
    let view: UIView = view
    if let made = self[keyPath: guide], made.owningView === view { return made }
    let made = make(view)
    self[keyPath: guide] = made
    return made
  }

  /// Returns an Edit or Done button that changes the editing mode.
  func makeEditItem() -> UIBarButtonItem {
    let item = UIBarButtonItem(
      systemItem: .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    item.show(isEditing: isEditing)
    return item
  }

  /// Returns the nearest controller of a class that contains this one.
  func container<Container: UIViewController>() -> Container? {
    sequence(first: parentController, next: { $0?.parentController }).lazy.compactMap { $0 as? Container }.first
  }

  /// The traits that a view of this controller would have.
  var traitsWithoutView: UITraitCollection {
    let inherited = parentController?.traitCollection ?? UIScreen.main.traitCollection
    return UITraitCollection(inherited.values.overridden(by: ownTraitOverrides))
  }

  func addToChildren(_ child: UIViewController) {
    guard child.parentController !== self else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    childControllers.append(child)
    child.parentController = self
  }

  func leaveParent() {
    guard let parent = parentController else { return }
    parent.childControllers.removeAll { $0 === self }
    parentController = nil
    didMove(toParent: nil)
  }

  /// Announces a new size to the controllers with a view that fills this one's, and to the presented controller.
  func forwardTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let filling = shownChildren.filter { $0.viewIfLoaded?.bounds.size == viewIfLoaded?.bounds.size }
    for controller in filling + [presentation?.presented].compactMap(\.self) {
      controller.viewWillTransition(to: size, with: coordinator)
    }
  }

  /// Announces new traits to the shown children and the presented controller.
  func forwardTransition(to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    for controller in shownChildren + [presentation?.presented].compactMap(\.self) {
      controller.willTransition(to: traits, with: coordinator)
    }
  }

  var movesToParent: Bool {
    (parentController as? UINavigationController)?.transition?.added.contains { $0 === self } ?? false
  }

  var movesFromParent: Bool {
    (parentController as? UINavigationController)?.transition?.removed.contains { $0 === self } ?? false
  }
}
