public import UIKit

/// A page of the demo: a view controller, and its titles.
public struct Page: Sendable {
  /// The name by which the page is asked for.
  public let name: String

  /// A Boolean value that indicates whether the page has rows that a tap makes grow.
  public let canGrow: Bool

  let icon: PageIcon
  /// A Boolean value that indicates whether the page's content arrives after the page.
  public let arrivesLater: Bool
  /// The updates of the page's table that are worth seeing.
  public let updates: [PageUpdate]

  private let english, chinese: Words
  private let controllerType: UIViewController.Type
  private let make: @MainActor @Sendable (Language, Start) -> UIViewController

  /// The initial state of a page.
  struct Start: Sendable {
    /// A Boolean value that indicates whether rows that a tap makes grow have grown already.
    var isGrown = false
    /// A Boolean value that indicates whether a page that keeps a file begins with a new one, which goes with the page.
    var isFresh = false
    /// How many items a page generates; nil for those of its file.
    var count: Int?
  }

  /// The title and subtitle of a page, in one language.
  struct Words: Sendable {
    let title, subtitle: String
    init(_ title: String, _ subtitle: String) { (self.title, self.subtitle) = (title, subtitle) }
  }

  /// - Parameter controller: The class of the view controller, where `make` can return another one for a broken file.
  init<Controller: UIViewController>(
    _ name: String, icon: PageIcon, canGrow: Bool = false, arrivesLater: Bool = false,
    controller: UIViewController.Type = Controller.self, updates: [PageUpdate] = [],
    english: Words, chinese: Words, make: @escaping @MainActor @Sendable (Language, Start) -> Controller
  ) {
    self.name = name
    self.icon = icon
    self.canGrow = canGrow
    self.arrivesLater = arrivesLater
    self.updates = updates
    self.english = english
    self.chinese = chinese
    self.make = make
    controllerType = controller
  }

  /// The page's title, as its navigation bar has it.
  public func title(in language: Language) -> String { words(in: language).title }

  /// Returns the subtitle of the page, in a line.
  public func subtitle(in language: Language) -> String { words(in: language).subtitle }

  /// The name of the page's view controller class.
  public var controllerName: String { "\(controllerType)" }

  /// Returns whether a view controller is this page's.
  @MainActor public func isShown(by controller: UIViewController) -> Bool { type(of: controller) == controllerType }

  private func words(in language: Language) -> Words { language == .chinese ? chinese : english }

  /// The page's view controller, to be pushed onto a navigation controller.
  ///
  /// - Parameters:
  ///   - isGrown: Whether rows that a tap makes grow have grown already; see `canGrow`.
  ///   - isFresh: Whether a page that keeps a file begins with a new one, which goes with the page; else it goes on
  ///     with the one that it kept.
  ///   - count: How many items a page that can generate them has; nil for those of its file.
  @MainActor public func controller(
    in language: Language, isGrown: Bool = false, isFresh: Bool = false, count: Int? = nil
  ) -> UIViewController {
    make(language, Start(isGrown: isGrown, isFresh: isFresh, count: count))
  }

  /// The page in a language, in a navigation controller with a large title: ready to be a window's root.
  ///
  /// - Parameters:
  ///   - isGrown: Whether rows that a tap makes grow have grown already; see `canGrow`.
  ///   - isWaiting: Whether a page with content that arrives later still waits for it; otherwise, it has its content. See
  ///     `arrivesLater`.
  ///   - isFresh: Whether a page that keeps a file begins with a new one, so that it looks the same every time.
  ///   - count: How many items a page that can generate them has; nil for those of its file.
  @MainActor public func viewController(
    in language: Language, isGrown: Bool = false, isWaiting: Bool = false, isFresh: Bool = false, count: Int? = nil
  ) -> UIViewController {
    let page = controller(in: language, isGrown: isGrown, isFresh: isFresh, count: count)
    if !isWaiting { (page as? any ArrivingLater)?.arriveNow() }
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }
}

/// A page with content that arrives after the page itself.
@MainActor protocol ArrivingLater: UIViewController {
  /// Shows the content immediately.
  func arriveNow()
}
