import TableMaker
import UIKit

/// A visible view of a page, with its place.
@MainActor struct PageView {
  let view: UIView
  /// The frame in the window.
  let frame: CGRect
  /// The part of the frame that's in the window and in the superviews that clip.
  let visible: CGRect
  let path: ViewPath
  /// The part of the page that contains the view: a row, header, bar, or scroll view, or else the window.
  let container: UIView
  /// The innermost cell that contains the view, or that is the view.
  let cell: UITableViewCell?
  /// The innermost scroll view that contains the view.
  let scrollView: UIScrollView?
  /// A Boolean value that indicates whether the view belongs to a navigation bar, toolbar, or tab bar.
  let isInBar: Bool
  /// A Boolean value that indicates whether the view is a part of one of UIKit's controls.
  let isPartOfControl: Bool

  /// Returns the visible views of a page, each before its subviews.
  static func all(in page: Page) -> [PageView] {
    var walk = Walk(page)
    walk.visit(page.window, Place(clip: page.window.bounds, container: page.window, origin: .zero))
    return walk.views
  }

  /// The rectangle of the text in the window, or `nil` if the view shows no text.
  var textFrame: CGRect? {
    guard let label = view as? UILabel, let text = label.text, !text.allSatisfy(\.isWhitespace) else { return nil }
    var rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines)
    rect.origin.y = label.bounds.midY - rect.height / 2
    return label.convert(rect, to: nil)
  }
}

/// The surroundings of a view.
private struct Place {
  var clip: CGRect
  var container: UIView
  /// The place of the superview's coordinates in the window, or `nil` if a transform is on the way.
  var origin: CGPoint?
  var cell: UITableViewCell?
  var scrollView: UIScrollView?
  var isInBar = false
  var isPartOfControl = false
  var components: [ViewPath.Component] = []
}

@MainActor private struct Walk {
  private let page: Page
  var views: [PageView] = []

  init(_ page: Page) { self.page = page }

  mutating func visit(_ view: UIView, _ outer: Place, index: Int = 0) {
    guard !view.isHidden, view.alpha > 0.01, className(of: view) != "InputViewHost" else { return }
    var place = outer
    let frame = frame(of: view, in: outer)
    place.origin =
      outer.origin != nil && view.transform.isIdentity
      ? CGPoint(x: frame.minX - view.bounds.minX, y: frame.minY - view.bounds.minY) : nil
    if isContainer(view) { place.container = view }
    if let cell = view as? UITableViewCell { place.cell = cell }
    if isBar(view) { place.isInBar = true }
    if let component = component(of: view, index, outer) { place.components.append(component) }
    if view !== page.window {
      views.append(
        PageView(
          view: view, frame: frame, visible: frame.intersection(outer.clip),
          path: ViewPath(components: place.components),
          container: place.container, cell: place.cell, scrollView: outer.scrollView, isInBar: place.isInBar,
          isPartOfControl: outer.isPartOfControl))
    }
    if view.clipsToBounds || view is UIScrollView {
      place.clip = place.clip.intersection(frame)
      if place.clip.isNull || place.clip.isEmpty { return }
    }
    if let scrollView = view as? UIScrollView { place.scrollView = scrollView }
    if view is UIControl || view is UISearchBar, isOfUIKit(view) { place.isPartOfControl = true }
    var counts: [String: Int] = [:]
    for subview in view.subviews {
      let name = className(of: subview)
      visit(subview, place, index: counts[name, default: 0])
      counts[name, default: 0] += 1
    }
  }

  /// Returns the frame of a view in the window. A conversion would go through all its superviews.
  private func frame(of view: UIView, in place: Place) -> CGRect {
    if view === page.window { return view.bounds }
    guard let origin = place.origin, view.transform.isIdentity else { return view.convert(view.bounds, to: nil) }
    return view.frame.offsetBy(dx: origin.x, dy: origin.y)
  }

  private func isContainer(_ view: UIView) -> Bool {
    view is UITableViewCell || view is UITableViewHeaderFooterView || view is UIScrollView || isBar(view)
  }

  private func isBar(_ view: UIView) -> Bool {
    view is UINavigationBar || view is UITabBar || view is UIToolbar
  }

  /// Returns the component of the path, or `nil` for a view that only UIKit knows.
  private func component(of view: UIView, _ index: Int, _ place: Place) -> ViewPath.Component? {
    if view === page.window { return nil }
    if let root = page.window.rootViewController, view === root.viewIfLoaded {
      return ViewPath.Component(name: className(of: root), index: 0)
    }
    var component = ViewPath.Component(name: className(of: view), index: index)
    if let cell = view as? UITableViewCell, let table = place.scrollView as? UITableView {
      component.row = table.indexPath(for: cell)
      component.item = component.row.flatMap { page.item(at: $0, of: table) }.map(brief)
    } else if isOfUIKit(view), !component.name.hasPrefix("UI") {
      return nil
    } else if let controller = view.next as? UIViewController, controller.viewIfLoaded === view {
      component.name = className(of: controller)
    } else if let text = (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle, !text.isEmpty {
      component.item = brief(text)
    }
    return component
  }

  private func brief(_ text: String) -> String {
    let line = text.replacing("\n", with: " ")
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}

/// The names of classes, each of which is made once.
@MainActor private enum ClassNames {
  static var known: [ObjectIdentifier: (name: String, isOfUIKit: Bool)] = [:]

  static func entry(of type: AnyObject.Type) -> (name: String, isOfUIKit: Bool) {
    if let entry = known[ObjectIdentifier(type)] { return entry }
    let entry = (String(describing: type), String(reflecting: type).hasPrefix("UIKit."))
    known[ObjectIdentifier(type)] = entry
    return entry
  }
}

/// Returns the name of an object's class, without its module.
@MainActor func className(of object: AnyObject) -> String { ClassNames.entry(of: type(of: object)).name }

/// Returns whether a class of UIKit, and not of the app, made the view.
@MainActor func isOfUIKit(_ view: UIView) -> Bool { ClassNames.entry(of: type(of: view)).isOfUIKit }
