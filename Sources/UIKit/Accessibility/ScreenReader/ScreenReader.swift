import Foundation

/// Reads a window as VoiceOver would, and does what its user can do: for tests, and for whoever wants to read a page.
///
/// Nothing is said aloud. What VoiceOver does and Apple does not document is marked as assumed where it is done.
@_spi(Testing) @MainActor public final class ScreenReader {
  /// The window that is read.
  public let window: UIWindow

  /// Makes a reader of a window.
  public init(on window: UIWindow) { self.window = window }

  /// The elements on the screen, in the order in which a swipe to the right leads from one to the next.
  public var elements: [SpokenElement] {
    window.layoutIfNeeded()
    return tree.elements
  }

  /// What is said at each element on the screen, a line each, in the user's language.
  public var lines: [String] { elements.map { $0.line() } }

  /// What the window has now: its elements, and the views that scroll, the outer ones first.
  private var tree: (elements: [SpokenElement], scrollViews: [UIScrollView]) {
    let tree = AccessibilityTree(isRightToLeft: window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    return (tree.read(window), tree.scrollViews)
  }

  /// Returns the first element on the screen with a label; nil if there is none.
  public func element(_ label: String) -> SpokenElement? { elements.first { $0.label == label } }

  // MARK: All of it

  /// Scrolls everything from its beginning to its end, page by page, and returns all elements in the order in which they
  /// are read. The scroll views are then where they were.
  ///
  /// - Parameter limit: How many elements are enough.
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

    /// A Boolean value that indicates whether nothing more is to be read.
    var isEnough: Bool { elements.count >= limit }

    /// Adds what is new of a page, each in front of the one that it stands before there: what is read later stands further on.
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
    // What is new on the first page of something that is not at its beginning follows what it scrolls back to.
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
        // One that goes round has no end.
      } while pages < scrollView.mostPages && !reading.isEnough && turn(scrollView)
      // Rows that come on screen are measured, which may move it again.
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

  /// A scroll view in a row is the row's: its cell may be another's later.
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
  /// The number of pages of the content, and some to spare.
  fileprivate var mostPages: Int {
    let (page, content) = (uncoveredBounds.size, contentSize)
    let pages = scrollsMoreByHeight ? content.height / max(page.height, 1) : content.width / max(page.width, 1)
    return Int(min(max(pages, 0), 100_000)) + 3
  }
}
