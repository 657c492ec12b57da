import Foundation
import Pages

/// The pictures of a page's update: before it, at three instants during it, and after it.
///
/// If an instant looks like the previous picture or like the last one, it has no picture.
struct Film {
  let update: PageUpdate
  /// The shots of one screen, in the order of time.
  let shots: [Shot]

  /// The times of the instants, in seconds since the update began. An update takes 0.3 seconds.
  static let instants: [TimeInterval] = [0.08, 0.16, 0.25]

  private init(_ update: PageUpdate, of page: Page, _ variant: Options.Variant) {
    self.update = update
    let moments = [Shot.Scene.Moment.before] + Self.instants.indices.map { .during($0) } + [.after]
    shots = moments.map { Shot(page: page, variant: variant, scene: Shot.Scene(update: update, moment: $0)) }
  }

  /// Returns the films of a page, which show every update in each language.
  static func standard(of page: Page) -> [Film] {
    Language.allCases.flatMap { language in
      var variant = Options.Variant()
      variant.pages = [page.name]
      variant.language = language
      return page.updates.map { Film($0, of: page, variant) }
    }
  }

  /// Returns the films of every update of a variant's pages, if the variant shows updates.
  static func all(of variant: Options.Variant) -> [Film] {
    guard variant.showsUpdates else { return [] }
    return Page.all.filter { variant.pages.contains($0.name) }.flatMap { page in
      page.updates.map { Film($0, of: page, variant) }
    }
  }
}

extension Film {
  /// A picture of a film, with its shot and the contents of its file.
  typealias Picture = (shot: Shot, data: Data)

  /// Returns the first and the last picture, and each one between them that differs from the previous and the last picture.
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

  /// Returns a Boolean value that indicates whether pictures of the film's beginning and end exist.
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
      /// An instant, by its index in `Film.instants`.
      case during(Int)
      case after

      /// The name of the moment in file names.
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
