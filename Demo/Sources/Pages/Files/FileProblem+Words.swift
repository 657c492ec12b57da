// The file can't contain these words, because the page shows them when it can't read the file.

extension FileProblem {
  /// Returns the title of a page that can't read its file, in the page's language.
  static func heading(in language: Language) -> String {
    switch language {
    case .english: "Broken File"
    case .chinese: "文件打不开"
    }
  }

  /// Returns the place and the error in that place, in the page's language.
  func words(in language: Language) -> String {
    switch language {
    case .english: place.isEmpty ? "\(english)." : "\(place): \(english)."
    case .chinese: place.isEmpty ? "\(chinese)。" : "\(place)：\(chinese)。"
    }
  }

  private var english: String {
    switch complaint {
    case .fileMissing: "the file is missing"
    case .notJSON(let line): "this is not JSON" + (line.map { ", from line \($0) on" } ?? "")
    case .missing: "this is missing"
    case .empty: "this is null"
    case .expected(let format): "this should be \(format.english)"
    case .unreadable(let format, let text): "“\(text)” is not \(format.english)"
    case .unknown(let name, let known):
      "there is no “\(name)”" + (known.isEmpty ? "" : ", only \(known.joined(separator: ", "))")
    }
  }

  private var chinese: String {
    switch complaint {
    case .fileMissing: "找不到文件"
    case .notJSON(let line): "不是 JSON" + (line.map { "（从第 \($0) 行起）" } ?? "")
    case .missing: "缺少这一项"
    case .empty: "是 null"
    case .expected(let format): "应为\(format.chinese)"
    case .unreadable(let format, let text): "“\(text)”不是\(format.chinese)"
    case .unknown(let name, let known): "没有“\(name)”" + (known.isEmpty ? "" : "，只有 \(known.joined(separator: "、"))")
    }
  }
}

extension FileProblem.Format {
  fileprivate var english: String {
    switch self {
    case .text: "a text"
    case .number: "a number"
    case .flag: "true or false"
    case .list: "a list"
    case .object: "an object"
    case .date: "a date such as 2026-11-21T07:42:00+08:00"
    case .day: "a day such as 2026-11-21"
    case .color: "a color such as #1277B5"
    case .timeZone: "a time zone such as Asia/Shanghai"
    }
  }

  fileprivate var chinese: String {
    switch self {
    case .text: "文本"
    case .number: "数字"
    case .flag: " true 或 false"
    case .list: "列表"
    case .object: "对象"
    case .date: "日期（例如 2026-11-21T07:42:00+08:00）"
    case .day: "日子（例如 2026-11-21）"
    case .color: "颜色（例如 #1277B5）"
    case .timeZone: "时区（例如 Asia/Shanghai）"
    }
  }
}
