public import UIKit

/// One page of the demo: a view controller, ready to be a window's root.
public struct Page: Sendable {
  /// The name by which the page is asked for.
  public let name: String

  private let make: @MainActor @Sendable (Language) -> UIViewController

  private init(name: String, make: @escaping @MainActor @Sendable (Language) -> UIViewController) {
    self.name = name
    self.make = make
  }

  /// Every page.
  public static let all: [Page] = [notebook, controls, trailLog]

  /// A naturalist's field notebook: settings-like rows and a year of sightings.
  public static let notebook = Page(name: "notebook") { NotebookController(language: $0) }

  /// A sheet of controls, stacks and texts, to see how they look.
  public static let controls = Page(name: "controls") { ControlsController(language: $0) }

  /// A hill society's log: rows as high as their texts.
  public static let trailLog = Page(name: "trail-log") { TrailLogController(language: $0) }

  /// The page in a language, in a navigation controller with a large title.
  @MainActor public func viewController(in language: Language) -> UIViewController {
    let navigation = UINavigationController(rootViewController: make(language))
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }
}
