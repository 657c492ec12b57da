import Foundation
import Testing
import UIKit

/// The pictures that tests compare with: PNG files in `Tests/UIKitTests/Pictures`.
///
/// With `RECORD_PICTURES=1` in the environment a test keeps its drawing where that differs from the stored one, and
/// fails, so that the run is not taken for a check; the next run without the variable is one.
enum StoredPictures {
  private static let records = ProcessInfo.processInfo.environment["RECORD_PICTURES"] == "1"

  /// The folder where pictures are recorded, and taken from at the next build.
  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Pictures")

  /// The folder of the pictures that the tests were built with.
  private static var built: URL { (Bundle.module.resourceURL ?? sources).appendingPathComponent("Pictures") }

  /// The names of all pictures.
  static var names: [String] {
    (FileManager.default.enumerator(atPath: built.path)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) }.sorted()
  }

  static func picture(named name: String) -> Picture? { Picture(file: built.appendingPathComponent("\(name).png")) }

  /// Compares a picture with the stored one.
  ///
  /// - Returns: What is wrong, with the files that show it; nil if they look the same.
  static func complaint(about actual: Picture, named name: String) throws -> String? {
    let stored = picture(named: name)
    var difference: Picture?
    if let stored, stored.width == actual.width, stored.height == actual.height {
      guard !PictureComparison(actual, stored).differingSquares.isEmpty else { return nil }
      difference = PictureComparison.difference(between: actual, and: stored)
    }
    if records {
      try actual.write(to: sources.appendingPathComponent("\(name).png"))
      return "Recorded Tests/UIKitTests/Pictures/\(name).png. Look at it, then run again without RECORD_PICTURES."
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("TableMakerPictures")
    let actualFile = folder.appendingPathComponent("\(name)-actual.png")
    try actual.write(to: actualFile)
    var complaint: String
    if let difference {
      let file = folder.appendingPathComponent("\(name)-difference.png")
      try difference.write(to: file)
      complaint = "It looks otherwise than the stored picture; in red what differs: \(file.path)."
    } else if let stored {
      complaint =
        "It has \(actual.width) by \(actual.height) pixels, the stored one \(stored.width) by \(stored.height)."
    } else {
      complaint = "There is no stored picture."
    }
    complaint += " What was drawn: \(actualFile.path). If it is as it should be, record it with RECORD_PICTURES=1."
    return "Pictures/\(name).png: \(complaint)"
  }
}

/// Expects that a view looks as in the stored picture of a name, `Tests/UIKitTests/Pictures/NAME.png`.
///
/// - Parameters:
///   - name: May name a folder too: `Controls/switch-dark`.
///   - scale: Pixels a point; the view's own by default.
@MainActor func expectPicture(
  of view: UIView, named name: String, scale: CGFloat? = nil, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let picture = try #require(
    Picture(of: view, scale: scale ?? max(view.traitCollection.displayScale, 1)), "\(view.bounds.size) has no pixels",
    sourceLocation: sourceLocation)
  if let complaint = try StoredPictures.complaint(about: picture, named: name) {
    Issue.record(Comment(rawValue: complaint), sourceLocation: sourceLocation)
  }
}
