import Foundation
import UIKit

/// A folder of PNG files.
struct PictureFolder {
  let url: URL

  /// Returns the file of the picture with a name.
  func file(_ name: String) -> URL { url.appendingPathComponent(name + ".png") }

  /// Returns a Boolean value that indicates whether the folder contains the picture with a name.
  func contains(_ name: String) -> Bool { FileManager.default.fileExists(atPath: file(name).path) }

  /// Writes a picture, and creates the folder if necessary.
  func save(_ image: UIImage, as name: String) throws {
    let data = try image.fileContents
    try create()
    try data.write(to: file(name))
  }

  /// Writes the pictures of a film, and removes earlier ones of its other shots.
  func save(_ pictures: [Film.Picture], of film: Film) throws {
    try create()
    let names = Set(pictures.map(\.shot.name))
    for shot in film.shots where !names.contains(shot.name) { remove(shot.name) }
    for (shot, data) in pictures { try data.write(to: file(shot.name)) }
  }

  /// Removes the picture with a name if the folder contains it.
  func remove(_ name: String) { try? FileManager.default.removeItem(at: file(name)) }

  /// Removes the pictures with certain names.
  func removeAll(where isRemoved: (String) -> Bool) {
    let files = (try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)) ?? []
    let names = files.filter { $0.pathExtension == "png" }.map { $0.deletingPathExtension().lastPathComponent }
    for name in names where isRemoved(name) { remove(name) }
  }

  /// Creates the folder unless it exists.
  func create() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
}

extension UIImage {
  /// The contents of the image's PNG file.
  var fileContents: Data {
    get throws {
      guard let data = pngData() else { throw CocoaError(.fileWriteUnknown) }
      return data
    }
  }
}
