import Foundation
import Pages
import TableMakerTesting
import UIKit

/// The audits of the Demo's pages.
@MainActor enum DemoAudit {
  /// The values of every setting that matters, in both languages.
  static var settings: PageAudit.Settings {
    var settings = PageAudit.Settings()
    settings.languages = ["en", "zh-Hans"]
    return settings
  }

  /// Returns an audit of a page.
  static func audit(of page: Page, settings: PageAudit.Settings = Self.settings) -> PageAudit {
    PageAudit(settings: settings) { setting in
      let language = setting.language == "en" ? Language.english : .chinese
      Studio.speak(language)
      return page.viewController(in: language, isFresh: true)
    }
  }

  /// Returns the issues of a page, without those of excused views.
  static func report(
    on page: Page, settings: PageAudit.Settings = Self.settings
  ) async throws -> PageAudit.Report {
    try await audit(of: page, settings: settings).run { issue in
      ExcusedView.all.contains { $0.excuses(issue, on: page) }
    }
  }

  /// Writes a marked picture of each issue in place of those of an earlier audit.
  ///
  /// - Returns: A line for each issue, and for each table view that was sampled.
  static func lines(of report: PageAudit.Report, on page: Page, into folder: PictureFolder) throws -> [String] {
    folder.removeAll { $0.wholeMatch(of: /(.+)-\d+-[a-zA-Z]+/)?.output.1 == page.name[...] }
    return try report.samples.map { "\(page.name): \($0)" }
      + report.enumerated().map { index, issue in
        if let picture = issue.picture {
          try folder.save(picture, as: "\(page.name)-\(index + 1)-\(issue.kind)")
        }
        return "\(page.name): \(issue)"
      }
  }
}
