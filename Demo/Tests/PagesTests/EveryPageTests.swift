import Foundation
import Testing
import UIKit

@testable import Pages

/// The invariants of every page.
@MainActor struct EveryPageTests {
  /// A length below a pixel, 3 a point.
  private let pixel: CGFloat = 0.34

  @Test func `names and titles are each page's own`() {
    #expect(Set(Page.all.map(\.name)).count == Page.all.count)
    for language in Language.allCases {
      #expect(Set(Page.all.map { $0.title(in: language) }).count == Page.all.count)
      #expect(Page.all.allSatisfy { !$0.subtitle(in: language).isEmpty })
    }
  }

  @Test(arguments: Page.all.map(\.name), Language.allCases)
  func `a page's title is the one that its own screen has`(name: String, language: Language) throws {
    let page = try #require(Page.all.first { $0.name == name })
    let screen = try PageScreen(page, language)
    #expect(screen.navigation.topViewController?.title == page.title(in: language))
    #expect(screen.navigation.navigationBar.prefersLargeTitles)
  }

  @Test(
    arguments: Page.all.map(\.name),
    [(390, .large), (320, .large), (390, .accessibilityExtraExtraExtraLarge), (320, .extraExtraExtraLarge)]
      as [(CGFloat, UIContentSizeCategory)])
  func `texts that may wrap are whole, and nothing sticks out to the sides`(
    name: String, setting: (width: CGFloat, textSize: UIContentSizeCategory)
  ) throws {
    let page = try #require(Page.all.first { $0.name == name })
    for language in Language.allCases {
      let screen = try PageScreen(page, language, width: setting.width, textSize: setting.textSize)
      for part in [0, 0.25, 0.5, 0.75, 1] as [CGFloat] {
        screen.scroll(to: part)
        for (label, frame) in screen.labels {
          let place = Comment(rawValue: "\(language) \(part): “\(label.text ?? "")” \(frame)")
          #expect(frame.minX >= -pixel && frame.maxX <= setting.width + pixel, place)
          guard label.numberOfLines == 0, !label.adjustsFontSizeToFitWidth else { continue }
          let room = CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
          #expect(label.bounds.height >= label.sizeThatFits(room).height - pixel, place)
        }
      }
    }
  }
}
