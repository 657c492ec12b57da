import Foundation
import Pages
import UIKit

/// The pictures that the READMEs show.
@MainActor enum ReadmePictures {
  /// Returns a Boolean value that indicates whether the READMEs show a moment of an update.
  nonisolated static func moves(_ page: Page, _ update: PageUpdate) -> Bool {
    CaptionedPhone.all.contains { $0.page.name == page.name && $0.update == update.name }
  }

  /// Returns the films at the top, each with its file name without ending.
  static func films(in language: Language, isDark: Bool) async throws -> [(name: String, file: WebPFile)] {
    let film = ReadmeFilm(language: language, isDark: isDark)
    await film.play()
    let (wide, narrow) = (try WebPFile(), try WebPFile())
    for moment in film.moments {
      try wide.add(film.wide(moment), for: moment.seconds)
      try narrow.add(film.narrow(moment), for: moment.seconds)
    }
    let style = "\(isDark ? "dark" : "light")-\(language.rawValue)"
    return [("film-\(style)", wide), ("film-narrow-\(style)", narrow)]
  }

  /// Returns the phones with captions, each with its file name without ending.
  static func phones(in language: Language, isDark: Bool) async throws -> [(name: String, file: WebPFile)] {
    var files: [(name: String, file: WebPFile)] = []
    for phone in CaptionedPhone.all {
      guard let image = await phone.draw(in: language, isDark: isDark) else { continue }
      let file = try WebPFile()
      try file.add(image)
      files.append(("\(phone.name)-\(isDark ? "dark" : "light")-\(language.rawValue)", file))
    }
    return files
  }

  /// Draws a screen with round corners.
  static func draw(_ screen: UIImage, in frame: CGRect, _ context: CGContext) {
    let outline = UIBezierPath(roundedRect: frame, cornerRadius: frame.width * 45 / 390)
    context.saveGState()
    outline.addClip()
    screen.draw(in: frame)
    context.restoreGState()
    // White screens on white pages, and black ones on black, need an edge.
    outline.lineWidth = 1
    UIColor(white: 0.5, alpha: 0.45).setStroke()
    outline.stroke()
  }

  /// Draws on nothing, with 2 pixels for each point.
  static func draw(_ size: CGSize, _ body: (CGContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    format.opaque = false
    return UIGraphicsImageRenderer(size: size, format: format).image { body($0.cgContext) }
  }
}
