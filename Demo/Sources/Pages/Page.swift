public import UIKit

/// One page of the demo: a view controller, ready to be a window's root.
public struct Page: Sendable {
  /// The name by which the page is asked for.
  public let name: String

  /// Whether the page has rows that a tap makes grow.
  public let canGrow: Bool

  private let make: @MainActor @Sendable (Language, _ isGrown: Bool) -> UIViewController

  private init(name: String, make: @escaping @MainActor @Sendable (Language) -> UIViewController) {
    self.name = name
    canGrow = false
    self.make = { language, _ in make(language) }
  }

  private init(growing name: String, make: @escaping @MainActor @Sendable (Language, Bool) -> UIViewController) {
    self.name = name
    canGrow = true
    self.make = make
  }

  /// Every page.
  public static let all: [Page] = [notebook, controls, trailLog]

  /// A naturalist's field notebook: settings-like rows and a year of sightings.
  public static let notebook = Page(name: "notebook") { NotebookController(language: $0) }

  /// A sheet of controls, stacks and texts, to see how they look.
  public static let controls = Page(name: "controls") { ControlsController(language: $0) }

  /// A hill society's log: rows as high as their texts.
  public static let trailLog = Page(growing: "trail-log") { TrailLogController(language: $0, isGrown: $1) }

  /// The page in a language, in a navigation controller with a large title.
  ///
  /// - Parameter isGrown: Whether rows that a tap makes grow have grown already; see `canGrow`.
  @MainActor public func viewController(in language: Language, isGrown: Bool = false) -> UIViewController {
    let navigation = UINavigationController(rootViewController: make(language, isGrown))
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }
}
