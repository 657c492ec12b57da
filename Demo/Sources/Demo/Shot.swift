import Foundation
import LivePhone
import Pages
import UIKit

/// A description of a picture of one page.
struct Shot {
  let page: Page
  let variant: Options.Variant
  /// The moment of an update of the page, or `nil` for the page at rest.
  var scene: Scene?

  /// The picture's file name without its extension, including the differences from a new phone.
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

  /// Returns the shots of every page that a variant names.
  static func all(of variant: Options.Variant) -> [Shot] {
    Page.all.filter { variant.pages.contains($0.name) && !variant.showsUpdates }.map {
      Shot(page: $0, variant: variant)
    }
  }
}

// The standard pictures of each page.
extension Shot {
  /// The shots of a page from top to end, one screen after another, in one language and appearance.
  struct Strip {
    let language: Language
    let isDark: Bool
    let shots: [Shot]
  }

  /// Returns the strips of a page in the light and dark appearances, in each language.
  ///
  /// - Parameter scrolls: A Boolean value that indicates whether the page is longer than a screen. If it isn't, the strips
  ///   show only the page's top.
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

  /// Returns the shots of a page in unusual conditions.
  ///
  /// The shots show a narrow screen, large text, and a right-to-left layout. If the page supports it, other shots show
  /// expanded rows, or the page while it waits for its content.
  static func extremes(of page: Page) -> [Shot] {
    let extremes = [
      shot(of: page) { $0.size.width = 320 }, shot(of: page) { $0.textSize = .ax5 },
      shot(of: page) { $0.isRightToLeft = true },
    ]
    return extremes + (page.canGrow ? [shot(of: page) { $0.isGrown = true }] : [])
      + (page.arrivesLater ? [shot(of: page) { $0.isWaiting = true }] : [])
  }

  /// Returns every standard shot of a page.
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
