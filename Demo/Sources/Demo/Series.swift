import Foundation
import Pages
import UIKit

/// Pictures of one page that are drawn one after another, in one process.
struct Series {
  enum Content {
    /// Pictures of the page at rest. If the page fits the screen, only the first one is drawn.
    case shots([Shot])
    case film(Film)
  }

  let page: Page
  let content: Content

  /// The pictures, in the order in which they're drawn.
  var shots: [Shot] {
    switch content {
    case .shots(let shots): shots
    case .film(let film): film.shots
    }
  }

  /// The result of drawing a series, which one process reports to another.
  struct Drawn: Codable, Equatable, Sendable {
    /// The position of the series among those that are drawn.
    let number: Int
    /// The number of pictures.
    let count: Int
    /// The costs of the pictures of a page at rest.
    let costs: [Figures.Cost]
  }

  /// Returns every standard picture of a page.
  static func all(of page: Page) -> [Series] {
    let shots = Shot.strips(of: page, scrolls: true).map(\.shots) + [Shot.extremes(of: page)]
    return shots.map { Series(page: page, content: .shots($0)) }
      + Film.standard(of: page).map { Series(page: page, content: .film($0)) }
  }

  /// Returns the pictures of a page to look at first: its top in each language, and the updates that the READMEs show.
  static func selection(of page: Page) -> [Series] {
    let strips = Shot.strips(of: page, scrolls: true).map { strip in
      // One of the languages is dark, so that both appearances are seen.
      let isFirst = strip.isDark == (strip.language == .chinese)
      return strip.shots.filter { isFirst && $0.variant.scroll == .top }
    }
    let films = Film.standard(of: page).filter { ReadmePictures.moves(page, $0.update) }
    return strips.filter { !$0.isEmpty }.map { Series(page: page, content: .shots($0)) }
      + films.map { Series(page: page, content: .film($0)) }
  }

  /// Draws the pictures into a folder.
  ///
  /// - Parameter number: The position of the series among those that are drawn.
  @MainActor func draw(into folder: PictureFolder, number: Int) async throws -> Drawn {
    switch content {
    case .film(let film):
      let pictures = film.distinct(try await Studio.take(film).map { try $0.image.fileContents })
      try folder.save(pictures, of: film)
      return Drawn(number: number, count: pictures.count, costs: [])
    case .shots(let shots):
      var costs: [Figures.Cost] = []
      var scrolls = false
      for shot in shots {
        // If an earlier version of the page was longer, its picture isn't one of this page.
        guard costs.isEmpty || scrolls || shot.variant.scroll == .top else {
          folder.remove(shot.name)
          continue
        }
        let result = Studio.take(shot)
        if costs.isEmpty { scrolls = result.scrolls }
        try folder.save(result.image, as: shot.name)
        costs.append(result.cost)
      }
      return Drawn(number: number, count: costs.count, costs: costs)
    }
  }
}
