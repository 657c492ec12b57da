// Counts odd wording in what people read: Markdown outside code, comments in Swift, and the texts of diagnostics and
// refusals. `.ci/words` compiles and runs it; the rules are those of the style guide, as far as a program can see them.
import Foundation

/// A pattern that the style guide avoids.
struct Rule {
  let number: Int
  let pattern: String
  let advice: String
}

let rules: [Rule] = [
  Rule(number: 12, pattern: #"\bDoes something\b"#, advice: "“Performs an action when …”"),
  Rule(
    number: 5, pattern: #"\b(?:is|are|be|as) a diagnostic\b|\bwith a diagnostic\b"#,
    advice: "“TableMaker reports a diagnostic”"),
  Rule(number: 2, pattern: #"\bthat there (?:is|are)\b"#, advice: "“if no … exists”, or leave it out"),
  Rule(
    number: 7, pattern: #"\bof (?:ours|one's own|the app's|yours)\b"#,
    advice: "“your …”, “a custom …”, or the type's name"),
  Rule(number: 6, pattern: #"\banew\b"#, advice: "“again” or “from scratch”"),
  Rule(number: 6, pattern: #"\bby (?:itself|themselves)\b"#, advice: "“automatically”"),
  Rule(number: 4, pattern: #"\bby hand\b"#, advice: "“the user …” or “manually”"),
  Rule(number: 6, pattern: #"\bany more\b"#, advice: "“no longer”"),
  Rule(number: 6, pattern: #"\bat once\b"#, advice: "“immediately” or “at the same time”"),
  Rule(number: 6, pattern: #"\b[Bb]ut for\b"#, advice: "“except”"),
  Rule(number: 6, pattern: #"\bfor want of\b"#, advice: "“because … isn't available”"),
  Rule(number: 6, pattern: #", too\b"#, advice: "“also”"),
  Rule(number: 9, pattern: #"\bgoes before\b"#, advice: "“overrides” or “takes precedence over”"),
  Rule(number: 3, pattern: #"\bstands?\b(?! for)"#, advice: "“is”, “appears”, or the precise verb"),
  Rule(number: 3, pattern: #"\b(?:tells?|told)\b"#, advice: "“notifies”, “reports”, or “calls”"),
  Rule(number: 4, pattern: #"\blive object\b"#, advice: "“data source”"),
  Rule(number: 4, pattern: #"\bwheels?\b"#, advice: "“activity indicator”"),
  Rule(number: 4, pattern: #"\bgrips?\b"#, advice: "“reorder control”"),
  Rule(number: 4, pattern: #"\bfingers?\b"#, advice: "“the user”, “touch”, or “touch and hold”"),
  Rule(number: 6, pattern: #"\bunless said otherwise\b"#, advice: "“unless you specify otherwise”"),
  Rule(number: 6, pattern: #"\balone\b"#, advice: "“only”"),
  Rule(number: 6, pattern: #"\bbeside\b"#, advice: "“in addition to” or “next to”"),
  Rule(number: 1, pattern: #"\bwhose\b"#, advice: "“with”, “that has”, or a second sentence"),
  Rule(number: 6, pattern: #"\bmeanwhile\b"#, advice: "“while …”"),
  Rule(number: 6, pattern: #"\blikewise\b"#, advice: "“also”"),
  Rule(
    number: 4, pattern: #"\bends the (?:app|process|program)\b"#,
    advice: "“the app crashes” or “UIKit throws an exception”"),
  Rule(number: 8, pattern: #"\b(?:has|have) not\b"#, advice: "“doesn't have”, or a contraction"),
  Rule(number: 11, pattern: #"\b(?:colour|behaviour|grey|neighbour|catalogue)"#, advice: "American spelling"),
  Rule(number: 18, pattern: "询问", advice: "“调用”或“返回”"),
  Rule(number: 18, pattern: "应答", advice: "“响应”"),
  Rule(number: 18, pattern: "载入", advice: "“加载”"),
  Rule(number: 18, pattern: "处理闭包", advice: "“闭包”或“回调”"),
  Rule(number: 18, pattern: "出列", advice: "“dequeue”"),
  Rule(number: 18, pattern: "把手", advice: "“拖动手柄”"),
]

/// The first words that no abstract of a doc comment begins with.
let openings = ["Has", "Have", "Asks", "Says", "Who", "What", "Whether", "Hears", "Tells", "Makes a"]

func expression(_ pattern: String) -> NSRegularExpression {
  guard let expression = try? NSRegularExpression(pattern: pattern) else { fatalError("\(pattern) is no pattern") }
  return expression
}

let expressions = rules.map { ($0, expression($0.pattern)) }
// Most lines match nothing: one search over all patterns leaves them out.
let any = expression(rules.map { "(?:\($0.pattern))" }.joined(separator: "|"))
let code = expression("`[^`]*`")
let codeAndLinks = expression(#"`[^`]*`|\]\([^)]*\)|<[^>]+>"#)
let quoted = expression(#""((?:[^"\\]|\\.)*)""#)

extension String {
  var whole: NSRange { NSRange(startIndex..., in: self) }
  func without(_ expression: NSRegularExpression) -> String {
    expression.stringByReplacingMatches(in: self, range: whole, withTemplate: " ")
  }
}

struct Hit {
  let line: Int
  let words: String
  let rule: Int
  let advice: String
}

/// Returns the lines that people read, without code.
func prose(of path: String, _ text: String) -> [(line: Int, text: String, beginsAbstract: Bool)] {
  var result: [(line: Int, text: String, beginsAbstract: Bool)] = []
  let isMarkdown = path.hasSuffix(".md")
  let hasTexts = path.contains("/Diagnostics/") || path.contains("/Refusals/")
  var isFenced = false
  var wasComment = false
  for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
    let trimmed = line.trimmingCharacters(in: .whitespaces)
    if isMarkdown {
      if trimmed.hasPrefix("```") {
        isFenced.toggle()
      } else if !isFenced {
        result.append((index + 1, String(line).without(codeAndLinks), false))
      }
    } else if trimmed.hasPrefix("//") {
      result.append((index + 1, trimmed.without(code), trimmed.hasPrefix("/// ") && !wasComment))
    } else if hasTexts || trimmed.contains("message: \""), trimmed.contains("\"") {
      let texts = quoted.matches(in: trimmed, range: trimmed.whole).compactMap {
        Range($0.range(at: 1), in: trimmed).map { String(trimmed[$0]) }
      }
      result.append((index + 1, texts.joined(separator: " "), false))
    }
    wasComment = trimmed.hasPrefix("///")
  }
  return result
}

func hits(in path: String, _ text: String) -> [Hit] {
  prose(of: path, text).flatMap { line, text, beginsAbstract in
    var found: [Hit] = []
    let abstract = text.dropFirst(4).drop { $0 == " " }
    if beginsAbstract, let opening = openings.first(where: { abstract.hasPrefix($0 + " ") }) {
      found.append(Hit(line: line, words: opening, rule: 12, advice: "open the abstract with Apple's verb or noun"))
    }
    guard any.firstMatch(in: text, range: text.whole) != nil else { return found }
    for (rule, expression) in expressions {
      for match in expression.matches(in: text, range: text.whole) {
        let words = Range(match.range, in: text).map { String(text[$0]) } ?? ""
        found.append(Hit(line: line, words: words, rule: rule.number, advice: rule.advice))
      }
    }
    return found
  }
}

/// Returns the folder that a file is counted in: at most three deep.
func folder(of path: String) -> String {
  let parts = path.split(separator: "/").dropLast().prefix(3)
  return parts.isEmpty ? "." : parts.joined(separator: "/")
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(1)
}

// Standard input has the paths, a line each; the counts' file is the first argument.
let arguments = Array(CommandLine.arguments.dropFirst())
let countsFile = arguments[0]
let isListing = arguments.contains("--list")
let isLowering = arguments.contains("--lower")
var hitsOfFolders: [String: [(path: String, hit: Hit)]] = [:]
while let path = readLine() {
  guard path.hasSuffix(".md") || path.hasSuffix(".swift"), let data = FileManager.default.contents(atPath: path) else {
    continue
  }
  let found = hits(in: path, String(decoding: data, as: UTF8.self))
  if !found.isEmpty { hitsOfFolders[folder(of: path), default: []] += found.map { (path, $0) } }
}
func show(_ found: [(path: String, hit: Hit)]) -> String {
  found.map { "\($0.path):\($0.hit.line): “\($0.hit.words)”, rule \($0.hit.rule): \($0.hit.advice)" }.joined(
    separator: "\n")
}
let folders = hitsOfFolders.keys.sorted()
if isListing {
  for folder in folders { print(show(hitsOfFolders[folder] ?? [])) }
  exit(0)
}
var allowed: [String: Int] = [:]
for line in ((try? String(contentsOfFile: countsFile, encoding: .utf8)) ?? "").split(separator: "\n") {
  let parts = line.split(separator: " ")
  guard parts.count == 2, let count = Int(parts[0]) else {
    fail("\(countsFile): “\(line)” is not a number and a folder.")
  }
  allowed[String(parts[1])] = count
}
let isFirst = allowed.isEmpty && !FileManager.default.fileExists(atPath: countsFile)
var more: [String] = []
var fewer: [String] = []
for folder in Set(folders).union(allowed.keys).sorted() where !isFirst {
  let (count, limit) = (hitsOfFolders[folder]?.count ?? 0, allowed[folder] ?? 0)
  if count > limit {
    more.append("\(folder): \(count) odd words, \(limit) allowed:\n" + show(hitsOfFolders[folder] ?? []))
  }
  if count < limit { fewer.append("\(folder): \(count) odd words, no longer \(limit).") }
}
guard more.isEmpty else {
  fail(more.joined(separator: "\n") + "\nWrite them in other words: .ci/words --list shows every place.")
}
if isLowering || isFirst {
  let lines = folders.map { "\(hitsOfFolders[$0]?.count ?? 0) \($0)" }
  try lines.map { $0 + "\n" }.joined().write(toFile: countsFile, atomically: true, encoding: .utf8)
} else if !fewer.isEmpty {
  fail(fewer.joined(separator: "\n") + "\nKeep it that way: .ci/words --lower writes the lower numbers.")
}
print("\(hitsOfFolders.values.map(\.count).reduce(0, +)) odd words in \(folders.count) folders")
