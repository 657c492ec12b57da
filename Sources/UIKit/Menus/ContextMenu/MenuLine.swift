import Foundation
internal import QuartzCoreOnLinux

/// A line of an open menu.
enum MenuLine {
  /// The title of a menu or of a section in it.
  case title(String)
  /// The header of a submenu, which returns to the outer menu.
  case back(UIMenu)
  case element(UIMenuElement)
  /// Elements in one row.
  case strip([UIMenuElement], UIMenu.ElementSize)
  /// A placeholder for elements that aren't loaded yet.
  case loading
  /// A wide gap between two sections.
  case gap

  /// Returns the lines of a menu, in order.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - isRoot: Whether it isn't a submenu.
  ///   - elements: A closure that returns the elements of a deferred one, or `nil` if they aren't loaded yet.
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

  /// Returns the sections of a menu, with gaps between them: inline menus, and the elements between those.
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
      // A row has as many elements as fit (reported of iOS 16: four, or three with titles).
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

/// The metrics and colors of a menu.
///
/// All are assumed, except for the width, the line height, and the radius, which come from reimplementations (Flutter's
/// CupertinoContextMenu, ChidoriMenu): screenshots would settle them.
@MainActor enum MenuLook {
  static let width: CGFloat = 250
  static let lineHeight: CGFloat = 44
  static let radius: CGFloat = 13
  static let gap: CGFloat = 8
  static let margin: CGFloat = 16
  /// The width of the mark in front of titles.
  static let markRoom: CGFloat = 22
  static let imageRoom: CGFloat = 24
  /// The distance from the screen's edges, and between a menu and its anchor.
  static let edge: CGFloat = 8
  static let distance: CGFloat = 8
  static let duration: TimeInterval = 0.25

  static let gapColor = color((0, 0.08), (0, 0.35))
  static let dimming = color((0, 0.2), (0, 0.5))
  /// The blur behind a lifted preview (assumed; a screenshot of a device would settle it).
  static let backdrop = BackdropLayer.Look(deviation: 12, saturation: 1.4)

  private static func color(_ light: (CGFloat, CGFloat), _ dark: (CGFloat, CGFloat)) -> UIColor {
    UIColor { traits in
      let (white, alpha) = traits.userInterfaceStyle == .dark ? dark : light
      return UIColor(white: white, alpha: alpha)
    }
  }
}
