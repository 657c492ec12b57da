import UIKit

/// Finds texts that are drawn on top of each other.
enum TextOverlapCheck: PageCheck {
  static let kind = PageAudit.Kinds.textOverlap

  static func findings(in page: Page) -> [Finding] {
    var texts: [(view: PageView, frame: CGRect)] = []
    for view in page.views {
      guard let label = view.view as? UILabel, let text = view.textFrame else { continue }
      // The box of a line has room above and below its letters.
      let space = max(0, (label.font.lineHeight - label.font.capHeight) / 2 - 1)
      let frame = text.insetBy(dx: 0.5, dy: min(space, text.height / 2 - 1)).intersection(view.visible)
      if !frame.isNull, frame.width > 1, frame.height > 1 { texts.append((view, frame)) }
    }
    var findings: [Finding] = []
    for (index, text) in texts.enumerated() {
      for other in texts[(index + 1)...] where other.view.container === text.view.container {
        let common = text.frame.intersection(other.frame)
        guard !common.isNull, common.width > 1, common.height > 1 else { continue }
        findings.append(
          Finding(
            kind, other.view, frame: common, measured: min(common.width, common.height), required: 0,
            "The text covers the text of \(text.view.path.components.last.map { $0.name + ($0.item.map { " “\($0)”" } ?? "") } ?? "a label")"
          ))
      }
    }
    return findings
  }
}
