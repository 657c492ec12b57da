import Foundation
import Pages
import UIKit

/// The pictures that the READMEs show: phones beside each other, some by day and some by night.
@MainActor enum ReadmePictures {
  /// A phone of a picture: which page is on it, and how far it is scrolled.
  private struct Phone {
    let page: Page
    var isDark = false
    var offset: CGFloat = 0

    func shot(in language: Language) -> Shot {
      var variant = Options.Variant()
      variant.language = language
      variant.isDark = isDark
      if offset > 0 { variant.scroll = .points(offset) }
      return Shot(page: page, variant: variant)
    }
  }

  /// The pictures at the top of the READMEs.
  private static let overview = [
    Phone(page: .market), Phone(page: .trailLog, isDark: true, offset: 464), Phone(page: .post),
    Phone(page: .notebook, isDark: true, offset: 464),
  ]

  /// The pictures beside the text about heights.
  private static let heights = [Phone(page: .trailLog), Phone(page: .trailLog, isDark: true, offset: 464)]

  /// The pictures, each with its file name without ending.
  static func draw() -> [(name: String, image: UIImage)] {
    Language.allCases.flatMap { language in
      [
        ("pages-\(language.rawValue)", draw(overview, in: language, scale: 0.489, gap: 15)),
        ("trail-log-\(language.rawValue)", draw(heights, in: language, scale: 2 / 3, gap: 24)),
      ]
    }
  }

  /// An update that moves, in each language, with its file name without ending: five changes of a database at once.
  static func film() async -> [(name: String, file: AnimatedPNG)] {
    let instants = (1...6).map { TimeInterval($0) / 20 }
    var films: [(name: String, file: AnimatedPNG)] = []
    for film in Film.standard(of: .jobs) where film.update.name == "five" {
      guard let language = film.shots.first?.variant.language else { continue }
      let pictures = await Studio.take(film, at: instants).compactMap { rows(of: $0.image).pngData() }
      let frames = pictures.enumerated().map { index, picture in
        // Half as fast as it is.
        (picture, index == 0 ? 1.5 : index == pictures.count - 1 ? 3 : 0.1)
      }
      if let file = AnimatedPNG(frames) { films.append(("jobs-\(language.rawValue)", file)) }
    }
    return films
  }

  /// A screen without the bar at its top and the one at its bottom, smaller than it is: one pixel a point of the screen.
  private static func rows(of screen: UIImage) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1.5
    format.opaque = false
    let size = CGSize(width: 260, height: 358)
    return UIGraphicsImageRenderer(size: size, format: format).image { renderer in
      let frame = CGRect(origin: .zero, size: size)
      let outline = UIBezierPath(roundedRect: frame.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 16)
      renderer.cgContext.saveGState()
      outline.addClip()
      let scale = size.width / screen.size.width
      screen.draw(in: CGRect(x: 0, y: -146, width: size.width, height: screen.size.height * scale))
      renderer.cgContext.restoreGState()
      outline.lineWidth = 1
      UIColor(white: 0.5, alpha: 0.45).setStroke()
      outline.stroke()
    }
  }

  /// Phones without their frames, on nothing, 2 pixels a point, smaller than they are.
  private static func draw(_ phones: [Phone], in language: Language, scale: CGFloat, gap: CGFloat) -> UIImage {
    let screens = phones.map { Studio.take($0.shot(in: language)).image }
    let sizes = screens.map { CGSize(width: $0.size.width * scale, height: $0.size.height * scale) }
    let width = sizes.reduce(gap) { $0 + $1.width + gap }
    let height = (sizes.map(\.height).max() ?? 0) + 2 * gap
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    format.opaque = false
    let size = CGSize(width: width.rounded(.up), height: height.rounded(.up))
    return UIGraphicsImageRenderer(size: size, format: format).image { renderer in
      var x = gap
      for (screen, size) in zip(screens, sizes) {
        let frame = CGRect(origin: CGPoint(x: x, y: gap), size: size)
        let outline = UIBezierPath(roundedRect: frame, cornerRadius: 45 * scale)
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
