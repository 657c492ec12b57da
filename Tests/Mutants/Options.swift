/// The options of the command line.
struct Options: Equatable {
  /// The number of mutants to make.
  var count = 0
  /// The seed of the draw, or `nil` for a seed from the current time.
  var seed: Int?
  /// The number of the only mutant to run, or `nil` to run all of them.
  var only: Int?
  /// The folders to draw from, below the package's folder.
  var folders = Self.standard
  /// The number of test runs at a time.
  var jobs = 2
  /// A Boolean value that indicates whether a test run ends with the first test that fails.
  var isQuick = false
  /// A Boolean value that indicates whether the tool only lists the mutants, and runs nothing.
  var isList = false

  static let standard =
    ["Updates", "Heights", "Sources", "Model", "Delegate", "DataSource"].map { "Sources/TableMaker/\($0)" } + [
      "Sources/Diffing"
    ]

  static let usage = """
    Tests/run --mutants N [--seed N] [--only NUMBER] [--jobs N] [--quick] [--list] [FOLDER…]
      changes one line, N times, in a copy of the package, and says which tests noticed
      --seed N        draws the same mutants again, from the same sources
      --only NUMBER   runs one of them, by its number
      --jobs N        runs the tests of so many at a time, 2 otherwise
      --quick         ends a run with the first test that fails, and names that alone
      --list          shows what would be drawn, also what will not compile, and runs nothing
      FOLDER…         where to change lines, such as Sources/Diffing/Lists, whose judges are DiffingTests;
                      \(standard.joined(separator: ", ")) otherwise
    """

  struct Wrong: Error, Equatable { let message: String }

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    var named: [String] = []
    while let option = rest.popFirst() {
      func number() throws -> Int {
        guard let text = rest.popFirst() else { throw Wrong(message: "\(option) needs a whole number") }
        guard let number = Int(text), number >= 0 else {
          throw Wrong(message: "\(option) needs a whole number, not “\(text)”")
        }
        return number
      }
      switch option {
      case "--mutants": count = try number()
      case "--seed": seed = try number()
      case "--only": only = try number()
      case "--jobs": jobs = try number()
      case "--quick": isQuick = true
      case "--list": isList = true
      case _ where option.hasPrefix("-"): throw Wrong(message: "there is no option “\(option)”")
      default: named.append(try Self.folder(option))
      }
    }
    guard count > 0 else { throw Wrong(message: "--mutants needs a number above 0") }
    guard jobs > 0 else { throw Wrong(message: "--jobs needs a number above 0") }
    if only != nil, seed == nil { throw Wrong(message: "--only needs the --seed by which the mutant was drawn") }
    if !named.isEmpty { folders = named }
  }

  private static func folder(_ text: String) throws -> String {
    let parts = text.split(separator: "/")
    guard parts.count > 1, parts[0] == "Sources" else {
      throw Wrong(message: "“\(text)” is no folder or file of a module, such as Sources/Diffing")
    }
    return parts.joined(separator: "/")
  }
}

extension String {
  /// The module that a file below `Sources` belongs to.
  var module: String { split(separator: "/").dropFirst().first.map(String.init) ?? "" }
}
