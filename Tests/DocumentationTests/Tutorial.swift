import Foundation

/// A tutorial of the catalog: its code, as it is at each step.
struct Tutorial {
  /// The code after a step.
  struct Step {
    let line: Int
    /// The file of `Resources` that each file of the reader's is by now, by its name.
    let files: [String: String]
    /// The picture next to the code, if there is one.
    let picture: String?
  }

  static let folder = Pages.repository.appendingPathComponent("Sources/TableMaker/TableMaker.docc/Tutorials")
  static let resources = folder.appendingPathComponent("Resources")

  let steps: [Step]

  init(named name: String) throws {
    try self.init(text: String(contentsOf: Self.folder.appendingPathComponent("\(name).tutorial"), encoding: .utf8))
  }

  init(text: String) {
    var files: [String: String] = [:]
    var steps: [Step] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard let code = line.firstMatch(of: #/@Code\(name: "([^"]+)", file: "([^"]+)"\)/#) else { continue }
      files[String(code.1)] = String(code.2)
      let image = line.hasSuffix("{") && index + 1 < lines.count ? lines[index + 1] : ""
      let picture = image.firstMatch(of: #/@Image\(source: "([^"]+)"/#).map { String($0.1) }
      steps.append(Step(line: index + 1, files: files, picture: picture))
    }
    self.steps = steps
  }
}

extension Tutorial.Step {
  /// The files of the app, or those of its tests, which are a module of their own.
  func sources(areTests: Bool) -> [URL] {
    files.filter { $0.key.hasSuffix("Tests.swift") == areTests }.map(\.value).sorted()
      .map { Tutorial.resources.appendingPathComponent($0) }
  }
}
