import Foundation

/// The public steps that take a closure which they keep, as the library's source has them.
enum StepNames {
  /// Where the steps are.
  private static let places = [
    "Chain/Stages", "Chain/Steps", "Forms/Steps", "Forms/Validation", "Sources/Derived",
    "Sources/Find/ItemSource+Finding.swift",
  ]

  /// Each with its name and its labels: `onSelect(by:_:)`. Not the `with:` forms, which make one of these.
  static func inLibrary() throws -> Set<String> {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/TableMaker")
    var names: Set<String> = []
    for place in places {
      let url = sources.appending(path: place)
      let files =
        url.pathExtension == "swift"
        ? [url]
        : try FileManager.default.contentsOfDirectory(atPath: url.path).map { url.appending(path: $0) }
      for file in files where file.pathExtension == "swift" {
        names.formUnion(steps(in: try String(contentsOf: file, encoding: .utf8)))
      }
    }
    return names
  }

  static func steps(in source: String) -> [String] {
    let code = source.split(separator: "\n").filter { !$0.contains("//") }.joined(separator: "\n")
    return code.matches(of: /public\s+(?:static\s+)?func\s+(\w+)[^(]*\(/).compactMap { match in
      guard let parameters = parameters(of: code[match.range.upperBound...]) else { return nil }
      let keeps = parameters.contains { $0.contains("@escaping") || $0.contains("->") && $0.contains("= nil") }
      let labels = parameters.map(label).filter { $0 != "file" && $0 != "line" }
      guard keeps, !labels.contains("with") else { return nil }
      return match.1 + "(" + labels.map { $0 + ":" }.joined() + ")"
    }
  }

  /// The parameters of a function, from behind its parenthesis.
  private static func parameters(of code: Substring) -> [String]? {
    var (depth, parameters, last) = (0, [""], "")
    for character in code {
      switch character {
      case ")" where depth == 0: return parameters
      case "," where depth == 0:
        parameters.append("")
        continue
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      case ">" where last != "-": depth -= 1
      default: break
      }
      last = String(character)
      parameters[parameters.count - 1].append(character)
    }
    return nil
  }

  private static func label(of parameter: String) -> String {
    // Attributes with types in them, and two names, or one.
    let words = parameter.prefix { $0 != ":" }.split { $0.isWhitespace }
    let names = words.suffix(2).filter { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
    return names.first.map(String.init) ?? ""
  }
}
