import Foundation
import Testing
import UIKit

@testable import Pages

/// The legibility of the pages' texts.
@MainActor struct ContrastTests {
  /// UIKit's own colors: how they look is Apple's.
  private static let appleColors: [UIColor] = [
    .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link, .systemBlue, .systemRed,
    .systemGreen, .systemOrange, .systemIndigo, .systemPurple, .systemPink, .systemTeal, .systemBrown, .systemGray,
  ]

  @Test(arguments: Page.all.map(\.name), [false, true])
  func `colors that a page chooses for text stand out from what is behind them by 4·5 to 1`(
    name: String, isDark: Bool
  ) throws {
    let page = try #require(Page.all.first { $0.name == name })
    for language in Language.allCases {
      let screen = try PageScreen(page, language, isDark: isDark)
      for part in [0, 0.3, 0.7, 1] as [CGFloat] {
        screen.scroll(to: part)
        try check(screen, Comment(rawValue: "\(name) \(language) \(part)"))
      }
    }
  }

  private func check(_ screen: PageScreen, _ place: Comment) throws {
    let chosen = screen.labels.filter { !colors(of: $0.label).isEmpty }
    guard !chosen.isEmpty else { return }
    // What is behind a text is what is there without it.
    for (label, _) in chosen { label.alpha = 0 }
    let ground = try #require(screen.draw())
    for (label, _) in chosen { label.alpha = 1 }
    for (label, frame) in chosen {
      let text = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines)
      let area = label.convert(text, to: screen.window).intersection(frame)
      for color in colors(of: label) {
        var contrasts: [Double] = []
        for y in stride(from: area.minY, to: area.maxY, by: 2) {
          guard isSeen(label, at: CGPoint(x: area.midX, y: y), on: screen) else { continue }
          for x in stride(from: area.minX, to: area.maxX, by: 2) {
            guard let pixel = ground.color(Int(x), Int(y)) else { continue }
            contrasts.append(pixel.under(color).contrast(with: pixel))
          }
        }
        guard !contrasts.isEmpty else { continue }
        // A star or a wave behind a letter does not hide it.
        let low = contrasts.sorted()[contrasts.count / 20]
        #expect(low >= 4.5, "\(place.rawValue): “\(label.text ?? "")” \(low)")
      }
    }
  }

  /// Returns a Boolean value that indicates whether nothing covers a label at a point, and no view around it cuts it off there.
  ///
  /// The navigation bar, with a background that reaches above it, can cover a label. So can a control, such as a bar at the foot
  /// of the page.
  private func isSeen(_ label: UILabel, at point: CGPoint, on screen: PageScreen) -> Bool {
    let bar = screen.navigation.navigationBar
    guard label.isDescendant(of: bar) || point.y > bar.frame.maxY + 1 else { return false }
    var around = label.superview
    while let view = around {
      if view.clipsToBounds, !view.bounds.contains(view.convert(point, from: nil)) { return false }
      around = view.superview
    }
    return screen.window.hitTest(point, with: nil).map { label.isDescendant(of: $0) } ?? true
  }

  /// The colors in which a label writes and which are not UIKit's own.
  private func colors(of label: UILabel) -> [UIColor] {
    if let button = label.nearestButton, let look = button.configuration, look.baseForegroundColor == nil,
      look.baseBackgroundColor == nil
    {
      return []
    }
    let apple = Self.appleColors.map { $0.resolvedColor(with: label.traitCollection) }
    var colors = [label.textColor ?? .label]
    if let text = label.attributedText, text.length > 0 {
      colors = []
      text.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: text.length)) { value, _, _ in
        colors.append(value as? UIColor ?? label.textColor ?? .label)
      }
    }
    return Set(colors.map { $0.resolvedColor(with: label.traitCollection) }).filter { !apple.contains($0) }
  }

  @Test func `contrast is the one that the web's guidelines define`() {
    #expect(abs(Color(0x000000).contrast(with: .white) - 21) < 0.001)
    #expect(abs(Color(0x767676).contrast(with: .white) - 4.54) < 0.01)
    #expect(abs(Color(0xFF0000).contrast(with: Color(0x0000FF)) - 2.15) < 0.01)
    #expect(Color(0x123456).contrast(with: Color(0x123456)) == 1)
    #expect(Color(0x000000).under(UIColor(white: 1, alpha: 0.5)) == Color(red: 0.5, green: 0.5, blue: 0.5))
  }

  @Test func `pixels are read as they were drawn`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 64, height: 40))
    for (index, number) in [0xFF0000, 0x12AB34, 0x0000FF, 0xFFFFFF].enumerated() {
      let stripe = UIView(frame: CGRect(x: index * 16, y: 0, width: 16, height: 40))
      stripe.backgroundColor = Color(number).uiColor()
      window.addSubview(stripe)
    }
    window.isHidden = false
    let pixels = try #require(Pixels(window))
    #expect(
      [0, 20, 40, 63].map { pixels.color($0, 39) } == [0xFF0000, 0x12AB34, 0x0000FF, 0xFFFFFF].map(Color.init))
    #expect(pixels.color(64, 0) == nil && pixels.color(0, 40) == nil)
  }
}

extension UIView {
  /// The button that the view is a part of.
  fileprivate var nearestButton: UIButton? { (self as? UIButton) ?? superview?.nearestButton }
}
