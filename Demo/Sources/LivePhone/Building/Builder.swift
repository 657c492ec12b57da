import Foundation

/// Builds a program when its sources change, and reports the state of each build.
struct Builder: Sendable {
  /// The delay before a build begins, so that one build includes all files that are saved together.
  private static let pause = Duration.milliseconds(120)

  let build: LiveBuild
  /// A closure that receives each state of a build: building, failed, or built.
  let onNews: @Sendable (BuildNews) async -> Void
  /// The state of the sources when the builder was created.
  ///
  /// The builder builds every change after that, no matter how late `run()` begins.
  private let first: SourceState

  init(build: LiveBuild, onNews: @escaping @Sendable (BuildNews) async -> Void) {
    self.build = build
    self.onNews = onNews
    first = SourceState(of: build.sources)
  }

  /// Watches the sources and builds the program until the task is canceled.
  func run() async {
    let watch = SourceWatch()
    var known = first
    watch.add(known.folders)
    // Builds the changes from before the watch began.
    await follow(&known, watch)
    for await _ in watch.events {
      try? await Task.sleep(for: Self.pause)
      await follow(&known, watch)
    }
  }

  /// Builds until no source has changed during the build.
  private func follow(_ known: inout SourceState, _ watch: SourceWatch) async {
    var last: BuildNews?
    while true {
      let state = SourceState(of: build.sources)
      watch.add(state.folders)
      let changes = state.changes(since: known)
      guard !changes.isEmpty else { break }
      known = state
      await onNews(BuildNews(state: .building, changed: changes.prefix(3).map(name)))
      last = await make()
    }
    if let last { await onNews(last) }
  }

  private func name(_ path: String) -> String { URL(fileURLWithPath: path).lastPathComponent }

  private func make() async -> BuildNews {
    let start = ContinuousClock.now
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = build.command
    process.currentDirectoryURL = build.folder
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    async let reading = output.fileHandleForReading.dataToEnd()
    do { try await process.runToEnd() } catch {
      try? output.fileHandleForWriting.close()
      return BuildNews(state: .failed, output: ["\(build.command.first ?? ""): \(error.localizedDescription)"])
    }
    try? output.fileHandleForWriting.close()
    let text = String(decoding: await reading, as: UTF8.self)
    let seconds = (start.duration(to: .now) / .milliseconds(1)).rounded() / 1000
    guard process.terminationStatus != 0 || process.terminationReason == .uncaughtSignal else {
      return BuildNews(state: .built, seconds: seconds)
    }
    let problems = BuildProblem.all(in: text, from: build.folder)
    let lines = text.split(whereSeparator: \.isNewline).suffix(Ending.mostLines).map { String($0.prefix(500)) }
    return BuildNews(
      state: .failed, problems: Array(problems.prefix(BuildNews.mostProblems)),
      moreProblems: max(0, problems.count - BuildNews.mostProblems), output: problems.isEmpty ? lines : [],
      seconds: seconds)
  }
}
