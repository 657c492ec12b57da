import Foundation
import Pages

/// An audit of pages in a process of its own, and in another one after each crash.
@MainActor struct AuditRun {
  /// The ending of a process.
  enum Ending: Equatable {
    case status(Int32)
    case signal(Int32)
  }

  /// The result of a page's audit.
  struct Result: Equatable {
    let page: String
    var settings = 0
    var issues = 0
    var seconds = 0.0
  }

  /// The environment's variables for the process that audits.
  static let (pagesName, journalName, crashesName) = ("DEMO_AUDIT_PAGES", "DEMO_AUDIT_JOURNAL", "DEMO_AUDIT_CRASHES")

  let pages: [String]
  let journal: AuditJournal
  /// Audits pages in another process, and returns when it has ended.
  let audit: (_ pages: [String], _ crashes: AuditCrashes) async throws -> Ending
  /// Prints a line.
  let say: (String) -> Void

  /// Audits all pages, and prints a line for each crash.
  ///
  /// - Returns: The results, in the pages' order, or `nil` if a process ended before it showed a page.
  func results() async throws -> [Result]? {
    var (results, crashes) = ([String: Result](), AuditCrashes())
    while true {
      let rest = pages.filter { results[$0] == nil }
      if rest.isEmpty { break }
      try journal.begin()
      let ending = try await audit(rest, crashes)
      var last: (page: String, number: Int, setting: String)?
      for entry in journal.entries {
        switch entry {
        case .look(let page, let number, let setting): last = (page, number, setting)
        case .end(let page, let settings, let issues, let seconds):
          results[page] = Result(page: page, settings: settings, issues: issues, seconds: seconds)
          last = nil
        }
      }
      if ending == .status(0) { break }
      guard let last else { return nil }
      let why =
        switch ending {
        case .status(let status): "ended the process with status \(status)"
        case .signal(let signal): "crashed with signal \(signal)"
        }
      say("\(last.page): [crash] The page \(why), \(last.setting)")
      crashes.add(last.number, of: last.page)
      if crashes.count(of: last.page) >= AuditCrashes.most {
        say("\(last.page): not looked at in other settings, because it crashed in \(AuditCrashes.most)")
        results[last.page] = Result(page: last.page)
      }
    }
    return pages.map { page in
      var result = results[page] ?? Result(page: page)
      result.issues += crashes.count(of: page)
      return result
    }
  }

  /// Runs this program again as the process that audits.
  static func process(_ pages: [String], _ crashes: AuditCrashes, journal: AuditJournal, output: URL) async throws
    -> Ending
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe")
    process.arguments = ["--audit", "--output", output.path, Options.helperName]
    process.environment = ProcessInfo.processInfo.environment.merging([
      pagesName: pages.joined(separator: ","), journalName: journal.url.path,
      crashesName: String(decoding: try JSONEncoder().encode(crashes), as: UTF8.self),
    ]) { $1 }
    let (endings, continuation) = AsyncStream.makeStream(of: Ending.self)
    process.terminationHandler = { process in
      continuation.yield(
        process.terminationReason == .exit ? .status(process.terminationStatus) : .signal(process.terminationStatus))
      continuation.finish()
    }
    try process.run()
    for await ending in endings { return ending }
    return .status(1)
  }
}
