import UIKit

/// Finds pages that were still moving when the audit stopped waiting.
enum UnrestCheck: PageCheck {
  static let kind = PageAudit.Kinds.unrest

  static func findings(in page: Page) -> [Finding] {
    guard page.isRestless, let root = page.views.first else { return [] }
    return [Finding(kind, root, "The page doesn't come to rest")]
  }
}
