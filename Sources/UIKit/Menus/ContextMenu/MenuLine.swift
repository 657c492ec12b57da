import Foundation

/// A line of an open menu.
enum MenuLine {
  /// The title of a menu, or of a part of it.
  case title(String)
  /// The head of a menu that was opened in another; a tap goes back.
  case back(UIMenu)
  case element(UIMenuElement)
  /// Elements side by side.
  case strip([UIMenuElement], UIMenu.ElementSize)
  /// Stands for elements that have not come yet.
  case loading
  /// A wide gap between two parts.
  case gap

  /// The lines of a menu, in order.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - isRoot: Whether it was not opened in another.
  ///   - elements: The elements that deferred ones stand for; nil for those that have not come yet.
  @MainActor static func lines(
    of menu: UIMenu, isRoot: Bool, elements: (UIDeferredMenuElement) -> [UIMenuElement]?
  ) -> [MenuLine] {
    let parts = parts(of: menu, elements: elements)
    var lines: [MenuLine] = isRoot ? (menu.title.isEmpty ? [] : [.title(menu.title)]) : [.back(menu)]
    for (index, part) in parts.enumerated() {
      if index > 0 { lines.append(.gap) }
      lines += part
    }
    return lines
  }

  /// The parts of a menu, between which gaps are: inline menus, and what stands between them.
  @MainActor private static func parts(
    of menu: UIMenu, elements: (UIDeferredMenuElement) -> [UIMenuElement]?
  ) -> [[MenuLine]] {
    var parts: [[MenuLine]] = []
    var open: [MenuLine] = []
    func close() {
      if !open.isEmpty { parts.append(open) }
      open = []
    }
    let size: UIMenu.ElementSize = menu.options.contains(.displayAsPalette) ? .small : menu.preferredElementSize
    func add(_ children: [UIMenuElement]) {
      for child in children {
        switch child {
        case let menu as UIMenu where menu.options.contains(.displayInline):
          close()
          var inner = Self.parts(of: menu, elements: elements)
          if !menu.title.isEmpty, !inner.isEmpty { inner[0].insert(.title(menu.title), at: 0) }
          parts += inner
        case let action as UIAction where action.attributes.contains(.hidden): break
        case let deferred as UIDeferredMenuElement:
          if let elements = elements(deferred) { add(elements) } else { open.append(.loading) }
        default: append(child)
        }
      }
    }
    func append(_ child: UIMenuElement) {
      guard size == .small || size == .medium else { return open.append(.element(child)) }
      // As many side by side as there is room for (reported of iOS 16: four, or three with titles).
      if case .strip(let others, _) = open.last, others.count < (size == .small ? 4 : 3) {
        open[open.count - 1] = .strip(others + [child], size)
      } else {
        open.append(.strip([child], size))
      }
    }
    add(menu.children)
    close()
    return parts
  }
}

/// The measures and colors of a menu. All are assumed, but for the width, the height of a line and the radius, which those report who rebuilt
/// it (Flutter's CupertinoContextMenu, ChidoriMenu): screenshots settle them.
@MainActor enum MenuLook {
  static let width: CGFloat = 250
  static let lineHeight: CGFloat = 44
  static let radius: CGFloat = 13
  static let gap: CGFloat = 8
  static let margin: CGFloat = 16
  /// The room of the mark in front of titles.
  static let markRoom: CGFloat = 22
  static let imageRoom: CGFloat = 24
  /// The distance from the screen's edges, and between a menu and what it belongs to.
  static let edge: CGFloat = 8
  static let distance: CGFloat = 8
  static let duration: TimeInterval = 0.25

  static let gapColor = color((0, 0.08), (0, 0.35))
  static let dimming = color((0, 0.25), (0, 0.5))

  private static func color(_ light: (CGFloat, CGFloat), _ dark: (CGFloat, CGFloat)) -> UIColor {
    UIColor { traits in
      let (white, alpha) = traits.userInterfaceStyle == .dark ? dark : light
      return UIColor(white: white, alpha: alpha)
    }
  }
}
