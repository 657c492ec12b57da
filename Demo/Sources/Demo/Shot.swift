import Foundation
import LivePhone
import Pages
import UIKit

/// A picture to be taken of one page.
struct Shot {
  let page: Page
  let variant: Options.Variant
  /// The moment of an update of the page's; nil for the page at rest.
  var scene: Scene?

  /// The picture's file name without its ending; it has what differs from a new phone.
  var name: String {
    let size = variant.size
    var words = [page.name, variant.language.rawValue, variant.isDark ? "dark" : "light"]
    if let scene {
      words += [scene.update.name, scene.moment.name]
    } else {
      switch variant.scroll {
      case .top: words.append("top")
      case .middle: words.append("middle")
      case .end: words.append("end")
      case .points(let points): words.append("at-\(Int(points))")
      }
    }
    if size != Options.Variant().size { words.append("\(Int(size.width))x\(Int(size.height))") }
    if variant.textSize != .large { words.append(variant.textSize.rawValue) }
    if variant.isRightToLeft { words.append("rtl") }
    if variant.isGrown { words.append("grown") }
    if let count = variant.count { words.append("\(count)") }
    if variant.isWaiting { words.append("waiting") }
    return words.joined(separator: "-")
  }

  /// The shots of one variant: every page that it names.
  static func all(of variant: Options.Variant) -> [Shot] {
    Page.all.filter { variant.pages.contains($0.name) && !variant.showsUpdates }.map {
      Shot(page: $0, variant: variant)
    }
  }
}

// What is drawn of every page where nothing else is asked for.
extension Shot {
  /// A page on one screen after the other: from its top to its end, in one language and appearance.
  struct Strip {
    let language: Language
    let isDark: Bool
    let shots: [Shot]
  }

  /// The page light and dark, in each language.
  ///
  /// - Parameter scrolls: Whether there is more of the page than a screen shows; else only its top is drawn.
  static func strips(of page: Page, scrolls: Bool) -> [Strip] {
    Language.allCases.flatMap { language in
      [false, true].map { isDark in
        let places: [Options.Scroll] = scrolls ? [.top, .middle, .end] : [.top]
        let shots = places.map { place in
          shot(of: page) {
            $0.language = language
            $0.isDark = isDark
            $0.scroll = place
          }
        }
        return Strip(language: language, isDark: isDark, shots: shots)
      }
    }
  }

  /// The page where room is scarce or on the other side, and with its rows grown, or still waiting, where it can.
  static func extremes(of page: Page) -> [Shot] {
    let extremes = [
      shot(of: page) { $0.size.width = 320 }, shot(of: page) { $0.textSize = .ax5 },
      shot(of: page) { $0.isRightToLeft = true },
    ]
    return extremes + (page.canGrow ? [shot(of: page) { $0.isGrown = true }] : [])
      + (page.arrivesLater ? [shot(of: page) { $0.isWaiting = true }] : [])
  }

  /// Every standard shot of a page.
  static func standard(of page: Page, scrolls: Bool) -> [Shot] {
    strips(of: page, scrolls: scrolls).flatMap(\.shots) + extremes(of: page)
  }

  private static func shot(of page: Page, _ change: (inout Options.Variant) -> Void) -> Shot {
    var variant = Options.Variant()
    variant.pages = [page.name]
    change(&variant)
    return Shot(page: page, variant: variant)
  }
}
