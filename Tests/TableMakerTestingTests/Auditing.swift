import TableMakerTesting
import UIKit

/// Returns the kinds of issues that an audit of a page finds in few settings: two text sizes, two widths, both
/// directions and styles, and the states that are named.
@MainActor func audit(
  _ states: [PageAudit.State] = [.initial], languages: [String] = ["en"], kinds: PageAudit.Kinds = .all,
  _ makeController: @escaping @MainActor (PageAudit.Setting) -> UIViewController
) async throws -> PageAudit.Report {
  var settings = PageAudit.Settings()
  settings.textSizes = [.large, .accessibilityExtraLarge]
  settings.widths = [390, 320]
  settings.languages = languages
  settings.states = states
  return try await PageAudit(settings: settings, makeController).run(for: kinds)
}

extension PageAudit.Report {
  /// The kinds of the issues.
  var kinds: PageAudit.Kinds { PageAudit.Kinds(map(\.kind)) }
}
