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

  var movesToParent: Bool {
    (parentController as? UINavigationController)?.transition?.added.contains { $0 === self } ?? false
  }

  var movesFromParent: Bool {
    (parentController as? UINavigationController)?.transition?.removed.contains { $0 === self } ?? false
  }
}
