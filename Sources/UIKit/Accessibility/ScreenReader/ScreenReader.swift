import Foundation

/// An object that reads a window like VoiceOver and performs its actions, for tests.
///
/// It doesn't speak. Comments mark behavior that Apple doesn't document as assumed.
@_spi(Testing) @MainActor public final class ScreenReader {
  /// The window to read.
  public let window: UIWindow

  /// Creates a screen reader for a window.
  public init(on window: UIWindow) { self.window = window }

  /// The elements on the screen, in the order of swiping right.
  public var elements: [SpokenElement] {
    window.layoutIfNeeded()
    return tree.elements
  }

  /// The scroll views on the screen, outermost first.
  var scrollViews: [UIScrollView] {
    window.layoutIfNeeded()
    return tree.scrollViews
  }

  /// The spoken text of each element on the screen, in the user's language.
  public var lines: [String] { elements.map { $0.line() } }

  /// The current elements of the window, and its scroll views, outermost first.
  private var tree: (elements: [SpokenElement], scrollViews: [UIScrollView]) {
    let tree = AccessibilityTree(isRightToLeft: window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    return (tree.read(window), tree.scrollViews)
  }

  /// Returns the first element on the screen with a label, or `nil` if there is none.
  public func element(_ label: String) -> SpokenElement? { elements.first { $0.label == label } }

  // MARK: Reading everything

  /// Scrolls through all content page by page, and returns all elements in reading order.
  ///
  /// Afterward, the scroll views return to their positions.
  ///
  /// - Parameter limit: The maximum number of elements.
  public func readAll(atMost limit: Int = 10_000) -> [SpokenElement] {
    var reading = Reading(limit: limit)
    window.layoutIfNeeded()
    read(&reading)
    return Array(reading.elements.prefix(limit))
  }

  private struct Reading {
    let limit: Int
    private(set) var elements: [SpokenElement] = []
    private var known: Set<SpokenElement.Key> = []
    var scrolled: Set<SpokenElement.Key> = []

    init(limit: Int) { self.limit = limit }

    /// A Boolean value that indicates whether the limit is reached.
    var isEnough: Bool { elements.count >= limit }

    /// Adds the new elements of a page. Each is inserted before the known element that follows it on the page.
    mutating func add(_ page: [SpokenElement]) {
      var place = elements.endIndex
      for element in page.reversed() {
        if known.insert(element.key).inserted {
          elements.insert(element, at: place)
        } else if let index = elements[..<place].lastIndex(where: { $0.key == element.key }) {
          place = index
        }
      }
    }
  }

  private func read(_ reading: inout Reading) {
    let page = tree
    var hasScrolled = false
    // Everything scrolls back to its beginning first, so new elements of the first page follow the content before them.
    for scrollView in page.scrollViews {
      guard reading.scrolled.insert(key(of: scrollView)).inserted else { continue }
      hasScrolled = true
      let before = scrollView.contentOffset
      scrollView.scrollToBeginning()
      window.layoutIfNeeded()
      var pages = 0
      repeat {
        read(&reading)
        pages += 1
        // A scroll view that wraps around has no end.
      } while pages < scrollView.mostPages && !reading.isEnough && turn(scrollView)
      // Rows that appear are measured, which can change the offset again.
      for _ in 0..<3 where scrollView.contentOffset != before {
        scrollView.setContentOffset(before, animated: false)
        window.layoutIfNeeded()
      }
    }
    reading.add(hasScrolled ? tree.elements : page.elements)
  }

  private func turn(_ scrollView: UIScrollView) -> Bool {
    guard scrollView.window === window, scrollView.showPage(.next) else { return false }
    window.layoutIfNeeded()
    return true
  }

  /// Returns the key of a scroll view. In a row, it's based on the row because the cell can be reused.
  private func key(of scrollView: UIScrollView) -> SpokenElement.Key {
    var view: UIView? = scrollView.superview
    while let other = view, !(other is UITableViewCell) { view = other.superview }
    guard let cell = view as? UITableViewCell, let table = cell.table, let path = table.shownRow(of: cell) else {
      return SpokenElement.Key(owner: ObjectIdentifier(scrollView))
    }
    return SpokenElement.Key(
      owner: ObjectIdentifier(table), section: path.section, row: path.row, part: "scroll \(scrollView.frame)")
  }
}

extension UIScrollView {
  /// The number of pages of the content, plus a reserve.
  fileprivate var mostPages: Int {
    let (page, content) = (uncoveredBounds.size, contentSize)
    let pages = scrollsMoreByHeight ? content.height / max(page.height, 1) : content.width / max(page.width, 1)
    return Int(min(max(pages, 0), 100_000)) + 3
  }
}
