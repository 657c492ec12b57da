import Foundation
import Testing

@testable import Pages

/// The sources that are shown, and those that run.
struct StepSourceTests {
  private static let pages = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/Pages")

  /// Returns the code between `// source` and `// end` in the files of samples, by the name of the sample.
  private static func sourcesThatRun() throws -> [String: String] {
    let folder = pages.appending(path: "StepGallery/Samples")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    var sources: [String: String] = [:]
    for file in files where file.pathExtension == "swift" {
      var name: String?
      var source: (lines: [Substring], indentation: Int)?
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
      {
        let words = line.trimmingCharacters(in: .whitespaces)
        if let found = line.firstMatch(of: /= StepSample\("(\w+)"/) {
          name = String(found.1)
        } else if words == "// source" {
          source = ([], line.prefix { $0 == " " }.count)
        } else if words == "// end" {
          sources[try #require(name)] = try #require(source).lines.joined(separator: "\n")
          source = nil
        } else if let indentation = source?.indentation {
          #expect(line.prefix(indentation).allSatisfy { $0 == " " }, "\(file.lastPathComponent): \(line)")
          source?.lines.append(line.dropFirst(indentation))
        }
      }
    }
    return sources
  }

  @Test func `the sources that are shown are those that run`() throws {
    let running = try Self.sourcesThatRun()
    if ProcessInfo.processInfo.environment["RECORD_SOURCES"] != nil {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let data = try encoder.encode(running) + Data("\n".utf8)
      try data.write(to: Self.pages.appending(path: "Resources/step-sources.json"))
      Issue.record("The sources are recorded; build and run again without RECORD_SOURCES.")
    }
    let shown = StepBook.sources
    #expect(Set(shown.keys) == Set(running.keys))
    for (name, source) in running {
      #expect(shown[name] == source, "\(name) has changed: run this test with RECORD_SOURCES=1, which copies it.")
    }
  }

  @Test func `every sample has a source, in which its steps stand`() throws {
    let sources = try Self.sourcesThatRun()
    #expect(Set(sources.keys) == Set(StepSample.all.map(\.name)))
    for sample in StepSample.all {
      let source = try #require(sources[sample.name])
      #expect(source.hasSuffix(".make()") || source.contains("return "), "\(sample.name)")
      for step in sample.steps { #expect(source.contains(step), "\(step) in \(sample.name)") }
    }
  }

  @Test func `lines of source fit on a phone`() throws {
    for (name, source) in try Self.sourcesThatRun() {
      let lines = source.split(separator: "\n")
      #expect(lines.count <= 18, "\(name)")
      for line in lines { #expect(line.count <= 46, "\(name): \(line)") }
    }
  }
}
