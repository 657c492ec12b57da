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
  private static func report(_ audit: PageAudit, on page: Page) async throws -> PageAudit.Report {
    try await audit.run { issue in ExcusedView.all.contains { $0.excuses(issue, on: page) } }
  }

  /// Audits pages for another process, which starts this one, and prints a line for each issue when its page is done.
  static func help(into folder: PictureFolder, say: (String) -> Void) async throws {
    let environment = ProcessInfo.processInfo.environment
    guard let names = environment[AuditRun.pagesName], let path = environment[AuditRun.journalName],
      let crashes = try environment[AuditRun.crashesName].map({
        try JSONDecoder().decode(AuditCrashes.self, from: Data($0.utf8))
      })
    else { return }
    let journal = AuditJournal(url: URL(fileURLWithPath: path))
    for name in names.split(separator: ",") {
      guard let page = Page.all.first(where: { $0.name == name }) else { continue }
      let start = ContinuousClock.now
      var (audit, number) = (audit(of: page), -1)
      audit.shouldLook = { setting in
        number += 1
        guard !crashes.contains(number, of: page.name) else { return false }
        try? journal.add(.look(page: page.name, number: number, setting: "\(setting)"))
        return true
      }
      let report = try await report(audit, on: page)
      try lines(of: report, on: page, into: folder).forEach(say)
      let seconds = start.duration(to: .now) / .seconds(1)
      try journal.add(
        .end(page: page.name, settings: report.settings.count, issues: report.count, seconds: seconds))
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
