import Foundation
import UIKit

/// A WebP file of one picture, or of several pictures in an endless loop.
///
/// Debian's package `webp` makes the file smaller than an animated PNG file, and GitHub shows it.
@MainActor final class WebPFile {
  /// The reason why no file was made.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The quality, from 0 to 100. Letters are sharp because there are 2 pixels for each point.
  private static let quality = 66

  private let folder: URL
  private var arguments: [String] = ["-loop", "0", "-min_size"]
  private(set) var count = 0

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("readme-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Adds a picture and how long it's shown, in seconds.
  func add(_ image: UIImage, for seconds: TimeInterval = 1) throws {
    guard let data = image.pngData() else { throw CocoaError(.fileWriteUnknown) }
    try add(png: data, for: seconds)
  }

  /// Adds a PNG file and how long it's shown, in seconds.
  func add(png data: Data, for seconds: TimeInterval = 1) throws {
    let file = folder.appendingPathComponent("\(count).png")
    try data.write(to: file)
    count += 1
    arguments += ["-lossy", "-m", "4", "-q", "\(Self.quality)", "-d", "\(Int((seconds * 1000).rounded()))", file.path]
  }

  /// Writes the file, and removes the pictures that it was made from.
  func write(to url: URL) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["img2webp"] + arguments + ["-o", url.path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(
        description: "img2webp can't write \(url.path). It's in Debian's package webp: run .ci/setup --pictures.")
    }
  }
}
