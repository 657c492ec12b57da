/// A site with the number that turns its change on.
struct Mutant: Equatable {
  let number: Int
  /// The file, below the package's folder.
  let path: String
  let site: Site
}

/// Writes files that contain all their mutants, each behind a switch, so that one build can run the tests for each mutant.
enum Schemata {
  /// Returns a file's text with its mutants. Each line keeps its number.
  static func text(of source: SourceText, with mutants: [Mutant]) -> String {
    var bytes = source.bytes
    for mutant in mutants.sorted(by: { $0.site.range.lowerBound > $1.site.range.lowerBound }) {
      let range = mutant.site.range
      let (before, after) = around(mutant)
      bytes.insert(contentsOf: after.utf8, at: range.upperBound)
      bytes.insert(contentsOf: before.utf8, at: range.lowerBound)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the text before and after the bytes of a mutant.
  private static func around(_ mutant: Mutant) -> (before: String, after: String) {
    let number = mutant.number
    switch mutant.site.change {
    case .negated: return ("((", ") != isMutant(\(number)))")
    case .oneMore where !mutant.site.isOperator: return ("oneMore(\(number), ", ")")
    case .leftOut: return ("if !isMutant(\(number)) { ", " }")
    case .swapped, .oneMore, .laterStart, .earlierEnd: return ("", signs(number))
    }
  }

  /// Returns a number in characters that an operator can contain, so that each mutant's operator is unique.
  private static func signs(_ number: Int) -> String {
    String(number, radix: 2).map { $0 == "1" ? "‡" : "†" }.joined()
  }

  /// Returns the additional sources of a module: the switch, and the operators of its mutants.
  static func switches(for mutants: [Mutant], in sources: (String) -> SourceText) -> String {
    var text = """
      import Glibc

      private let chosen = getenv("\(variable)").flatMap { Int(String(cString: $0)) }

      @usableFromInline func isMutant(_ number: Int) -> Bool { number == chosen }

      @usableFromInline func oneMore<Value: Numeric>(_ number: Int, _ value: Value) -> Value {
        isMutant(number) ? value + 1 : value
      }

      """
    for mutant in mutants where mutant.site.isOperator {
      text += operators(of: mutant, sign: sources(mutant.path).text(mutant.site.range))
    }
    return text
  }

  /// The name of the environment variable that contains the number of the mutant to turn on.
  static let variable = "TABLEMAKER_MUTANT"

  private static func operators(of mutant: Mutant, sign: String) -> String {
    let name = sign + signs(mutant.number)
    let isOn = "isMutant(\(mutant.number))"
    func function(_ generics: String, _ left: String, _ right: String, _ result: String, _ body: String) -> String {
      "@usableFromInline func \(name)\(generics)(left: \(left), right: \(right)) -> \(result) { \(body) }\n"
    }
    var text = "infix operator \(name): \(precedence(of: sign))\n"
    switch mutant.site.change {
    case .swapped(let new, _) where ["&&", "||"].contains(sign):
      text +=
        "@usableFromInline func \(name)(left: Bool, right: @autoclosure () throws -> Bool) rethrows -> Bool "
        + "{ \(isOn) ? try left \(new) right() : try left \(sign) right() }\n"
    case .swapped(let new, _) where ["===", "!=="].contains(sign):
      text += function("", "AnyObject?", "AnyObject?", "Bool", "\(isOn) ? left \(new) right : left \(sign) right")
    case .swapped(let new, _):
      let kind = ["==", "!="].contains(sign) ? "Equatable" : "Comparable"
      text += function("<T: \(kind)>", "T", "T", "Bool", "\(isOn) ? left \(new) right : left \(sign) right")
      if kind == "Equatable" {
        text += function(
          "<T>", "T?", "_OptionalNilComparisonType", "Bool", "\(isOn) ? left \(new) right : left \(sign) right")
      }
    case .oneMore:
      let kind = sign.hasPrefix("&") ? "FixedWidthInteger" : "Numeric"
      text += function("<T: \(kind)>", "T", "T", "T", "\(isOn) ? left \(sign) right + 1 : left \(sign) right")
    case .laterStart, .earlierEnd:
      // Doesn't change a range that would end before it begins, because the process would only crash.
      let range = sign == "..<" ? "Range" : "ClosedRange"
      let bounds =
        mutant.site.change == .laterStart ? "left.advanced(by: 1)\(sign)right" : "left\(sign)right.advanced(by: -1)"
      text += function(
        "<T: Comparable & Strideable>", "T", "T", "\(range)<T>",
        "\(isOn) && left < right ? \(bounds) : left\(sign)right"
      ).replacing(") -> \(range)<T> {", with: ") -> \(range)<T> where T.Stride: SignedInteger {")
    case .negated, .leftOut: preconditionFailure("These have no operator")
    }
    return text
  }

  private static func precedence(of sign: String) -> String {
    switch sign {
    case "&&": "LogicalConjunctionPrecedence"
    case "||": "LogicalDisjunctionPrecedence"
    case "+", "-", "&+", "&-": "AdditionPrecedence"
    case "..<", "...": "RangeFormationPrecedence"
    default: "ComparisonPrecedence"
    }
  }
}
