import Foundation
import Pages
import UIKit

/// One picture to be taken of one page.
struct Shot {
  let page: Page
  let variant: Options.Variant

  /// The picture's file name without its ending; it has what differs from a new phone.
  var name: String {
    let size = variant.size
    var words = [page.name, variant.language.rawValue, variant.isDark ? "dark" : "light"]
    switch variant.scroll {
    case .top: words.append("top")
    case .middle: words.append("middle")
    case .end: words.append("end")
    case .points(let points): words.append("at-\(Int(points))")
    }
    if size != Options.Variant().size { words.append("\(Int(size.width))x\(Int(size.height))") }
    if variant.textSize != .large { words.append(variant.textSize.rawValue) }
    if variant.isRightToLeft { words.append("rtl") }
    if variant.isGrown { words.append("grown") }
    return words.joined(separator: "-")
  }

  /// The shots of one variant: every page that it names.
  static func all(of variant: Options.Variant) -> [Shot] {
    Page.all.filter { variant.pages.contains($0.name) }.map { Shot(page: $0, variant: variant) }
  }

  /// Every page, top and scrolled, light and dark, in each language; and those with rows that grow once with these grown.
  static var standard: [Shot] {
    var grown = Options.Variant()
    grown.isGrown = true
    return scrolled + Page.all.filter(\.canGrow).map { Shot(page: $0, variant: grown) }
  }

  private static var scrolled: [Shot] {
    Page.all.flatMap { page in
      Language.allCases.flatMap { language in
        [false, true].flatMap { isDark in
          [Options.Scroll.top, .middle].map { scroll in
            var variant = Options.Variant()
            variant.language = language
            variant.isDark = isDark
            variant.scroll = scroll
            return Shot(page: page, variant: variant)
          }
        }
      }
    }
  }
}
