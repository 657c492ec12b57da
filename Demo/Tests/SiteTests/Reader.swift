import Browsing
import Foundation

/// Somebody who looks at a page in a browser.
@MainActor struct Reader {
  let browser: Browser
  /// The part of an address in front of the path of each page.
  let address: String

  static let narrow = [320, 375, 768]
  static let wide = [1024, 1440, 1920]
  /// The least contrast of a text that is easy to read, by WCAG 2, level AA.
  static let leastContrast = 4.5

  /// Opens a page.
  ///
  /// - Parameters:
  ///   - path: The page's path.
  ///   - title: Its heading, to go to it from another page of the documentation; nil to load it from scratch.
  func open(_ path: String, title: String? = nil) async throws {
    try await browser.resize(width: 320)
    try await browser.prefer(dark: false)
    guard let title, try await browser.run("return Boolean(window.look)") as? Bool == true else {
      try await browser.open(address + path)
      try await browser.wait(until: "document.querySelector('h1')")
      try await browser.run(PageScript.definitions)
      return
    }
    let base = "new URL('\(address)').pathname.replace(/\\/$/, '')"
    try await browser.run("look.go(\(base) + \(text(path)))")
    try await browser.wait(until: "look.shows(\(text(title)))")
  }

  /// Returns all the problems of the page that is open.
  ///
  /// - Parameters:
  ///   - widths: The widths of windows in which it is looked at, in points.
  ///   - problem: What is wrong with where a link of this host leads; nil if nothing is.
  func problems(at widths: [Int], link problem: (String) -> String?) async throws -> [String] {
    var problems = try await list("links(false)").compactMap { link in
      inside(link).flatMap { problem($0) }.map { "It leads to \(link): \($0)" }
    }
    problems += try await list("missingPlaces()").map { "There is no such place: \($0)" }
    let isTutorial = try await browser.run("return location.pathname.includes('/tutorials/')") as? Bool == true
    for isDark in [false, true] {
      try await browser.prefer(dark: isDark)
      let name = isDark ? "in dark" : "in light"
      problems += try await list("faint(\(Self.leastContrast))").map { "Faint \(name): \($0)" }
      problems += try await list("missingPictures()").map { "Not shown \(name): \($0)" }
      // How light the sheet is, from 0 to 1; a tutorial's is dark in either color scheme.
      let sheet = try await browser.run("return look.sheet()") as? Double ?? -1
      if isDark ? !(0...0.1).contains(sheet) : sheet < 0.8 && !isTutorial {
        problems.append("The sheet's lightness \(name) is \(sheet)")
      }
    }
    try await browser.prefer(dark: false)
    for width in widths {
      try await browser.resize(width: width)
      problems += try await list("overflow()").map { "At \(width) points: \($0)" }
    }
    return problems
  }

  /// Takes the pictures out of the page and leaves their room, so that a browser need not load them all.
  ///
  /// - Returns: The paths of their files.
  func takePictures() async throws -> [String] { try await list("takePictures()").map { inside($0) ?? $0 } }

  /// Types words into the navigator's filter, and waits until the navigator lists a page.
  func filter(by words: String, finds path: String) async throws {
    try await browser.run(
      "const field = [...document.querySelectorAll('.filter__input')].find((one) => one.offsetParent); "
        + "field.focus(); field.select();")
    try await browser.type(words)
    // Typing is followed after a while, and until then everything is listed.
    try await firstValue(of: "\(path) in the navigator, filtered by \(words)") {
      let listed = try await list("navigator()")
      return listed.count < 200 && listed.contains { $0.hasSuffix(path) } ? () : nil
    }
  }

  /// The path of a link that leads to this host, without the site's base; nil for others.
  private func inside(_ link: String) -> String? {
    if link.hasPrefix(address + "/") { return String(link.dropFirst(address.count)) }
    // An address on the same host but outside the site isn't one of its pages, and isn't a path.
    let host = address.split(separator: "/").prefix(2).joined(separator: "//")
    return link.hasPrefix(host) ? "beside" : nil
  }

  /// A text as a script writes it.
  private func text(_ text: String) -> String {
    String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
  }

  private func list(_ call: String) async throws -> [String] {
    let value = try await browser.runInTime(
      "const [done] = arguments; Promise.resolve(look.\(call)).then(done, (error) => done([String(error)]));")
    return value as? [String] ?? ["\(call) gave \(value)"]
  }
}
