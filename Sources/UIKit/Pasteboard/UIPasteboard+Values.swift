public import Foundation

extension UIPasteboard {
  /// The types for storing and finding values.
  private enum Kind {
    static let text = ["public.utf8-plain-text", "public.text", "public.plain-text"]
    static let url = ["public.url"]
    static let image = ["public.png", "public.jpeg", "com.compuserve.gif", "com.apple.uikit.image"]
    static let color = ["com.apple.uikit.color"]
  }

  private func values<Value>(_ types: [String], _ convert: (Any) -> Value?) -> [Value?] {
    items.map { item in types.lazy.compactMap { item[$0] }.compactMap(convert).first }
  }

  private func text(_ value: Any) -> String? {
    value as? String ?? (value as? Data).flatMap { String(data: $0, encoding: .utf8) }
      ?? (value as? URL)?.absoluteString
  }

  private func url(_ value: Any) -> URL? {
    if let url = value as? URL { return url }
    return text(value).flatMap { $0.isEmpty ? nil : URL(string: $0) }
  }

  private func image(_ value: Any) -> UIImage? { value as? UIImage ?? (value as? Data).flatMap { UIImage(data: $0) } }

  /// The first item's text or URL string.
  ///
  /// Setting it replaces all items, and `nil` removes them.
  public var string: String? {
    get { values(Kind.text + Kind.url, text).first ?? nil }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts of all items that have one, or `nil` if there are none.
  public var strings: [String]? {
    get { some(values(Kind.text + Kind.url, text)) }
    set { items = (newValue ?? []).map { [Kind.text[0]: $0] } }
  }

  /// The first item's URL.
  ///
  /// Setting it replaces all items, and `nil` removes them.
  public var url: URL? {
    get { values(Kind.url, url).first ?? nil }
    set { urls = newValue.map { [$0] } }
  }

  /// The URLs of all items that have one, or `nil` if there are none.
  public var urls: [URL]? {
    get { some(values(Kind.url, url)) }
    set { items = (newValue ?? []).map { [Kind.url[0]: $0] } }
  }

  /// The first item's image.
  ///
  /// Setting it replaces all items, and `nil` removes them.
  public var image: UIImage? {
    get { values(Kind.image, image).first ?? nil }
    set { images = newValue.map { [$0] } }
  }

  /// The images of all items that have one, or `nil` if there are none.
  public var images: [UIImage]? {
    get { some(values(Kind.image, image)) }
    set { items = (newValue ?? []).map { [Kind.image[0]: $0] } }
  }

  /// The first item's color.
  ///
  /// Setting it replaces all items, and `nil` removes them.
  public var color: UIColor? {
    get { values(Kind.color) { $0 as? UIColor }.first ?? nil }
    set { colors = newValue.map { [$0] } }
  }

  /// The colors of all items that have one, or `nil` if there are none.
  public var colors: [UIColor]? {
    get { some(values(Kind.color) { $0 as? UIColor }) }
    set { items = (newValue ?? []).map { [Kind.color[0]: $0] } }
  }

  private func some<Value>(_ values: [Value?]) -> [Value]? {
    let found = values.compactMap { $0 }
    return found.isEmpty ? nil : found
  }

  /// A Boolean value that indicates whether any item has text.
  public var hasStrings: Bool { strings != nil }
  /// A Boolean value that indicates whether any item has a URL.
  public var hasURLs: Bool { urls != nil }
  /// A Boolean value that indicates whether any item has an image.
  public var hasImages: Bool { images != nil }
  /// A Boolean value that indicates whether any item has a color.
  public var hasColors: Bool { colors != nil }
}
