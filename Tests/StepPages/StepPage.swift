import Foundation

/// The page of one step in one language.
struct StepPage {
  enum Language: CaseIterable {
    case english, chinese

    /// The suffix of the names of the language's pages.
    var ending: String { self == .chinese ? "-zh" : "" }
  }

  let step: Step
  let material: Material
  let language: Language

  var name: String { step.page + language.ending }

  private func say(_ english: String, _ chinese: String) -> String { language == .english ? english : chinese }
  private func say(_ words: Words) -> String { say(words.english, words.chinese) }

  /// Returns a text with links to the pages of its language.
  private func linked(_ text: String) -> String {
    guard language == .chinese else { return text }
    return text.replacing(/<doc:(\w+)>/) { match in
      material.twins.contains(String(match.1)) ? "<doc:\(match.1)-zh>" : String(match.0)
    }
  }

  var text: String {
    var parts = [
      say("# The step \(step.name)", "# 步骤 \(step.name)"),
      linked(say(step.purpose)) + say(".", "。"),
      "## " + say("Overview", "概览"),
      say("中文：<doc:\(step.page)-zh>", "English: <doc:\(step.page)>"),
      facts, say("### Example", "### 示例"),
    ]
    parts += example
    parts.append(say("### Declarations", "### 声明"))
    parts += declarations
    parts += mistakes
    return parts.joined(separator: "\n\n") + "\n"
  }

  private var facts: String {
    let second =
      switch step.second.english {
      case "replaces": say("replaces the one before", "取代前一个")
      case "adds": say("adds to the one before", "与前一个累加")
      case "once": say("not taken, it stands once", "不接受，只能写一次")
      default: say("changes nothing", "没有作用")
      }
    var lines = [
      say("- Belongs to: ", "- 层级：") + say(step.level),
      say("- A second one: ", "- 再写一次：") + second,
      say("- Among: ", "- 归类：") + say(step.group) + say(", in [All steps](doc:Steps)", "，见[所有步骤](doc:Steps-zh)"),
    ]
    if !step.symbols.isEmpty {
      lines.append(say("- Reference: ", "- 参考：") + step.symbols.map { "``\($0)``" }.joined(separator: say(", ", "、")))
    }
    return lines.joined(separator: "\n")
  }

  private var example: [String] {
    if let source = material.sample(of: step) {
      let picture = material.picture(of: step, in: language).map { name in
        let shown = say("What the step \(step.name) does in this example", "示例中步骤 \(step.name) 的效果")
        return "![\(shown)](\(name))"
      }
      return (picture.map { [$0] } ?? []) + [
        "```swift\n\(source)\n```",
        say("It runs in the Demo, on the page Gallery of Steps.", "它在 Demo 的“步骤一览”页里运行。"),
      ]
    }
    guard let excerpt = material.excerpt(of: step) else { return [] }
    let article = linked("<doc:\(excerpt.article)>")
    return [
      "```swift\n\(say(excerpt.code))\n```",
      say("All of this chain is in \(article).", "完整的链见 \(article)。"),
    ]
  }

  /// A mistake as the page shows it.
  struct Row {
    let code: String
    /// The compiler's message, or parts of it.
    let message: String
    /// The fix, or `nil` if the message describes it.
    let remedy: String?
  }

  /// The known mistakes. Those of the article about the chain are first.
  var rows: [Row] {
    let found = material.mistakes(of: step)
    let told = found.map { mistake in
      Row(
        code: mistake.chain, message: mistake.message,
        remedy: mistake.remedy.english.isEmpty || mistake.remedy.english == "as it says"
          ? nil : linked(say(mistake.remedy)))
    }
    let tried = Mistake.shown(
      material.tried(of: step), without: Set(found.map { Mistake.Kind([$0.message]) }), atMost: max(1, 5 - found.count))
    return told
      + tried.map { mistake in
        let words = mistake.words.map { "… \($0.replacing("<", with: "\\<")) …" }
        return Row(
          code: mistake.code, message: words.joined(separator: say("” or “", "”或“")),
          remedy: mistake.correct.map { say("Write ", "改写成 ") + "`\($0)`" })
      }
  }

  /// The section about mistakes: a heading, an introduction, and a list; empty if no mistake is known.
  ///
  /// The mistakes are in a list, because a list fits the width of a phone.
  var mistakes: [String] {
    guard !rows.isEmpty else { return [] }
    return [
      say("### Mistakes, in the compiler's words", "### 错误与编译器的提示"),
      say(
        "Tests make each of them; … stands for what does not matter here. Without a →, do as the message says.",
        "每个错误都由测试验证；“…”处省略了无关的代码或文字。没有“→”的，照提示做即可。"),
      rows.map(item).joined(separator: "\n"),
    ]
  }

  private func item(of row: Row) -> String {
    var remedy = row.remedy ?? ""
    if let first = remedy.first, !remedy.isEmpty {
      remedy = say(" → " + first.uppercased() + remedy.dropFirst() + ".", " → \(remedy)。")
    }
    return "- `\(row.code)`: “\(row.message)”\(remedy)"
  }

  /// The step's forms, each with its purpose if there are several, and followed by its variants with an owner.
  private var declarations: [String] {
    let names = Set(step.forms.map(\.name))
    let bases = step.forms.filter { $0.base(among: names) == $0.name }
    return bases.flatMap { base in
      let code = step.forms.filter { $0.base(among: names) == base.name }.map { form in
        form.code(in: language, note: form.name == base.name ? nil : form.purpose(among: step.forms))
      }
      let block = "```swift\n\(code.joined(separator: "\n"))\n```"
      guard bases.count > 1 else { return [block] }
      let purpose = base.purpose(among: step.forms).map { say(": ", "：") + say($0) + say(".", "。") }
      return ["`\(base.name)`\(purpose ?? "")", block]
    }
  }

  /// Returns a declaration, with a line for each parameter if it's long, because readers don't scroll sideways.
  static func broken(_ declaration: String) -> String {
    guard declaration.count > 72, let start = declaration.firstIndex(of: "(") else { return declaration }
    var text = declaration[...start] + "\n  "
    var (depth, last) = (1, Character("("))
    var rest = declaration[declaration.index(after: start)...]
    while depth > 0, let letter = rest.popFirst() {
      if "([<".contains(letter) { depth += 1 }
      // The arrow of a closure doesn't close a bracket.
      if ")]".contains(letter) || letter == ">" && last != "-" { depth -= 1 }
      last = letter
      text += depth == 0 ? "\n)" : String(letter)
      if letter == ",", depth == 1 {
        text += "\n  "
        rest = rest.drop { $0 == " " }
      }
    }
    return String(text) + rest.replacing(" where ", with: "\n  where ", maxReplacements: 1)
  }

  /// Returns the page that lists all pages of a language, grouped by the parts of the table.
  static func list(of steps: [Step], in language: Language) -> String {
    let isEnglish = language == .english
    var lines = [
      isEnglish ? "# Each step by example" : "# 每个步骤一页", "",
      isEnglish
        ? "A page for each step of the chain, with an example that runs." : "链的每个步骤各有一页，带能运行的示例。",
      "", "## " + (isEnglish ? "Overview" : "概览"), "",
      isEnglish
        ? "中文：<doc:\(listName)-zh>. All of them are in one table in [All steps](doc:Steps)."
        : "English: <doc:\(listName)>。总表见[所有步骤](doc:Steps-zh)。",
      "", "## Topics",
    ]
    var group: String?
    for step in steps {
      let title = isEnglish ? step.group.english : step.group.chinese
      if title != group { lines += ["", "### \(title)", ""] }
      group = title
      lines.append("- <doc:\(step.page)\(language.ending)>")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The name of the list's page, without the suffix of its language.
  static let listName = "StepsByExample"
}
