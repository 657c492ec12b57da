import Foundation

/// One of the ways to write a step, distinguished by its arguments.
struct Form {
  /// The compiler's name of the form, such as `data(_:id:)`.
  let name: String
  /// The form's declarations, each with the type that declares it.
  let declarations: [(owner: String, text: String)]

  /// Returns the forms of a step, each followed by its variants with an owner.
  static func all(_ declared: [(name: String, owner: String, text: String)], owners: [String]) -> [Form] {
    let names = Set(declared.map(\.name))
    let forms = names.map { name in
      let declarations = declared.filter { $0.name == name }.sorted { one, other in
        let places = [one, other].map { owners.firstIndex(of: $0.owner) ?? 0 }
        return (places[0], one.text.count, one.text) < (places[1], other.text.count, other.text)
      }
      var seen: Set<String> = []
      return Form(
        name: name,
        declarations: declarations.filter { seen.insert("\($0.owner) \($0.text)").inserted }.map { ($0.owner, $0.text) }
      )
    }
    func order(_ form: Form) -> (Int, String, Int) {
      let base = form.base(among: names)
      return (base.count, base, form.name == base ? 0 : 1)
    }
    return forms.sorted { order($0) < order($1) }
  }

  /// Returns the name of the same form without an owner, or the form's own name if it has no owner.
  func base(among names: Set<String>) -> String {
    let base = name.replacing("by:", with: "", maxReplacements: 1)
    return names.contains(base) ? base : name
  }

  /// Returns the form's purpose in contrast to the step's other forms.
  ///
  /// The result is `nil` if the step has no other form, or if no purpose is written for this one.
  func purpose(among forms: [Form]) -> Words? {
    guard base(among: Set(forms.map(\.name))) != name else { return Self.purposes[name] }
    return Words(english: "self held weakly", chinese: "弱引用 self")
  }

  /// The purposes of the forms without an owner, for steps with several forms.
  private static let purposes = [
    "data(_:)": Words(english: "an array, a list, or any other source", chinese: "数组、列表或任何其他来源"),
    "data(_:id:)": Words(
      english: "an array whose items are known by a part of them", chinese: "数组，以数据项的某一部分作为标识"),
    "data(_:_:_:)": Words(english: "several sources, one after the other", chinese: "几个来源，依次相接"),
    "cells(_:from:for:_:)": Words(english: "by a test, filled by a closure", chinese: "按条件选择，由闭包填充"),
    "cells(_:from:for:)": Words(english: "by a test, in cells that fill themselves", chinese: "按条件选择，cell 自己填充"),
    "cells(_:from:as:_:)": Words(
      english: "by a part that other items lack, filled by a closure", chinese: "按其他数据项没有的部分选择，由闭包填充"),
    "cells(_:from:as:)": Words(
      english: "by a part that other items lack, in cells that fill themselves",
      chinese: "按其他数据项没有的部分选择，cell 自己填充"),
    "otherwise(_:from:_:)": Words(english: "filled by a closure", chinese: "由闭包填充"),
    "otherwise(_:from:)": Words(english: "in cells that fill themselves", chinese: "cell 自己填充"),
    "bind(_:of:to:_:)": Words(english: "a field of the control's own type", chinese: "字段与控件的值类型相同"),
    "bind(_:of:to:format:_:)": Words(
      english: "a field of another type, which the control shows as a text", chinese: "字段是别的类型，控件以文字显示它"),
    "onDrop(_:)": Words(
      english: "items of the section's own type, from any table of the app", chinese: "从应用的任何表格拖来的、本分区类型的数据项"),
    "onDrop(of:_:)": Words(
      english: "texts, addresses, pictures or objects, from any view or app",
      chinese: "从任何视图或应用拖来的文字、网址、图片或对象"),
    "onControl(_:for:_:file:line:)": Words(english: "in the section's cells", chinese: "在分区的 cell 中"),
    "onControl(_:in:for:_:file:line:)": Words(
      english: "in the cells of one class, of several", chinese: "分区有几种 cell 时，在其中一种里"),
    "numberField(_:_:of:placeholder:keyboard:returnKeyType:named:file:line:)": Words(
      english: "as the user's locale writes numbers", chinese: "按用户所在地区书写数字"),
    "numberField(_:_:of:format:placeholder:keyboard:returnKeyType:named:file:line:)": Words(
      english: "in a format", chinese: "用指定的格式"),
    "stepper(_:_:of:in:step:named:file:line:)": Words(
      english: "as the user's locale writes numbers", chinese: "按用户所在地区书写数字"),
    "stepper(_:_:of:in:step:format:named:file:line:)": Words(english: "in a format", chinese: "用指定的格式"),
    "slider(_:_:of:in:named:file:line:)": Words(english: "without its value", chinese: "不显示数值"),
    "slider(_:_:of:in:format:named:file:line:)": Words(english: "with its value, in a format", chinese: "用指定的格式显示数值"),
    "titles(_:)": Words(english: "by the section's items", chinese: "取决于分区的数据项"),
    "titles(of:_:)": Words(english: "by a draft", chinese: "取决于草稿"),
    "footerTitles(_:)": Words(english: "by the section's items", chinese: "取决于分区的数据项"),
    "footerTitles(of:_:)": Words(english: "by a draft", chinese: "取决于草稿"),
    "movable(file:line:)": Words(english: "all rows", chinese: "所有的行"),
    "movable(where:file:line:)": Words(english: "the rows that a closure selects", chinese: "由闭包决定哪些行"),
    "searchable(_:by:locale:)": Words(english: "by the words of the items' texts", chinese: "按数据项文本中的词"),
    "searchable(_:by:locale:matching:)": Words(
      english: "by the words of the items' texts, compared in a given way", chinese: "按数据项文本中的词，指定比较方式"),
    "searchable(_:where:)": Words(english: "by a closure", chinese: "由闭包决定"),
  ]

  /// Returns Swift code with the form's declarations.
  ///
  /// If a declaration differs from the previous one only in its result, the code contains only the result.
  ///
  /// - Parameter note: A text after the type's name in the comment above each declaration.
  func code(in language: StepPage.Language, note: Words?) -> String {
    var lines: [String] = []
    var last: [String.SubSequence]?
    let words = note.map { language == .english ? ", \($0.english)" : "，\($0.chinese)" } ?? ""
    for (owner, text) in declarations {
      let pieces = Self.pieces(of: text)
      if let last, let pieces, last[0] == pieces[0], last[2] == pieces[2] {
        let same = language == .english ? "the same" : "同上"
        lines += ["// \(owner): \(same)", "// -> \(pieces[1])"]
      } else {
        lines += ["// \(owner)\(words)", StepPage.broken(text)]
      }
      last = pieces
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the text before a declaration's result, the result, and the text after it, or `nil` if there's no result.
  private static func pieces(of text: String) -> [String.SubSequence]? {
    guard let arrow = text.range(of: ") -> ", options: .backwards) else { return nil }
    let end = text.range(of: " where ", range: arrow.upperBound..<text.endIndex)?.lowerBound ?? text.endIndex
    return [text[..<arrow.lowerBound], text[arrow.upperBound..<end], text[end...]]
  }
}
