import Foundation
import Pages
import UIKit

/// A page in every language, direction, appearance and text size that tells one from another, side by side and whole.
@MainActor enum ContactSheet {
  /// The variants, from the leading edge.
  static var variants: [Options.Variant] {
    var english = Options.Variant()
    english.size.height = 844
    func variant(_ change: (inout Options.Variant) -> Void) -> Options.Variant {
      var variant = english
      change(&variant)
      return variant
    }
    return [
      english, variant { $0.isDark = true }, variant { $0.language = .chinese },
      variant {
        $0.language = .chinese
        $0.isDark = true
      },
      variant { $0.isRightToLeft = true }, variant { $0.textSize = .xSmall }, variant { $0.textSize = .xxxLarge },
      variant {
        $0.textSize = .ax3
        $0.isDark = true
      },
    ]
  }

  /// The page's variants beside each other, a pixel a point, each as high as what it shows.
  static func draw(_ page: Page) -> UIImage {
    let pictures = variants.map { variant in
      var variant = variant
      variant.size.height = Studio.wholeHeight(of: Shot(page: page, variant: variant))
      return Studio.take(Shot(page: page, variant: variant)).image
    }
    let gap: CGFloat = 12
    let size = CGSize(
      width: pictures.reduce(gap) { $0 + $1.size.width + gap },
      height: (pictures.map(\.size.height).max() ?? 0) + 2 * gap)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { renderer in
      UIColor(white: 0.5, alpha: 1).setFill()
      renderer.fill(CGRect(origin: .zero, size: size))
      var x = gap
      for picture in pictures {
        picture.draw(in: CGRect(origin: CGPoint(x: x, y: gap), size: picture.size))
        x += picture.size.width + gap
      }
    }
  }
}
