import Foundation
import Pages

/// An update of a page, drawn before it, at three instants of it, and after it.
///
/// An instant that looks like the picture before it, or like the last one, has no picture.
struct Film {
  let update: PageUpdate
  /// The shots in the order of time; one screen, photographed again and again.
  let shots: [Shot]

  /// Seconds since the update began, which takes 0.3.
  static let instants: [TimeInterval] = [0.08, 0.16, 0.25]

  private init(_ update: PageUpdate, of page: Page, _ variant: Options.Variant) {
    self.update = update
    let moments = [Shot.Scene.Moment.before] + Self.instants.indices.map { .during($0) } + [.after]
    shots = moments.map { Shot(page: page, variant: variant, scene: Shot.Scene(update: update, moment: $0)) }
  }

  /// The films of a page: every update in each language.
  static func standard(of page: Page) -> [Film] {
    Language.allCases.flatMap { language in
      var variant = Options.Variant()
      variant.pages = [page.name]
      variant.language = language
      return page.updates.map { Film($0, of: page, variant) }
    }
  }

  /// The films of one variant, where it asks for films: every update of every page that it names.
  static func all(of variant: Options.Variant) -> [Film] {
    guard variant.showsUpdates else { return [] }
    return Page.all.filter { variant.pages.contains($0.name) }.flatMap { page in
      page.updates.map { Film($0, of: page, variant) }
    }
  }
}

extension Film {
  /// A picture of a film: its shot, and the contents of its file.
  typealias Picture = (shot: Shot, data: Data)

  /// Returns the first and the last picture, and those between that look like neither the last one nor the one before.
  ///
  /// - Parameter files: The contents of a file for each shot, in order.
  func distinct(_ files: [Data]) -> [Picture] {
    let pictures = zip(shots, files).map { (shot: $0, data: $1) }
    guard let first = pictures.first, let last = pictures.last else { return [] }
    let between = pictures.dropFirst().dropLast()
    var result = [first]
    for picture in between where picture.data != result.last?.data && picture.data != last.data {
      result.append(picture)
    }
    return result + [last]
  }

  /// Returns a Boolean value that indicates whether there are pictures of the film: of its beginning and its end.
  func isThere(_ isThere: (Shot) -> Bool) -> Bool {
    [shots.first, shots.last].allSatisfy { $0.map(isThere) ?? false }
  }
}

extension Shot {
  /// A moment of an update.
  struct Scene {
    let update: PageUpdate
    let moment: Moment

    enum Moment: Equatable {
      case before
      /// An instant of `Film.instants`.
      case during(Int)
      case after

      /// The name, as file names have it.
      var name: String {
        switch self {
        case .before: "before"
        case .during(let index): "\(index + 1)"
        case .after: "after"
        }
      }
    }
  }
}
