import Foundation
import LivePhone
import Pages
import TableMakerTesting
import UIKit

/// The command-line tool: draws the pages into files, and reports what it drew.
@main @MainActor struct Demo {
  private let options: Options
  private let folder: PictureFolder

  static func main() async {
    let options: Options
    do {
      options = try Options(Array(CommandLine.arguments.dropFirst()))
    } catch {
      fail("\(error)\nFor help, use Demo/run --help.", status: 2)
    }
    let standard =
      switch options.task {
      case .drawReadmePictures: screens.appendingPathComponent("readme")
      case .drawSamples: screens.appendingPathComponent("samples")
      case .audit: screens.appendingPathComponent("audit")
      default: screens
      }
    let folder = options.output.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? standard
    let demo = Demo(options: options, folder: PictureFolder(url: folder))
    do {
      switch options.task {
      case .live(let page, let language, let port, let host, let isWatching):
        try await Live.show(page, in: language, port: port, host: host, isWatching: isWatching)
      case .help: print(Options.help)
      case .list: Page.list.forEach { print($0) }
      case .draw(let variant): try await demo.draw(variant)
      case .speak(let variant): Speech.lines(of: variant).forEach { print($0) }
      case .drawSelection: try await demo.draw(Page.all.flatMap(Series.selection))
      case .drawPage(let name): try await demo.draw(Page.all.filter { $0.name == name }.flatMap(Series.all))
      case .drawEverything: try await demo.draw(Page.all.flatMap(Series.all))
      case .drawReadmePictures: try await demo.drawReadmePictures()
      case .drawSamples: try await demo.drawSamples()
      case .audit(let names): if try await demo.audit(names) > 0 { exit(1) }
      }
    } catch let error as LivePhoneError {
      fail(error.description, status: 1)
    } catch let error as Helper.Failure {
      fail(error.description, status: 1)
    } catch let error as WebPFile.Failure {
      fail(error.description, status: 1)
    } catch {
      fail("Demo cannot write into \(folder.path): \(error.localizedDescription)", status: 1)
    }
  }

  /// The folder `Demo/screens`, next to this package's manifest.
  private static var screens: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("screens", isDirectory: true)
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(status)
  }

  /// Draws one picture of each page of a variant, or the updates of each page.
  private func draw(_ variant: Options.Variant) async throws {
    var figures = Figures()
    let shots = Shot.all(of: variant)
    for shot in shots {
      let result = Studio.take(shot)
      try folder.save(result.image, as: shot.name)
      figures.add(shot.page, [result.cost])
    }
    let films = Film.all(of: variant)
    var (frames, drawn): ([AnimatedPNG.Frame], [Shot]) = ([], [])
    for film in films {
      let files = try await Studio.take(film).map { try $0.image.fileContents }
      for (index, data) in files.enumerated() {
        frames.append((data, index == 0 || index == film.shots.count - 1 ? 0.8 : 0.1))
      }
      let pictures = film.distinct(files)
      try folder.save(pictures, of: film)
      drawn += pictures.map(\.shot)
    }
    // An animation of all updates of one page, one after another.
    if variant.pages.count == 1, let first = films.first?.shots.first, let film = AnimatedPNG(frames) {
      let name = first.name.replacing("-\(first.scene?.update.name ?? "")-before", with: "-film")
      try film.data.write(to: folder.file(name))
    }
    if options.showsFigures { figures.lines.forEach { print($0) } }
    for shot in shots + drawn { print(folder.file(shot.name).path) }
  }

  /// Draws series of pictures, and writes the web page that shows every picture in the folder.
  private func draw(_ series: [Series]) async throws {
    if options.isHelper {
      return try await Drawing(series, into: folder, output: .none).help(SeriesQueue(.standardInput))
    }
    let start = ContinuousClock.now
    let drawing = Drawing(series, into: folder, output: .standard)
    let arguments = Array(CommandLine.arguments.dropFirst()) + [Options.helperName]
    try await drawing.run(helpers: Drawing.helperCount) { try Helper(arguments: arguments, queue: $0) }
    let gallery = Gallery { folder.contains($0.name) }
    let index = folder.url.appendingPathComponent("index.html")
    try Data(gallery.html.utf8).write(to: index)
    if options.showsFigures { drawing.figures.lines.forEach { print($0) } }
    let end = Drawing.summary(
      drawing.count, in: start.duration(to: .now), older: gallery.shots.count - drawing.count, index: index.path)
    end.forEach { print($0) }
  }

  private func drawReadmePictures() async throws {
    try folder.create()
    var count = 0
    for language in Language.allCases {
      for isDark in [false, true] {
        let files =
          try await ReadmePictures.films(in: language, isDark: isDark)
          + ReadmePictures.phones(in: language, isDark: isDark)
        for (name, file) in files { try file.write(to: folder.url.appendingPathComponent(name + ".webp")) }
        count += files.count
      }
    }
    for (name, file) in try await ReadmeLivePhone.pictures() {
      try file.write(to: folder.url.appendingPathComponent(name + ".webp"))
      count += 1
    }
    print("\(count) pictures for the READMEs in \(folder.url.path)")
  }

  /// Audits pages in another process, and prints a line for each issue as soon as its page is done, and for each crash.
  ///
  /// - Returns: The number of issues.
  private func audit(_ names: [String]) async throws -> Int {
    if options.isHelper {
      try await DemoAudit.help(into: folder) { Self.say($0) }
      return 0
    }
    let pages = Page.all.filter { names.contains($0.name) }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("audit-\(UUID().uuidString)")
    let journal = AuditJournal(url: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let run = AuditRun(pages: pages.map(\.name), journal: journal) { pages, crashes in
      try await AuditRun.process(pages, crashes, journal: journal, output: folder.url)
    } say: {
      Self.say($0)
    }
    guard let results = try await run.results() else {
      Self.fail("The process that audits pages ended before it showed one.", status: 1)
    }
    var figures = Report("page", "settings", "issues", "seconds")
    for result in results {
      figures.add(
        result.page, "\(result.settings)", "\(result.issues)", String(format: "%.1f", result.seconds))
    }
    let count = results.reduce(0) { $0 + $1.issues }
    if options.showsFigures { figures.lines.forEach { Self.say($0) } }
    let what = pages.count == 1 ? pages[0].name : "\(pages.count) pages"
    switch count {
    case 0: Self.say("No issue on \(what)")
    case 1: Self.say("1 issue on \(what), with the place marked in \(folder.url.path)")
    default: Self.say("\(count) issues on \(what), with their places marked in \(folder.url.path)")
    }
    return count
  }

  /// Prints a line immediately.
  ///
  /// If the output is a file or a pipe, `print` buffers its lines.
  private static func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

  private func drawSamples() async throws {
    let pictures = await SamplePictures.draw()
    for picture in pictures { try folder.save(picture.image, as: picture.name) }
    print("\(pictures.count) pictures of samples in \(folder.url.path)")
  }
}

extension Page {
  /// The lines of a list of the pages, each with the page's name for the command line and its titles.
  static var list: [String] {
    let width = all.map(\.name.count).max() ?? 0
    return all.map { page in
      let titles = Language.allCases.map { page.title(in: $0) }.joined(separator: " · ")
      return page.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + titles
    }
  }
}
