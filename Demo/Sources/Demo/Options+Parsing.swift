import Foundation
import LivePhone
import Pages

extension Options {
  /// An error on the command line; the message describes it.
  struct Mistake: Error, Equatable, CustomStringConvertible {
    let description: String
  }

  /// Reads a command line, without the program's name.
  init(_ arguments: [String]) throws(Mistake) {
    self.init()
    var variant = Variant()
    var given: Set<String> = []
    var port: UInt16?
    var host: String?
    var isWatching = false
    var rest = arguments[...]
    while let name = rest.popFirst() {
      func value() throws(Mistake) -> String {
        guard let value = rest.popFirst(), !value.hasPrefix("--") else {
          throw Mistake(description: "\(name) needs a value: \(Self.values(of: name))")
        }
        return value
      }
      switch name {
      case "--help", "-h":
        task = .help
        return
      case "--list":
        task = .list
        return
      case "--live": task = .live(page: Page.home.name, language: .english, port: Self.livePort, host: Self.liveHost)
      case "--watch": isWatching = true
      case "--port": port = try Self.port(try value(), for: name)
      case "--host": host = try value()
      case "--all": task = .drawEverything
      case "--figures": showsFigures = true
      case Self.helperName:
        isHelper = true
        continue
      case "--readme": task = .drawReadmePictures
      case "--samples": task = .drawSamples
      case "--output": output = try value()
      case "--page": variant.pages = [try Self.page(try value())]
      case "--language": variant.language = try Self.language(try value(), for: name)
      case "--dark": variant.isDark = true
      case "--width": variant.size.width = try Self.length(try value(), within: Self.widths, for: name)
      case "--height": variant.size.height = try Self.length(try value(), within: Self.heights, for: name)
      case "--text-size": variant.textSize = try Self.textSize(try value(), for: name)
      case "--rtl": variant.isRightToLeft = true
      case "--grown": variant.isGrown = true
      case "--waiting": variant.isWaiting = true
      case "--count": variant.count = try Self.count(try value(), for: name)
      case "--updates": variant.showsUpdates = true
      case "--spoken": variant.isSpoken = true
      case "--audit": break
      case "--scroll": variant.scroll = try Self.scroll(try value(), for: name)
      default: throw Self.unknown(name)
      }
      given.insert(name)
    }
    if given.contains("--audit") {
      let known: Set = ["--audit", "--page", "--output", "--figures"]
      if let other = Self.names.first(where: { given.contains($0) && !known.contains($0) }) {
        throw Mistake(description: "--audit looks at pages in every setting; you can't use it with \(other)")
      }
      task = .audit(variant.pages)
      return
    }
    if given.contains("--live") {
      task = try Self.live(variant, port: port, host: host, isWatching: isWatching, given)
      return
    }
    if let other = ["--port", "--host", "--watch"].first(where: given.contains) {
      throw Mistake(description: "\(other) needs --live, which shows a page there")
    }
    given.remove("--output")
    if let fixed = ["--readme", "--samples"].first(where: given.contains) {
      guard given == [fixed] else {
        throw Mistake(description: "\(fixed) draws what is always the same; use it only with --output")
      }
      return
    }
    if showsFigures, let other = ["--updates", "--spoken"].first(where: given.contains) {
      throw Mistake(description: "--figures is for pictures of pages at rest; you can't use it with \(other)")
    }
    given.remove("--figures")
    if given.contains("--all") {
      guard given == ["--all"] else {
        throw Mistake(description: "--all draws every standard picture; use it only with --output and --figures")
      }
    } else if given == ["--page"], let page = variant.pages.first {
      task = .drawPage(page)
    } else if variant.isSpoken {
      let others: Set = ["--updates", "--scroll", "--dark"]
      if let other = Self.names.first(where: { others.contains($0) && given.contains($0) }) {
        throw Mistake(description: "--spoken reads all of a page at rest; you can't use it with \(other)")
      }
      task = .speak(try Self.checked(variant))
    } else if !given.isEmpty {
      task = .draw(try Self.checked(variant))
    }
  }

  /// Returns the task of showing a page in a browser; everything but page and language is chosen there.
  private static func live(
    _ variant: Variant, port: UInt16?, host: String?, isWatching: Bool, _ given: Set<String>
  ) throws(Mistake) -> Task {
    let known: Set = ["--live", "--page", "--language", "--port", "--host", "--watch"]
    if let other = names.first(where: { given.contains($0) && !known.contains($0) }) {
      throw Mistake(
        description:
          "--live takes --page, --language, --port, --host and --watch; \(other) is chosen in the web page, if at all"
      )
    }
    let page = given.contains("--page") ? variant.pages.first : nil
    return .live(
      page: page ?? Page.home.name, language: variant.language, port: port ?? livePort,
      host: host ?? liveHost, isWatching: isWatching)
  }

  /// Returns a variant if its page has it; throws otherwise.
  private static func checked(_ variant: Variant) throws(Mistake) -> Variant {
    var variant = variant
    if variant.isGrown {
      try restrict(&variant, to: Page.all.filter(\.canGrow), "--grown needs rows that a tap makes grow")
    }
    if variant.isWaiting {
      try restrict(&variant, to: Page.all.filter(\.arrivesLater), "--waiting needs content that arrives after the page")
    }
    if variant.count != nil {
      try restrict(&variant, to: [.observers], "--count needs items that a page generates")
    }
    if variant.showsUpdates {
      try restrict(&variant, to: Page.all.filter { !$0.updates.isEmpty }, "--updates needs updates that a page names")
    }
    return variant
  }

  private static func restrict(_ variant: inout Variant, to pages: [Page], _ need: String) throws(Mistake) {
    let names = pages.map(\.name)
    if variant.pages == Page.all.map(\.name) { variant.pages = names }
    for page in variant.pages where !names.contains(page) {
      throw Mistake(
        description: "\(need), and \(page) has none. These pages have: \(names.joined(separator: ", "))")
    }
  }

  static let names = [
    "--all", "--page", "--language", "--dark", "--width", "--height", "--text-size", "--rtl", "--grown", "--waiting",
    "--count", "--updates", "--spoken", "--audit", "--scroll", "--live", "--port", "--host", "--watch", "--readme",
    "--samples", "--figures", "--output", "--list", "--help",
  ]
  /// The option with which this program starts another process of itself; it isn't for people.
  static let helperName = "--share"
  private static let livePort: UInt16 = 8080
  private static let liveHost = "127.0.0.1"
  private static let widths: ClosedRange<CGFloat> = 200...1400
  private static let counts = 1...1_000_000
  private static let heights: ClosedRange<CGFloat> = 200...6000

  /// Returns the values of an option.
  static func values(of option: String) -> String {
    switch option {
    case "--page": Page.all.map(\.name).joined(separator: ", ")
    case "--language": Language.allCases.map(\.rawValue).joined(separator: ", ")
    case "--width": "points from \(Int(widths.lowerBound)) to \(Int(widths.upperBound))"
    case "--height": "points from \(Int(heights.lowerBound)) to \(Int(heights.upperBound))"
    case "--text-size": TextSize.allCases.map(\.rawValue).joined(separator: ", ")
    case "--count": "a number from \(counts.lowerBound) to \(counts.upperBound)"
    case "--scroll": "top, middle, end, or points from the top"
    case "--output": "a folder"
    case "--port": "a number from 0 to \(UInt16.max); the default is \(livePort), and 0 is any free port"
    case "--host": "an IPv4 address; no other machine reaches the default, \(liveHost); 0.0.0.0 is every address"
    default: ""
    }
  }

  private static func wrong(_ value: String, for option: String) -> Mistake {
    Mistake(description: "\(option) cannot be \(value). It can be: \(values(of: option))")
  }

  private static func language(_ value: String, for option: String) throws(Mistake) -> Language {
    guard let language = Language(rawValue: value) else { throw wrong(value, for: option) }
    return language
  }

  private static func textSize(_ value: String, for option: String) throws(Mistake) -> TextSize {
    guard let size = TextSize(rawValue: value) else { throw wrong(value, for: option) }
    return size
  }

  private static func length(
    _ value: String, within range: ClosedRange<CGFloat>, for option: String
  ) throws(Mistake) -> CGFloat {
    guard let length = Double(value), range.contains(length) else { throw wrong(value, for: option) }
    return length
  }

  private static func count(_ value: String, for option: String) throws(Mistake) -> Int {
    guard let count = Int(value), counts.contains(count) else { throw wrong(value, for: option) }
    return count
  }

  private static func port(_ value: String, for option: String) throws(Mistake) -> UInt16 {
    guard let port = UInt16(value) else { throw wrong(value, for: option) }
    return port
  }

  private static func scroll(_ value: String, for option: String) throws(Mistake) -> Scroll {
    switch value {
    case "top": return .top
    case "middle": return .middle
    case "end": return .end
    default:
      guard let points = Double(value), points.isFinite else { throw wrong(value, for: option) }
      return .points(points)
    }
  }
}
