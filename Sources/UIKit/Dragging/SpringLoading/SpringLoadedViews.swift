// Spring loading activates buttons and rows when the user holds a drag over them.
extension UIButton: UISpringLoadedInteractionSupporting {
  /// A Boolean value that indicates whether holding a drag over the button presses it.
  ///
  /// The default is `false`.
  public var isSpringLoaded: Bool {
    get { spring != nil }
    set {
      guard newValue != isSpringLoaded else { return }
      if let spring { return removeInteraction(spring) }
      addInteraction(
        StandardSpring(behavior: EnabledButtonSprings()) { interaction, _ in
          guard let button = interaction.view as? UIButton, button.isEnabled else { return }
          button.sendTouchUpInside()
        })
    }
  }

  private var spring: StandardSpring? { interactions.lazy.compactMap { $0 as? StandardSpring }.first }
}

/// A spring-loaded interaction that retains its behavior.
final class StandardSpring: UISpringLoadedInteraction {
  /// Creates an interaction that retains its behavior.
  init(
    behavior: any UISpringLoadedInteractionBehavior,
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    super.init(interactionBehavior: behavior, interactionEffect: nil, activationHandler: handler)
  }
}

private final class EnabledButtonSprings: NSObject, UISpringLoadedInteractionBehavior {
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { (interaction.view as? UIButton)?.isEnabled ?? false }
}

extension UITableView: UISpringLoadedInteractionSupporting {
  /// A Boolean value that indicates whether holding a drag over a row selects the row, as a tap does.
  ///
  /// The default is `false`.
  public var isSpringLoaded: Bool {
    get { rowSpring != nil }
    set {
      guard newValue != isSpringLoaded else { return }
      if let rowSpring { return removeInteraction(rowSpring) }
      addInteraction(
        StandardSpring(behavior: RowSprings()) { interaction, context in
          guard let table = interaction.view as? UITableView, let cell = context.targetView as? UITableViewCell,
            let path = table.indexPath(for: cell)
          else { return }
          table.springRow(at: path)
        })
    }
  }

  private var rowSpring: StandardSpring? { interactions.lazy.compactMap { $0 as? StandardSpring }.first }
}

/// A behavior that activates the row under the touch if the delegate allows it.
private final class RowSprings: NSObject, UISpringLoadedInteractionBehavior {
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    guard let table = interaction.view as? UITableView,
      let view = table.hitTest(context.location(in: table), with: nil),
      let cell = sequence(first: view, next: \.superview).lazy.compactMap({ $0 as? UITableViewCell }).first,
      cell.table === table, let path = table.indexPath(for: cell)
    else { return false }
    context.targetView = cell
    let answer = table.askDelegate(.shouldSpringLoad) {
      $0.tableView(table, shouldSpringLoadRowAt: path, with: context)
    }
    return answer ?? true
  }
}
