import Foundation
import Pages
import UIKit

/// The pictures that the READMEs show: two phones beside each other, one by day, one by night and further down.
@MainActor enum ReadmePictures {
  /// The pictures, each with its file name without ending.
  static func draw() -> [(name: String, image: UIImage)] {
    [Page.notebook, Page.trailLog].flatMap { page in
      Language.allCases.map { language in
        var day = Options.Variant()
        day.language = language
        var night = day
        night.isDark = true
        night.scroll = .points(464)
        let screens = [day, night].map { Studio.take(Shot(page: page, variant: $0)).image }
        return ("\(page.name)-\(language.rawValue)", sideBySide(screens))
      }
    }
  }

  /// The screens as phones without their frames, on nothing, 2 pixels a point at two thirds of their size.
  private static func sideBySide(_ screens: [UIImage]) -> UIImage {
    let scale: CGFloat = 2 / 3
    let gap: CGFloat = 24
    let sizes = screens.map { CGSize(width: $0.size.width * scale, height: $0.size.height * scale) }
    let width = sizes.reduce(gap) { $0 + $1.width + gap }
    let height = (sizes.map(\.height).max() ?? 0) + 2 * gap
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    format.opaque = false
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size, format: format).image { renderer in
      var x = gap
      for (screen, size) in zip(screens, sizes) {
        let frame = CGRect(origin: CGPoint(x: x, y: gap), size: size)
        let outline = UIBezierPath(roundedRect: frame, cornerRadius: 30)
        renderer.cgContext.saveGState()
        outline.addClip()
        screen.draw(in: frame)
        renderer.cgContext.restoreGState()
        // White screens on white pages, and black ones on black, need an edge.
        outline.lineWidth = 1
        UIColor(white: 0.5, alpha: 0.45).setStroke()
        outline.stroke()
        x += size.width + gap
      }
    }
  }
}
