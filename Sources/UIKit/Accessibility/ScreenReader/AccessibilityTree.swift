import Foundation

/// The accessibility elements in a view, in reading order.
///
/// Apple documents that the subviews of an element aren't reached, that `accessibilityElements` determines the elements
/// and their order, and that hidden views and the siblings of a modal view are left out. `ReadingOrder` determines the
/// rest of the order.
@MainActor final class AccessibilityTree {
  /// A part of the screen, which contains one element or several consecutive elements.
  struct Node {
    var place: CGRect
    var elements: [SpokenElement]
    /// A Boolean value that indicates whether the elements belong to a scroll view.
    var scrolls = false
  }

  private(set) var scrollViews: [UIScrollView] = []
  let order: ReadingOrder
  /// The current row, header, or footer, and its table.
  var row: (table: UITableView, section: Int, row: Int, view: UIView)?

  init(isRightToLeft: Bool) { order = ReadingOrder(isRightToLeft: isRightToLeft) }

  /// Returns the elements of a view, in reading order.
  func read(_ view: UIView) -> [SpokenElement] {
    let screen = UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
    return joined(visit(view, clip: screen))
  }

  /// Returns the elements of several parts, in the reading order of the parts.
  func joined(_ nodes: [Node]) -> [SpokenElement] {
    order.indices(of: nodes.map(\.place)).flatMap { nodes[$0].elements }
  }

  /// Combines elements into one part.
  func group(_ elements: [SpokenElement], scrolls: Bool = false) -> [Node] {
    guard let first = elements.first else { return [] }
    let place = elements.dropFirst().reduce(first.frame) { $0.union($1.frame) }
    return [Node(place: place, elements: elements, scrolls: scrolls)]
  }

  // MARK: Visiting

  /// Returns the parts of an object, including the object itself.
  func visit(_ object: UIResponder, clip: CGRect) -> [Node] {
    if let view = object as? UIView {
      // Assumed: invisible views aren't read. VoiceOver is reported to skip views with an alpha of 0.
      guard !view.isHidden, view.alpha > 0.01 else { return [] }
      if let cell = view as? UITableViewCell { return visit(cell, clip: clip) }
      if isOtherTitle(view) { return [] }
    }
    if object.isAccessibilityElement {
      return [leaf(object, clip: clip)].compactMap { $0 } + besides(object, clip: clip)
    }
    return children(of: object, clip: clip)
  }

  /// Returns the parts of an object, without the object itself.
  func children(of object: UIResponder, clip: CGRect) -> [Node] {
    guard !object.accessibilityElementsHidden else { return [] }
    let clip = (object as? UIView).map { self.clip($0, in: clip) } ?? clip
    if let elements = ownElements(of: object) {
      return group(elements.flatMap { joined(visit($0, clip: clip)) })
    }
    guard let view = object as? UIView else { return [] }
    if let scrollView = view as? UIScrollView { scrollViews.append(scrollView) }
    if let table = view as? UITableView { return group(rows(of: table, clip: clip), scrolls: true) }
    let subviews = subviews(of: view)
    // Assumed: a page's navigation bar is read before the page, even if the page extends below it, and tabs are read
    // after the page.
    if subviews.contains(where: { $0 is UINavigationBar || $0 is UITabBar }) {
      let parts = [
        subviews.filter { $0 is UINavigationBar }, subviews.filter { !($0 is UINavigationBar || $0 is UITabBar) },
        subviews.filter { $0 is UITabBar },
      ]
      return group(parts.flatMap { joined($0.flatMap { visit($0, clip: clip) }) })
    }
    let nodes = subviews.flatMap { visit($0, clip: clip) }
    guard isRead(together: view) else { return nodes }
    return group(joined(nodes), scrolls: view is UIScrollView)
  }

  /// Returns the elements that the object provides, or `nil` to find them among its subviews.
  func ownElements(of object: UIResponder) -> [UIResponder]? {
    if let elements = object.accessibilityElements { return elements.compactMap { $0 as? UIResponder } }
    let count = object.accessibilityElementCount()
    guard count != NSNotFound else { return nil }
    return (0..<max(0, count)).compactMap { object.accessibilityElement(at: $0) as? UIResponder }
  }

  /// Returns the subviews to read. If there is a modal view, the result is the topmost one and the keyboard, which has
  /// its own window on a device.
  private func subviews(of view: UIView) -> [UIView] {
    let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden && $0.alpha > 0.01 }
    guard let modal else { return view.subviews }
    return view.subviews.filter { $0 === modal || $0 is InputViewHost }
  }

  /// Returns the visible part of a view's content. Assumed for a scroll view: the part under bars, which its insets
  /// exclude, isn't visible.
  private func clip(_ view: UIView, in clip: CGRect) -> CGRect {
    guard view.clipsToBounds || view is UIScrollView else { return clip }
    let insets = (view as? UIScrollView)?.adjustedContentInset ?? .zero
    let covered = UIEdgeInsets(
      top: max(0, insets.top), left: max(0, insets.left), bottom: max(0, insets.bottom), right: max(0, insets.right))
    let shown = UIAccessibility.convertToScreenCoordinates(view.bounds.inset(by: covered), in: view)
    let cut = clip.intersection(shown)
    return cut.isNull ? .zero : cut
  }

  private func isRead(together view: UIView) -> Bool {
    if view.shouldGroupAccessibilityChildren { return true }
    return view is UIScrollView || view is UINavigationBar || view is UITabBar || view is UISearchBar
      || view is UISegmentedControl || view is UIStepper || view is UITableViewHeaderFooterView
      || view is InputViewHost
  }

  /// Returns whether a view is the small title of a bar that still shows the large title, because a title is read once.
  private func isOtherTitle(_ view: UIView) -> Bool {
    guard let bar = view.superview as? UINavigationBar else { return false }
    return view === bar.titleLabel && bar.largeTitleIsRead
  }

  // MARK: Elements

  /// Returns the element of an object, or `nil` if it isn't visible or has nothing to read.
  func leaf(_ object: UIResponder, actor: UIResponder? = nil, clip: CGRect) -> Node? {
    guard object.accessibilityFrame.overlaps(clip) else { return nil }
    let (role, position) = role(of: object)
    let element = SpokenElement(
      object, actor: actor, role: role, position: position, clip: clip, key: key(of: object))
    guard element.frame.width >= 1, element.frame.height >= 1 else { return nil }
    // Reported: VoiceOver skips an empty label. It doesn't skip a control without a label.
    guard element.label != nil || element.value != nil || element.answers || object is UIControl else { return nil }
    return Node(place: element.frame, elements: [element])
  }

  /// Returns the controls in a text field, which are reachable although the field is an element.
  private func besides(_ object: UIResponder, clip: CGRect) -> [Node] {
    guard let field = object as? UITextField else { return [] }
    return field.subviews.flatMap { visit($0, clip: clip) }.filter { $0.elements.contains { $0.answers } }
  }

  private func role(of object: UIResponder) -> (SpokenElement.Role, SpokenElement.Position?) {
    switch object {
    case let field as UITextField:
      let isSearch = field.accessibilityTraits.contains(.searchField)
      return (isSearch ? .searchField : field.isSecureTextEntry ? .secureTextField : .textField, nil)
    case let view as UITextView: return (view.isEditable ? .textField : .none, nil)
    case let button as TabBarButton: return (.tab, (button.superview as? UITabBar)?.position(of: button))
    case let segment as SegmentContentView:
      return (.none, (segment.superview as? UISegmentedControl)?.position(of: segment))
    case is BarBackButton: return (.backButton, nil)
    default: return (.none, nil)
    }
  }

  private func key(of object: UIResponder) -> SpokenElement.Key {
    if let bar = (object as? UIView)?.navigationBarOfTitle {
      return SpokenElement.Key(owner: ObjectIdentifier(bar), part: "title")
    }
    guard let row else { return SpokenElement.Key(owner: ObjectIdentifier(object)) }
    // Rows share cells, so the key is the position in the row, which doesn't change when the row's content scrolls.
    let frame = object.accessibilityFrame
    let whole = UIAccessibility.convertToScreenCoordinates(row.view.bounds, in: row.view)
    var place = CGPoint(x: frame.minX - whole.minX, y: frame.minY - whole.minY)
    var view = (object as? UIView) ?? ((object as? UIAccessibilityElement)?.accessibilityContainer as? UIView)
    while let other = view, other !== row.view {
      if other !== object, let scrollView = other as? UIScrollView {
        place.x += scrollView.contentOffset.x
        place.y += scrollView.contentOffset.y
      }
      view = other.superview
    }
    // In twelfths of a point, which contain halves and thirds of pixels: no place is between two numbers.
    let numbers = [place.x, place.y, frame.width].map { "\(Int(min(max(($0 * 12).rounded(), -1e9), 1e9)))" }
    return SpokenElement.Key(
      owner: ObjectIdentifier(row.table), section: row.section, row: row.row,
      part: object === row.view ? "" : "\(type(of: object)) \(numbers)")
  }
}

extension UIView {
  /// The navigation bar for which the view is the large or small title.
  fileprivate var navigationBarOfTitle: UINavigationBar? {
    let bar = (superview as? UINavigationBar) ?? (superview?.superview as? UINavigationBar)
    return bar.flatMap { $0.isTitle(self) ? $0 : nil }
  }
}
