public import UIKit

/// An audit of a page in the settings that matter, which reports what a careful reviewer would find.
///
/// ```swift
/// let audit = PageAudit { BooksController(style: .insetGrouped) }
/// let issues = try await audit.run()
/// #expect(issues.isEmpty, "\(issues)")
/// ```
///
/// The audit creates a controller for each setting, shows it in a window of its own, waits until it rests, and looks at
/// its frames, pixels, touches, and spoken elements. It holds the time of all animations while it runs, so an audit waits
/// until no other one is running.
@MainActor public struct PageAudit {
  /// The values that the audit combines.
  public let settings: Settings

  /// A closure that receives each setting before the audit shows the page in it, and returns `false` to leave it out;
  /// `nil` to look at all.
  ///
  /// If the page crashes, so does the test. To find the setting, print each one here, and leave it out until it's fixed.
  public var shouldLook: (@MainActor (Setting) -> Bool)?

  /// The number of times that the audit waits for a page to rest, each for at most a second of the page's time.
  static let mostWaits = 12

  let makeController: @MainActor (Setting) -> UIViewController
  /// Changes a page after each layout, for tests that break pages.
  var changePage: (@MainActor (Page) -> Void)?

  /// Creates an audit of a controller that doesn't depend on the setting.
  ///
  /// - Parameters:
  ///   - settings: The values to combine.
  ///   - makeController: A closure that creates a controller. The audit calls it once for each setting and state.
  public init(settings: Settings = Settings(), _ makeController: @escaping @MainActor () -> UIViewController) {
    self.init(settings: settings) { _ in makeController() }
  }

  /// Creates an audit of a controller that depends on the setting, such as on its language.
  ///
  /// - Parameters:
  ///   - settings: The values to combine.
  ///   - makeController: A closure that receives the setting, and creates a controller for it.
  public init(settings: Settings = Settings(), _ makeController: @escaping @MainActor (Setting) -> UIViewController) {
    self.settings = settings
    self.makeController = makeController
  }

  /// Looks at the page in every setting, and returns the issues.
  ///
  /// Issues of one kind at the same view are merged across settings and rows; the first one remains, with the number of
  /// all. If the page doesn't come to rest, the audit ends with that setting.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of issues to look for.
  ///   - isIgnored: A closure that receives an issue, and returns `true` to leave it out.
  /// - Throws: The error that the closure throws.
  public func run(
    for kinds: Kinds = .all, _ isIgnored: (Issue) throws -> Bool = { _ in false }
  ) async throws -> Report {
    await AuditClock.take()
    let wasHeld = AuditClock.hold()
    defer {
      AuditClock.restore(wasHeld)
      AuditClock.pass()
    }
    var report = Report()
    for setting in settings.combinations where looks(at: setting) {
      for issue in await issues(in: setting, of: kinds, &report) where try !isIgnored(issue) { report.add(issue) }
      report.settings.append(setting)
      if report.isRestless { return report }
    }
    for issue in await differences(of: kinds) where try !isIgnored(issue) { report.add(issue) }
    return report
  }

  func looks(at setting: Setting) -> Bool { shouldLook?(setting) ?? true }
}
