import Foundation
import Pages

/// Draws series of pictures into a folder, in one process or in several.
@MainActor final class Drawing {
  private let series: [Series]
  private let folder: PictureFolder
  private var progress: ProgressReport
  /// The results, in the order of the series; nil for a series that isn't drawn yet.
  private var drawn: [Series.Drawn?]

  /// Creates a drawing.
  ///
  /// - Parameter output: The place where its progress appears.
  init(_ series: [Series], into folder: PictureFolder, output: ProgressReport.Output) {
    self.series = series
    self.folder = folder
    progress = ProgressReport(series.map(\.part), on: output)
    drawn = Array(repeating: nil, count: series.count)
  }

  /// The number of pictures drawn.
  var count: Int { drawn.reduce(0) { $0 + ($1?.count ?? 0) } }

  /// The costs of drawing the pages.
  var figures: Figures {
    var figures = Figures()
    for page in Page.all {
      let results = zip(series, drawn).filter { $0.0.page.name == page.name }.compactMap(\.1)
      figures.add(page, results.flatMap(\.costs))
    }
    return figures
  }

  /// The number of other processes that take part: one for each further core, at most three.
  static var helperCount: Int { min(ProcessInfo.processInfo.activeProcessorCount, 4) - 1 }

  /// Returns the last lines of the program's output.
  ///
  /// - Parameters:
  ///   - older: The number of pictures on the gallery's web page that this drawing left unchanged.
  ///   - index: The path of that page.
  static func summary(_ count: Int, in duration: Duration, older: Int, index: String) -> [String] {
    let drawn = ProgressReport.pictures(count) + String(format: " in %.1f seconds.", duration / .seconds(1))
    guard older > 0 else { return ["\(drawn) Open this page in a browser:", index] }
    return ["\(drawn) This page for a browser also shows \(older) from earlier runs:", index]
  }

  /// Draws every series.
  ///
  /// - Parameters:
  ///   - count: The number of other processes that take part.
  ///   - start: A closure that starts one of them, and receives the series that they share.
  func run(helpers count: Int, start: (SeriesQueue) throws -> Helper) async throws {
    // Before any helper, so that a folder that can't be created is reported once.
    try folder.create()
    defer { progress.clear() }
    let queue = try SeriesQueue(count: series.count)
    var helpers: [Helper] = []
    do {
      // If no other process can start, this one draws everything.
      for _ in 0..<count { if let helper = try? start(queue) { helpers.append(helper) } }
      let listeners = helpers.map { helper in
        Task { for await result in helper.drawn { add(result) } }
      }
      while let number = queue.next() {
        progress.begin(series[number].part)
        add(try await series[number].draw(into: folder, number: number))
        // Here the helpers' results arrive.
        await Task.yield()
      }
      for listener in listeners { await listener.value }
      for helper in helpers { try await helper.finish() }
    } catch {
      for helper in helpers { helper.stop() }
      throw error
    }
    if let missing = zip(series, drawn).first(where: { $0.1 == nil })?.0 {
      throw Helper.Failure(description: "Pictures of the page \(missing.page.name) are missing.")
    }
  }

  /// Draws what another process leaves, and reports it to that process.
  func help(_ queue: SeriesQueue) async throws {
    while let number = queue.next(), series.indices.contains(number) {
      try Helper.report(try await series[number].draw(into: folder, number: number))
    }
  }

  private func add(_ result: Series.Drawn) {
    guard series.indices.contains(result.number) else { return }
    drawn[result.number] = result
    progress.end(series[result.number].part, drawn: result.count)
  }
}

extension Series {
  fileprivate var part: ProgressReport.Part { ProgressReport.Part(page: page.name, count: shots.count) }
}
