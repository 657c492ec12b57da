import PictureComparison
import TestSupport
import Testing
import UIKit

@testable import UIKit

/// How text views look.
@MainActor struct TextViewPictureTests {
  private func views(_ size: CGFloat = 17) -> [UITextView] {
    let frame = CGRect(x: 0, y: 0, width: 300, height: 120)
    let plain = UITextView(frame: frame)
    plain.font = .systemFont(ofSize: size)
    plain.text = "A text of several lines, with the caret at its end.\n你好，世界。שלום עולם"
    let rich = UITextView(frame: frame)
    let text = NSMutableAttributedString(
      string: "Bold, a link to follow, and 今天 underlined.\nمرحبا بالعالم abc",
      attributes: [.font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor.label])
    text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: size + 3), range: NSRange(location: 0, length: 4))
    text.addAttribute(.link, value: "https://example.org", range: NSRange(location: 8, length: 4))
    text.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 28, length: 2))
    rich.attributedText = text
    let padded = UITextView(frame: frame)
    padded.font = .systemFont(ofSize: size)
    padded.backgroundColor = .secondarySystemBackground
    padded.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
    padded.textAlignment = .center
    padded.textColor = .systemGreen
    padded.text = "In the middle, with more room around it than others have"
    return [plain, rich, padded]
  }

  private func expect(
    _ name: String, style: UIUserInterfaceStyle = .light, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    size: CGFloat = 17
  ) throws {
    // A test window stops the time, so that the caret doesn't blink during the test.
    _ = TestWindow()
    let views = views(size)
    let sheet = PictureSheet(views.map { [$0] }, style: style, direction: direction) { _ in }
    sheet.window.makeKeyAndVisible()
    sheet.window.layoutIfNeeded()
    views[0].becomeFirstResponder()
    sheet.window.layoutIfNeeded()
    try expectPicture(of: sheet.window, named: "TextView/caret-\(name)", scale: 2)
    views[1].becomeFirstResponder()
    views[1].selectedRange = NSRange(location: 3, length: 46)
    views[2].setMarkedText("ni hao", selectedRange: NSRange(location: 6, length: 0))
    sheet.window.layoutIfNeeded()
    try expectPicture(of: sheet.window, named: "TextView/selection-\(name)", scale: 2)
  }

  @Test("Caret, selection, links, colors and marked text, in the light") func light() throws { try expect("light") }
  @Test("… in the dark") func dark() throws { try expect("dark", style: .dark) }
  @Test("… from right to left") func mirrored() throws { try expect("mirrored", direction: .rightToLeft) }
  @Test("… with very large letters, which scroll") func large() throws { try expect("large", size: 40) }
}
