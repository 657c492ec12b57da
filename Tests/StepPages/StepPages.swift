import CompilerSupport
import Foundation

/// Writes a page for each step of the chain, in English and in Chinese, into a copy of the documentation's catalog.
///
///     StepPages GRAPHS CATALOG [PICTURES]
///
/// GRAPHS is the folder of the compiler's symbol graphs, and CATALOG is the copy. PICTURES is the folder of the pictures that
/// `Demo/run --samples` drew; without it, the pages have no pictures. The tool generates each part of a page from another
/// source:
///
/// - Names, levels, and purposes come from the table of all steps.
/// - Declarations come from the compiler.
/// - Examples come from the Demo's samples, and from the articles. Tests compile the articles' code.
/// - Mistakes and the compiler's messages come from the article about the chain, and from the mistakes that `ChainTests`
///   compiles.
@main enum StepPages {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
    guard (2...3).contains(arguments.count) else {
      FileHandle.standardError.write(
        Data("StepPages takes a folder of symbol graphs, one of a catalogue, and one of pictures or none\n".utf8))
      exit(2)
    }
    let repository = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let drawn = arguments.count == 3 ? arguments[2] : nil
    let pictures = try drawn.map { try FileManager.default.contentsOfDirectory(atPath: $0.path) } ?? []
    let material = try Material(
      repository: repository, graph: try SymbolGraph(module: "TableMaker", in: arguments[0]), pictures: pictures)
    let folder = arguments[1].appendingPathComponent("StepPages")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for picture in pictures {
      try drawn.map {
        try FileManager.default.copyItem(
          at: $0.appendingPathComponent(picture), to: folder.appendingPathComponent(picture))
      }
    }
    func write(_ text: String, as name: String) throws {
      try text.write(to: folder.appendingPathComponent(name + ".md"), atomically: true, encoding: .utf8)
    }
    for language in StepPage.Language.allCases {
      for step in material.steps {
        let page = StepPage(step: step, material: material, language: language)
        try write(page.text, as: page.name)
      }
      let list = StepPage.listName + language.ending
      try write(StepPage.list(of: material.steps, in: language), as: list)
      // Adds the list at the end of the landing page's topics, so that the pages appear in the navigator once.
      let isEnglish = language == .english
      let landing = arguments[1].appendingPathComponent(isEnglish ? "TableMaker.md" : "Chinese/TableMaker-zh.md")
      let text = try String(contentsOf: landing, encoding: .utf8)
      try (text + "\n### \(isEnglish ? "Step by step" : "逐个步骤")\n\n- <doc:\(list)>\n")
        .write(to: landing, atomically: true, encoding: .utf8)
    }
    let count = StepPage.Language.allCases.count
    print("\(material.steps.count) steps, a page each in \(count) languages, and \(pictures.count) pictures")
  }
}
