import UIKit

/// Finds text with characters that no installed font has, for which boxes are drawn.
enum MissingFontCheck: PageCheck {
  static let kind = PageAudit.Kinds.missingFont

  static func findings(in page: Page) -> [Finding] {
    page.views.compactMap { view in
      guard view.textFrame != nil, let text = (view.view as? UILabel)?.text else { return nil }
      let missing = TextLayer.missingCharacters(in: text)
      guard !missing.isEmpty else { return nil }
      return Finding(kind, view, "No installed font has \(missing.map { "“\($0)”" }.joined(separator: ", "))")
    }
  }
}
