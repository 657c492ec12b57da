import Foundation
import LivePhone
import Pages
import UIKit

/// The command-line tool: draws the pages into files, and reports what it drew.
@main @MainActor struct Demo {
  private let folder: URL

  static func main() async {
    let options: Options
    do {
      options = try Options(Array(CommandLine.arguments.dropFirst()))
    } catch {
      fail("\(error)\nDemo/run --help tells more.", status: 2)
    }
    let standard =
      switch options.task {
      case .drawReadmePictures: screens.appendingPathComponent("readme")
      case .drawSamples: screens.appendingPathComponent("samples")
      default: screens
      }
    let demo = Demo(folder: options.output.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? standard)
    do {
      switch options.task {
      case .live(let page, let language, let port, let host, let isWatching):
        try await Live.show(page, in: language, port: port, host: host, isWatching: isWatching)
      case .help: print(Options.help)
      case .list: Page.list.forEach { print($0) }
      case .draw(let variant): try await demo.draw(variant)
      case .speak(let variant): Speech.lines(of: variant).forEach { print($0) }
      case .drawPage(let name): try await demo.drawStandard(Page.all.filter { $0.name == name })
      case .drawEverything: try await demo.drawStandard(Page.all)
      case .drawReadmePictures: try await demo.drawReadmePictures()
      case .drawSamples: try await demo.drawSamples()
      }
    } catch let error as LivePhoneError {
      fail(error.description, status: 1)
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

  /// Draws one picture of each page, or its updates, as asked for.
  private func draw(_ variant: Options.Variant) async throws {
    var figures = Figures()
    let shots = Shot.all(of: variant)
    for shot in shots {
      let result = Studio.take(shot)
      try save(result.image, as: shot.name, in: folder)
      figures.add(shot.page, [result])
    }
    let films = Film.all(of: variant)
    var frames: [AnimatedPNG.Frame] = []
    for film in films {
      let results = await Studio.take(film)
      for (index, (shot, result)) in zip(film.shots, results).enumerated() {
        try save(result.image, as: shot.name, in: folder)
        guard let data = result.image.pngData() else { continue }
        frames.append((data, index == 0 || index == film.shots.count - 1 ? 0.8 : 0.1))
      }
    }
    // All updates of one page, moving, one after the other.
    if variant.pages.count == 1, let first = films.first?.shots.first, let film = AnimatedPNG(frames) {
      try film.data.write(to: file(first.name.replacing("-\(first.scene?.update.name ?? "")-before", with: "-film")))
    }
    figures.lines.forEach { print($0) }
    for shot in shots + films.flatMap(\.shots) { print(file(shot.name).path) }
  }

  /// Draws every standard picture of pages and their updates, and the gallery of all there are.
  private func drawStandard(_ pages: [Page]) async throws {
    var figures = Figures()
    var count = 0
    for page in pages {
      var results: [Studio.Result] = []
      var names: Set<String> = []
      func take(_ shot: Shot) throws {
        let result = Studio.take(shot)
        try save(result.image, as: shot.name, in: folder)
        names.insert(shot.name)
        results.append(result)
      }
      let standard = Shot.standard(of: page, scrolls: true)
      for shot in standard where shot.variant.scroll == .top || results.first?.scrolls == true { try take(shot) }
      // What a page of another length had earlier is no picture of it any more.
      for shot in standard where !names.contains(shot.name) { try? FileManager.default.removeItem(at: file(shot.name)) }
      figures.add(page, results)
      count += results.count
      for film in Film.standard(of: page) {
        for (shot, result) in zip(film.shots, await Studio.take(film)) {
          try save(result.image, as: shot.name, in: folder)
          count += 1
        }
      }
    }
    figures.lines.forEach { print($0) }
    let gallery = Gallery { FileManager.default.fileExists(atPath: file($0.name).path) }
    let index = folder.appendingPathComponent("index.html")
    try Data(gallery.html.utf8).write(to: index)
    print("\(count) pictures, side by side in \(index.path)")
  }

  private func drawReadmePictures() async throws {
    let pictures = ReadmePictures.draw()
    for picture in pictures { try save(picture.image, as: picture.name, in: folder) }
    let films = await ReadmePictures.film()
    for film in films { try film.file.data.write(to: file(film.name)) }
    print("\(pictures.count + films.count) pictures for the READMEs in \(folder.path)")
  }

  private func drawSamples() async throws {
    let pictures = await SamplePictures.draw()
    for picture in pictures { try save(picture.image, as: picture.name, in: folder) }
    print("\(pictures.count) pictures of samples in \(folder.path)")
  }

  private func file(_ name: String) -> URL { folder.appendingPathComponent(name + ".png") }

  private func save(_ image: UIImage, as name: String, in folder: URL) throws {
    guard let data = image.pngData() else { throw CocoaError(.fileWriteUnknown) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: folder.appendingPathComponent(name + ".png"))
  }
}

extension Page {
  /// A line for each page: the name to ask for it by, and its titles.
  static var list: [String] {
    let width = all.map(\.name.count).max() ?? 0
    return all.map { page in
      let titles = Language.allCases.map { page.title(in: $0) }.joined(separator: " · ")
      return page.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + titles
    }
  }
}
