/// The options of the fuzzer's command line.
struct Options {
  /// The duration of the search for failures, in seconds.
  var seconds: Double = 60
  /// The seed of the first case; nil to derive one from the time.
  var seed: Int?
  /// The largest number of cases, or `nil` for as many as the duration allows.
  var cases: Int?
  /// The number of steps in a case.
  var steps = 60
  /// A Boolean value that indicates whether only one case runs, in this process, without the parts that other options leave out.
  var isOneCase = false
  /// A Boolean value that indicates whether this process runs cases until the time is over.
  var isWorker = false
  /// A Boolean value that indicates whether each step of a case is printed.
  var isTalkative = false
  /// A Boolean value that indicates whether the user edits, swipes, and moves rows in addition to all other steps.
  var hasHands = false
  /// The number of plans to change in order to see which checks notice it; nil to look for failures.
  var mutants: Int?
  /// The index of the operation that the plans of a case leave out.
  var mutant: Int?
  var onlySteps: [Int]?
  var onlySections: [Int]?
  var mostRows: Int?
  var without: Set<FuzzCase.Feature> = []

  static let usage = """
    Tests/run --fuzz SECONDS [--seed N] [--cases N] [--steps N]
      --cases N          at most so many cases
      --seed N           the seed of the first case; the next ones count on from it
      --steps N          how many steps each case has, 60 without it
      --hands            fingers swipe, move, delete and choose rows too
    Tests/run --fuzz SECONDS --mutants N [--seed N]
      leaves one operation out of a plan, N times, with no check before the table, and says who noticed
    To run one case again, as a failure prints it:
      --case [--tell] --seed N --steps N [--only-steps 1,2,…] [--only-sections 0,1,…] [--most-rows N] [--without FEATURE,…]
      features: \(FuzzCase.Feature.allCases.map(\.rawValue).joined(separator: ", "))
    """

  struct Wrong: Error { let message: String }

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      func value() throws -> String {
        guard let value = rest.popFirst() else { throw Wrong(message: "\(option) needs a value") }
        return value
      }
      func number(from least: Int) throws -> Int {
        let text = try value()
        guard let number = Int(text), number >= least else {
          throw Wrong(message: "\(option) needs a whole number from \(least) on, not “\(text)”")
        }
        return number
      }
      func numbers() throws -> [Int] {
        let text = try value()
        return try text.split(separator: ",").map { part in
          guard let number = Int(part) else {
            throw Wrong(message: "\(option) needs whole numbers with commas between, not “\(text)”")
          }
          return number
        }
      }
      switch option {
      case "--fuzz", "--seconds":
        let text = try value()
        guard let seconds = Double(text), seconds > 0, seconds.isFinite else {
          throw Wrong(message: "\(option) needs a number of seconds above 0, not “\(text)”")
        }
        self.seconds = seconds
      case "--seed": seed = try number(from: 0)
      case "--cases": cases = try number(from: 1)
      case "--steps": steps = try number(from: 1)
      case "--mutants": mutants = try number(from: 1)
      case "--mutant": mutant = try number(from: 0)
      case "--hands": hasHands = true
      case "--case": isOneCase = true
      case "--worker": isWorker = true
      case "--tell": isTalkative = true
      case "--only-steps": onlySteps = try numbers()
      case "--only-sections": onlySections = try numbers()
      case "--most-rows": mostRows = try number(from: 0)
      case "--without":
        for name in try value().split(separator: ",") {
          guard let feature = FuzzCase.Feature(rawValue: String(name)) else {
            throw Wrong(message: "--without knows no “\(name)”")
          }
          without.insert(feature)
        }
      default: throw Wrong(message: "there is no option “\(option)”")
      }
    }
  }

  /// Returns the case of a seed.
  func test(_ seed: Int) -> FuzzCase {
    FuzzCase(
      seed: seed, stepCount: steps, keptSteps: onlySteps, keptGroups: onlySections, mostRows: mostRows,
      without: without, hasHands: hasHands,
      mutant: mutant)
  }
}
