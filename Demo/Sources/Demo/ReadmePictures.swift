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

  /// The phones at the top of the READMEs; what is on the third moves.
  private nonisolated static let overview = [
    Phone(page: .market), Phone(page: .trailLog, isDark: true, offset: 464), Phone(page: .jobs),
    Phone(page: .notebook, isDark: true, offset: 464),
  ]
  private nonisolated static let (moving, overviewScale, overviewGap): (Int, CGFloat, CGFloat) = (2, 0.489, 15)
  /// The updates that move it.
  private nonisolated static let acts = ["five", "add"]

  /// The pictures beside the text about heights.
  private nonisolated static let heights = [Phone(page: .trailLog), Phone(page: .trailLog, isDark: true, offset: 464)]

  /// Returns the pictures of a page at rest that the READMEs show, each once.
  nonisolated static func shots(of page: Page, in language: Language) -> [Shot] {
    var names: Set<String> = []
    return (overview + heights).filter { $0.page.name == page.name }.map { $0.shot(in: language) }
      .filter { names.insert($0.name).inserted }
  }

  /// Returns a Boolean value that indicates whether the READMEs show an update of a page.
  nonisolated static func moves(_ page: Page, _ update: PageUpdate) -> Bool {
    page.name == overview[moving].page.name && acts.contains(update.name)
  }

  /// The pictures, each with its file name without ending.
  static func draw() -> [(name: String, image: UIImage)] {
    Language.allCases.map { language in
      let screens = heights.map { Studio.take($0.shot(in: language)).image }
      return ("trail-log-\(language.rawValue)", draw(screens, scale: 2 / 3, gap: 24))
    }
  }

  /// The film at the top, in each language, with its file name without ending: a finger has a database changed, twice.
  static func film() async -> [(name: String, file: AnimatedPNG)] {
    var films: [(name: String, file: AnimatedPNG)] = []
    for language in Language.allCases {
      var screens = overview.map { Studio.take($0.shot(in: language)).image }
      var frames: [AnimatedPNG.Part] = []
      var before: UIImage?
      for (screen, seconds) in await pictures(of: overview[moving], in: language) {
        screens[moving] = screen
        let picture = draw(screens, scale: overviewScale, gap: overviewGap)
        if let frame = part(of: picture, since: before, seconds) { frames.append(frame) }
        before = picture
      }
      if let file = AnimatedPNG(frames) { films.append(("pages-\(language.rawValue)", file)) }
    }
    return films
  }

  /// What happens on the phone that moves, half as fast as it is: five changes at once, then someone comes in.
  private static func pictures(
    of phone: Phone, in language: Language
  ) async -> [(screen: UIImage, seconds: TimeInterval)] {
    let window = Studio.show(phone.shot(in: language))
    guard let page = (window.rootViewController as? UINavigationController)?.topViewController else { return [] }
    await Studio.skipAnimations(in: window)
    func photograph() -> UIImage { Studio.photograph(window, layout: .zero).image }
    var pictures = [(screen: photograph(), seconds: 1.5)]
    let titles = language == .chinese ? ["五处齐改", "新单"] : ["Five at once", "New"]
    for (name, title) in zip(acts, titles) {
      guard let update = phone.page.updates.first(where: { $0.name == name }), let label = label(title, in: window)
      else { continue }
      let mark = FingerMark()
      // On the sign above the words.
      mark.center = label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY - 17), to: window)
      window.addSubview(mark)
      pictures.append((photograph(), 0.5))
      mark.removeFromSuperview()
      let start = Studio.hold(window)
      await update.perform(page)
      window.layoutIfNeeded()
      for instant in 1...6 {
        window.layer.timeOffset = start + TimeInterval(instant) / 20
        pictures.append((photograph(), 0.1))
      }
      await Studio.skipAnimations(in: window)
      pictures.append((photograph(), 2))
    }
    return pictures
  }

  private static func label(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { label(text, in: $0) }.first
  }

  /// The rows of pixels that differ from the picture before, as wide as the phone that moves; the whole picture, if it is the first.
  private static func part(of picture: UIImage, since before: UIImage?, _ seconds: TimeInterval) -> AnimatedPNG.Part? {
    guard let before else { return picture.pngData().map { AnimatedPNG.Part(png: $0, seconds: seconds) } }
    let gap = overviewGap * picture.scale
    let step = (picture.size.width * picture.scale - gap) / CGFloat(overview.count)
    let columns = (x: (gap + CGFloat(moving) * step).rounded(.down), width: (step - gap).rounded(.up) + 1)
    func strip(_ image: UIImage, _ rows: Range<Int>) -> Data? {
      let rect = CGRect(x: columns.x, y: CGFloat(rows.lowerBound), width: columns.width, height: CGFloat(rows.count))
      return image.cgImage?.cropping(to: rect).flatMap { UIImage(cgImage: $0).pngData() }
    }
    let height = Int((picture.size.height * picture.scale).rounded())
    let changed = stride(from: 0, to: height, by: stripHeight).filter { row in
      let rows = row..<min(row + stripHeight, height)
      return strip(picture, rows) != strip(before, rows)
    }
    // A picture that stands longer than one before it has a row all the same.
    let rows = (changed.first ?? 0)..<min((changed.last ?? 0) + stripHeight, height)
    return strip(picture, rows).map {
      AnimatedPNG.Part(png: $0, seconds: seconds, x: Int(columns.x), y: rows.lowerBound)
    }
  }

  /// How many rows of pixels are compared at once.
  private static let stripHeight = 16

  /// Phones without their frames, on nothing, 2 pixels a point, smaller than they are.
  private static func draw(_ screens: [UIImage], scale: CGFloat, gap: CGFloat) -> UIImage {
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
