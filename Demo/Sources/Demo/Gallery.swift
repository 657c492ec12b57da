import Foundation
import LivePhone
import Pages

/// A web page that shows the standard pictures of the Demo's pages side by side, and requires only their files.
struct Gallery {
  /// The pictures of one page.
  private struct Group {
    let page: Page
    let strips: [Shot.Strip]
    let extremes: [Shot]
    /// The updates, and the moments of each that look different.
    let films: [(update: PageUpdate, shots: [Shot])]

    var shots: [Shot] { strips.flatMap(\.shots) + extremes + films.flatMap(\.shots) }

    /// Returns a Boolean value that indicates whether the group has a strip in a language and an appearance.
    ///
    /// If the appearance is `nil`, a strip in either appearance counts.
    func contains(_ language: Language, isDark: Bool? = nil) -> Bool {
      strips.contains { $0.language == language && $0.isDark == isDark ?? $0.isDark }
    }
  }

  private let groups: [Group]

  /// Creates the gallery of the existing pictures.
  ///
  /// - Parameter isThere: A closure that returns a Boolean value that indicates whether a shot's picture exists. The pictures
  ///   of one page can be newer than the others.
  init(where isThere: (Shot) -> Bool) {
    groups = Page.all.compactMap { page in
      let strips = Shot.strips(of: page, scrolls: true).map { strip in
        Shot.Strip(language: strip.language, isDark: strip.isDark, shots: strip.shots.filter(isThere))
      }
      let group = Group(
        page: page, strips: strips.filter { !$0.shots.isEmpty }, extremes: Shot.extremes(of: page).filter(isThere),
        films: Film.standard(of: page).filter { $0.isThere(isThere) }.map { ($0.update, $0.shots.filter(isThere)) })
      return group.strips.isEmpty && group.extremes.isEmpty && group.films.isEmpty ? nil : group
    }
  }

  /// The pictures.
  var shots: [Shot] { groups.flatMap(\.shots) }

  /// The gallery as HTML.
  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>TableMaker · the Demo’s pages</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <header>
    <p class="over">TableMaker</p>
    <h1>The Demo’s pages <span lang="zh-Hans">示例页面</span></h1>
    <p class="lead">Drawn on Linux by <code>Demo/run</code>, from sources that run on an iPhone as they are.
    <span lang="zh-Hans">由 <code>Demo/run</code> 在 Linux 上绘制；同样的源码，不改一字便可在 iPhone 上运行。</span></p>\(more)
    </header>
    <nav>
    <div class="pages">\(groups.map { Self.link(to: $0.page) }.joined())</div>\(choices)
    </nav>
    <main>
    \(groups.map(Self.section).joined(separator: "\n"))
    </main>
    </body>
    </html>

    """
  }

  /// The instructions for drawing the missing pictures, or an empty string if no picture is missing.
  private var more: String {
    guard groups.count < Page.all.count || groups.contains(where: { $0.extremes.isEmpty }) else { return "" }
    return """

      <p class="lead">More appearances, widths, and text sizes: <code>Demo/run --all</code>
      <span lang="zh-Hans">更多外观、宽度和字号：<code>Demo/run --all</code></span></p>
      """
  }

  /// The groups of buttons that choose a language and an appearance.
  ///
  /// A group appears only if each of its choices leaves pictures of every page.
  private var choices: String {
    let isBilingual = groups.allSatisfy { group in Language.allCases.allSatisfy { group.contains($0) } }
    let hasAppearances = groups.allSatisfy { group in
      Language.allCases.filter { group.contains($0) }.allSatisfy { language in
        [false, true].allSatisfy { group.contains(language, isDark: $0) }
      }
    }
    let choices = [
      isBilingual ? Self.choice("language", [("every-language", "All"), ("en", "English"), ("zh", "中文")]) : nil,
      hasAppearances
        ? Self.choice("appearance", [("every-appearance", "All"), ("light", "Light"), ("dark", "Dark")]) : nil,
    ].compactMap(\.self)
    return choices.isEmpty
      ? "" : "\n<div class=\"choices\">\n" + choices.joined(separator: "\n") + "\n</div>"
  }

  private static func link(to page: Page) -> String {
    "<a href=\"#\(page.name)\">\(text(page.title(in: .english)))</a>"
  }

  /// Returns a group of buttons, one of which is pressed. The style sheet hides the content that the buttons exclude.
  private static func choice(_ name: String, _ values: [(id: String, title: String)]) -> String {
    let buttons = values.enumerated().map { index, value in
      let input = "<input type=\"radio\" name=\"\(name)\" id=\"\(value.id)\"\(index == 0 ? " checked" : "")>"
      return "<label>\(input)\(value.title)</label>"
    }
    return "<fieldset aria-label=\"\(name)\">\(buttons.joined())</fieldset>"
  }

  private static func section(_ group: Group) -> String {
    let page = group.page
    let extremes =
      group.extremes.isEmpty
      ? "" : strip(title: "At the limits", chinese: "边界情形", filters: "", group.extremes.map { figure($0) })
    let (title, chinese) = (page.title(in: .english), page.title(in: .chinese))
    return """
      <section id="\(page.name)">
      <h2>\(text(title))\(chinese == title ? "" : " <span lang=\"zh-Hans\">\(text(chinese))</span>")</h2>
      <p>\(text(page.subtitle(in: .english))). <span lang="zh-Hans">\(text(page.subtitle(in: .chinese)))。</span></p>
      <div class="strips">
      \(group.strips.map(strip).joined(separator: "\n"))
      \(extremes)
      \(group.films.map(film).joined(separator: "\n"))
      </div>
      </section>
      """
  }

  private static func strip(_ strip: Shot.Strip) -> String {
    let language = strip.language == .chinese ? ("Chinese", "中文") : ("English", "英文")
    let appearance = strip.isDark ? ("dark", "深色") : ("light", "浅色")
    return Self.strip(
      title: "\(language.0), \(appearance.0)", chinese: "\(language.1)，\(appearance.1)",
      filters: " data-language=\"\(strip.language.rawValue)\" data-appearance=\"\(appearance.0)\"",
      strip.shots.map { figure($0, isAlone: strip.shots.map(\.variant.scroll) == [.top]) })
  }

  private static func film(_ film: (update: PageUpdate, shots: [Shot])) -> String {
    let language = film.shots.first?.variant.language ?? .english
    return strip(
      title: text(film.update.title(in: .english)), chinese: text(film.update.title(in: .chinese)),
      filters: " data-language=\"\(language.rawValue)\" data-appearance=\"light\"", film.shots.map { figure($0) })
  }

  private static func strip(title: String, chinese: String, filters: String, _ figures: [String]) -> String {
    """
    <div class="strip"\(filters)>
    <h3>\(title) <span lang="zh-Hans">\(chinese)</span></h3>
    <div class="screens">
    \(figures.joined(separator: "\n"))
    </div>
    </div>
    """
  }

  /// Returns the HTML of a picture.
  ///
  /// - Parameter isAlone: A Boolean value that indicates whether the strip shows only the page's top, so that the picture
  ///   needs no caption.
  private static func figure(_ shot: Shot, isAlone: Bool = false) -> String {
    let caption = Caption(shot)
    let words = "\(caption.english) <span lang=\"zh-Hans\">\(caption.chinese)</span>\(caption.option)"
    let size = shot.variant.size
    let page = shot.page.title(in: shot.variant.language)
    return """
      <figure style="--points: \(Int(size.width))"><a href="\(shot.name).png"><img src="\(shot.name).png" \
      width="\(Int(size.width))" height="\(Int(size.height))" loading="lazy" alt="\(text(page)): \(caption.english)"></a>
      \(isAlone ? "" : "<figcaption>\(words)</figcaption>")</figure>
      """
  }

  /// Returns a text with its special characters escaped for HTML.
  static func text(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
  }
}

/// The caption below a picture, which describes the difference from the page's other pictures.
private struct Caption {
  let english, chinese: String
  /// The option with which the picture can be asked for, where it stands for itself.
  var option = ""

  init(_ shot: Shot) {
    let variant = shot.variant
    if let scene = shot.scene {
      switch scene.moment {
      case .before: (english, chinese) = ("Before", "之前")
      case .during(let index):
        let milliseconds = Int((Film.instants[index] * 1000).rounded())
        (english, chinese) = ("After \(milliseconds) ms", "第 \(milliseconds) 毫秒")
      case .after: (english, chinese) = ("Afterwards", "之后")
      }
    } else if variant.size.width != Options.Variant().size.width {
      (english, chinese) = ("\(Int(variant.size.width)) points wide", "宽 \(Int(variant.size.width)) 点")
      option = "--width \(Int(variant.size.width))"
    } else if variant.textSize != .large {
      (english, chinese) = ("Largest text", "最大字号")
      option = "--text-size \(variant.textSize.rawValue)"
    } else if variant.isRightToLeft {
      (english, chinese, option) = ("Right to left", "从右到左", "--rtl")
    } else if variant.isGrown {
      (english, chinese, option) = ("Rows grown", "展开的行", "--grown")
    } else if variant.isWaiting {
      (english, chinese, option) = ("Waiting for content", "等待内容", "--waiting")
    } else {
      switch variant.scroll {
      case .top: (english, chinese) = ("Top", "顶部")
      case .points(let points):
        (english, chinese) = ("\(Int(points)) points down", "向下 \(Int(points)) 点")
        option = "--scroll \(Int(points))"
      case .middle: (english, chinese) = ("Middle", "中间")
      case .end: (english, chinese) = ("End", "末尾")
      }
    }
    if !option.isEmpty { option = "<code>\(option)</code>" }
  }
}
