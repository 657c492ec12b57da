import UIKit

extension PageAudit {
  /// The checks of a page in one setting.
  static let checks: [any PageCheck.Type] = [
    UnrestCheck.self, LayoutConflictCheck.self, HitRegionCheck.self, TextClippedCheck.self, TextOverlapCheck.self,
    ContrastCheck.self, ElementDetectionCheck.self, DescriptionCheck.self, TraitCheck.self, RowHeightCheck.self,
    ObscuredCheck.self, UnreachableCheck.self, MissingFontCheck.self,
  ]

  /// Returns the issues of the page in a setting.
  func issues(in setting: Setting, of kinds: Kinds, _ report: inout Report) async -> [Issue] {
    let page = Page(setting, makeController)
    page.change = changePage
    defer { page.close() }
    await page.rest()
    if page.isRestless { report.isRestless = true }
    var issues: [Issue] = []
    for sample in await page.visit({ issues += Self.look(at: page, for: kinds) }) { report.addSample(sample) }
    return issues
  }

  /// Returns the issues of the page as it is.
  static func look(at page: Page, for kinds: Kinds) -> [Issue] {
    page.readItemsAgain()
    let findings = checks.filter { kinds.contains($0.kind) }.flatMap { check in
      page.run { check.findings(in: page) }
    }
    return issues(findings, page.setting, findings.isEmpty ? nil : page.screen)
  }

  static func issues(_ findings: [Finding], _ setting: Setting, _ screen: ScreenPicture?) -> [Issue] {
    findings.map { finding in
      Issue(
        kind: finding.kind, setting: setting, path: finding.view.path, frame: finding.frame,
        measured: finding.measured, required: finding.required, problem: finding.problem, screen: screen)
    }
  }
}
