public import UIKit

/// An update that a page makes to its table, to be seen before, during and after.
public struct PageUpdate: Sendable {
  /// The name by which it is asked for.
  public let name: String

  private let english, chinese: String
  private let touch: @MainActor @Sendable (UIViewController) -> FingerPath?
  private let typed: @MainActor @Sendable (UIViewController) -> [String]?
  private let ready, begin: @MainActor @Sendable (UIViewController) async -> Void

  /// Creates an update of a kind of page.
  ///
  /// - Parameters:
  ///   - prepare: Brings the page to where the update can be seen; by nothing but the update has the page changed
  ///     after.
  ///   - perform: Begins the update, and returns when the table has its new rows; they may still be moving.
  init<Controller: UIViewController>(
    _ name: String, of kind: Controller.Type, english: String, chinese: String,
    prepare: @escaping @MainActor @Sendable (Controller) async -> Void = { _ in },
    perform: @escaping @MainActor @Sendable (Controller) async -> Void
  ) {
    self.name = name
    self.english = english
    self.chinese = chinese
    ready = { if let page = $0 as? Controller { await prepare(page) } }
    begin = { if let page = $0 as? Controller { await perform(page) } }
    touch = { _ in nil }
    typed = { _ in nil }
  }

  /// Creates an update that a touch makes to a kind of page.
  ///
  /// - Parameters:
  ///   - prepare: Brings the page to where the update can be seen.
  ///   - finger: Says what the finger does.
  init<Controller: UIViewController>(
    _ name: String, of kind: Controller.Type, english: String, chinese: String,
    prepare: @escaping @MainActor @Sendable (Controller) async -> Void = { _ in },
    finger: @escaping @MainActor @Sendable (Controller) -> FingerPath?
  ) {
    self.name = name
    self.english = english
    self.chinese = chinese
    ready = { if let page = $0 as? Controller { await prepare(page) } }
    begin = { _ in }
    touch = { page in (page as? Controller).flatMap { finger($0) } }
    typed = { _ in nil }
  }

  /// Creates an update that typing makes to a kind of page.
  ///
  /// - Parameters:
  ///   - prepare: Brings the page to where the update can be seen, and begins to type.
  ///   - keys: A closure that receives the page, and returns the names of the keys to touch, in order, including candidates.
  init<Controller: UIViewController>(
    _ name: String, of kind: Controller.Type, english: String, chinese: String,
    prepare: @escaping @MainActor @Sendable (Controller) async -> Void = { _ in },
    keys: @escaping @MainActor @Sendable (Controller) -> [String]
  ) {
    self.name = name
    self.english = english
    self.chinese = chinese
    ready = { if let page = $0 as? Controller { await prepare(page) } }
    begin = { _ in }
    touch = { _ in nil }
    typed = { page in (page as? Controller).map { keys($0) } }
  }

  /// Returns the path of the touch that makes the update, or `nil` if `perform` or the keyboard makes it.
  ///
  /// - Parameter page: The page's own view controller, prepared.
  @MainActor public func finger(on page: UIViewController) -> FingerPath? { touch(page) }

  /// The keys that make the update; nil for one that is made otherwise.
  ///
  /// - Parameter page: The page's own view controller, prepared.
  @MainActor public func keys(on page: UIViewController) -> [String]? { typed(page) }

  /// Returns a short title of the update.
  public func title(in language: Language) -> String { language == .chinese ? chinese : english }

  /// Brings a page to where the update can be seen. The page is in a window, and its time runs.
  ///
  /// - Parameter page: The page's own view controller, not the navigation controller that it is in.
  @MainActor public func prepare(_ page: UIViewController) async { await ready(page) }

  /// Begins the update, and returns when the table has its new rows; they may still be moving.
  ///
  /// - Parameter page: The page's own view controller, not the navigation controller that it is in.
  @MainActor public func perform(_ page: UIViewController) async { await begin(page) }
}
