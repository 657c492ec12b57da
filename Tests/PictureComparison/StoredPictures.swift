package import Foundation
package import Testing
package import UIKit

/// The pictures that tests compare with: PNG files in the folder `Pictures` of a test target.
///
/// If the environment contains `RECORD_PICTURES=1`, a test stores its drawing if it differs from the stored one. The test then
/// fails, so that nobody mistakes the run for a check. To check the drawing, run the test again without the variable.
package struct StoredPictures {
  private static let records = ProcessInfo.processInfo.environment["RECORD_PICTURES"] == "1"

  /// The folder that contains all test targets.
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  /// The test target's name.
  private let target: String

  /// Creates access to the pictures of the test target that a source file belongs to.
  ///
  /// - Parameter source: The path of the file, from `#filePath`.
  package init(of source: String) {
    target = source.dropFirst(Self.tests.path.count).split(separator: "/").first.map(String.init) ?? ""
  }

  /// The stored pictures of every test target.
  package static var files: [URL] {
    get throws {
      try FileManager.default.contentsOfDirectory(at: tests, includingPropertiesForKeys: nil)
        .map { $0.appendingPathComponent("Pictures") }
        .flatMap { folder in
          (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".png") }.map(folder.appendingPathComponent)
        }
        .sorted { $0.path < $1.path }
    }
  }

  private func file(named name: String) -> URL {
    Self.tests.appendingPathComponent("\(target)/Pictures/\(name).png")
  }

  /// Compares a picture with the stored one.
  ///
  /// - Returns: A description of the difference, with the files that show it; `nil` if they look the same.
  package func complaint(about actual: Picture, named name: String) throws -> String? {
    let path = "Tests/\(target)/Pictures/\(name).png"
    let stored = Picture(file: file(named: name))
    var difference: Picture?
    if let stored, stored.width == actual.width, stored.height == actual.height {
      guard !PictureComparison(actual, stored).differingSquares.isEmpty else { return nil }
      difference = PictureComparison.difference(between: actual, and: stored)
    }
    if Self.records {
      try actual.write(to: file(named: name))
      return "Recorded \(path). Look at it, then run again without RECORD_PICTURES."
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("TableMakerPictures")
    let actualFile = folder.appendingPathComponent("\(name)-actual.png")
    try actual.write(to: actualFile)
    var complaint: String
    if let difference {
      let file = folder.appendingPathComponent("\(name)-difference.png")
      try difference.write(to: file)
      complaint = "The drawing differs from the stored picture; \(file.path) shows the difference in red."
    } else if let stored {
      complaint =
        "The drawing has \(actual.width) by \(actual.height) pixels, the stored picture \(stored.width) by \(stored.height)."
    } else {
      complaint = "No picture is stored."
    }
    complaint += " The drawing: \(actualFile.path). If it's correct, store it with RECORD_PICTURES=1."
    return "\(path): \(complaint)"
  }
}

/// Expects that a view looks as in the stored picture of a name, `Tests/TARGET/Pictures/NAME.png`.
///
/// - Parameters:
///   - name: The picture's name, which can contain a folder: `Controls/switch-dark`.
///   - scale: The number of pixels in a point; the view's own by default.
@MainActor package func expectPicture(
  of view: UIView, named name: String, scale: CGFloat? = nil, source: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let picture = try #require(
    Picture(of: view, scale: scale ?? max(view.traitCollection.displayScale, 1)), "\(view.bounds.size) has no pixels",
    sourceLocation: sourceLocation)
  if let complaint = try StoredPictures(of: source).complaint(about: picture, named: name) {
    Issue.record(Comment(rawValue: complaint), sourceLocation: sourceLocation)
  }
}
