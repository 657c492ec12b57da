import Foundation

/// The standard actions of an edit menu.
@MainActor enum EditAction: CaseIterable {
  // The order is that of Apple's standard edit menu.
  case cut, copy, paste, select, selectAll

  var selector: Selector {
    switch self {
    case .cut: .cut
    case .copy: .copy
    case .paste: .paste
    case .select: .select
    case .selectAll: .selectAll
    }
  }

  var title: String {
    switch self {
    case .cut: SystemWords.cut
    case .copy: SystemWords.copy
    case .paste: SystemWords.paste
    case .select: SystemWords.select
    case .selectAll: SystemWords.selectAll
    }
  }

  func perform(on responder: UIResponder) {
    switch self {
    case .cut: responder.cut(nil)
    case .copy: responder.copy(nil)
    case .paste: responder.paste(nil)
    case .select: responder.select(nil)
    case .selectAll: responder.selectAll(nil)
    }
  }

  /// Returns the menu of actions that a responder or a later one in the chain can perform, which may be empty.
  ///
  /// - Parameter then: A closure to call after an action that selects.
  static func menu(for responder: UIResponder, then: @escaping () -> Void = {}) -> [UIMenuElement] {
    let actions: [UIMenuElement] = allCases.compactMap { action in
      guard let target = responder.target(forAction: action.selector, withSender: nil) as? UIResponder else {
        return nil
      }
      return UIAction(title: action.title, identifier: UIAction.Identifier(action.selector.description)) {
        [weak target] _ in
        guard let target else { return }
        action.perform(on: target)
        if action == .select || action == .selectAll { then() }
      }
    }
    return actions.isEmpty
      ? [] : [UIMenu(identifier: .standardEdit, options: .displayInline, children: actions)]
  }

  /// Returns the visible elements, with those of inline menus and without hidden ones.
  static func flat(_ elements: [UIMenuElement]) -> [UIMenuElement] {
    elements.flatMap { element -> [UIMenuElement] in
      if let menu = element as? UIMenu, menu.options.contains(.displayInline) { return flat(menu.children) }
      if let action = element as? UIAction, action.attributes.contains(.hidden) { return [] }
      return [element]
    }
  }
}
