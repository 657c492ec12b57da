import Foundation
import Pages
import UIKit

/// Draws the pages into files, and tells what it drew.
@main @MainActor struct Demo {
  private let folder: URL

  static func main() {
    let options: Options
    do {
      options = try Options(Array(CommandLine.arguments.dropFirst()))
    } catch {
      fail("\(error)\nDemo --help tells more.", status: 2)
    }
    let demo = Demo(folder: options.output.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? screens)
    do {
      switch options.task {
      case .help: print(Options.help)
      case .list: for page in Page.all { print(page.name) }
      case .draw(let variant):
        try demo.draw(Shot.all(of: variant))
        var plain = Options.Variant()
        plain.pages = [Page.controls.name]
        if variant == plain { try demo.drawContactSheet() }
      case .drawEverything:
        try demo.draw(Shot.standard)
        try demo.drawContactSheet()
        try demo.drawReadmePictures()
      }
    } catch {
      fail("Demo cannot write into \(demo.folder.path): \(error.localizedDescription)", status: 1)
    }
  }

  /// `Demo/screens`, beside this package's manifest.
  private static var screens: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("screens", isDirectory: true)
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(status)
  }

  private func draw(_ shots: [Shot]) throws {
    var report = Report("picture", "pixels", "layout ms", "drawing ms", "PNG ms", "KB")
    for shot in shots {
      let result = Studio.take(shot)
      let saved = try save(result.image, as: shot.name, in: folder)
      let pixels =
        "\(Int(result.image.size.width * result.image.scale))×\(Int(result.image.size.height * result.image.scale))"
      report.add(
        shot.name + ".png", pixels, result.layout.milliseconds, result.drawing.milliseconds, saved.time.milliseconds,
        "\(saved.bytes / 1024)")
    }
    report.lines.forEach { print($0) }
    print("\(shots.count == 1 ? "1 picture" : "\(shots.count) pictures") in \(folder.path)")
  }

  private func drawContactSheet() throws {
    let name = Page.controls.name + "-sheet"
    _ = try save(ContactSheet.draw(.controls), as: name, in: folder)
    print("\(ContactSheet.variants.count) variants side by side in \(name).png")
  }

  private func drawReadmePictures() throws {
    let readme = folder.appendingPathComponent("readme", isDirectory: true)
    let pictures = ReadmePictures.draw()
    for picture in pictures { _ = try save(picture.image, as: picture.name, in: readme) }
    print("\(pictures.count) pictures for the READMEs in \(readme.path)")
  }

  private func save(_ image: UIImage, as name: String, in folder: URL) throws -> (time: Duration, bytes: Int) {
    var data = Data()
    let time = ContinuousClock().measure { data = image.pngData() ?? Data() }
    guard !data.isEmpty else { throw CocoaError(.fileWriteUnknown) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: folder.appendingPathComponent(name + ".png"))
    return (time, data.count)
  }
}
