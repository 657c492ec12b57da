import Foundation

// How the pages' files write what JSON has no format for. Mistakes become a `FileProblem` with their place.

extension KeyedDecodingContainer {
  /// A text in the page's language, of an object that holds it in each: `{"en": "Fog", "zh": "雾"}`.
  func text(_ key: Key, in language: Language) throws -> String {
    try nestedContainer(keyedBy: Language.Key.self, forKey: key).decode(String.self, forKey: Language.Key(language))
  }

  /// A date with its time and its distance from Greenwich: `2026-11-21T07:42:00+08:00`.
  func date(_ key: Key) throws -> Date {
    try parsed(key, as: .date) { text in try? Date(text, strategy: Date.ISO8601FormatStyle(timeZoneSeparator: .colon)) }
  }

  /// A color: `#1277B5`.
  func color(_ key: Key) throws -> Color {
    try parsed(key, as: .color) { Color(text: $0) }
  }

  /// A time zone by its name: `Asia/Shanghai`.
  func timeZone(_ key: Key) throws -> TimeZone {
    try parsed(key, as: .timeZone) { TimeZone(identifier: $0) }
  }

  /// Decodes a value by an enumeration's name.
  func oneOf<Value: CaseIterable & RawRepresentable<String>>(_ type: Value.Type, _ key: Key) throws -> Value {
    let name = try decode(String.self, forKey: key)
    if let value = Value(rawValue: name) { return value }
    let known = Value.allCases.map(\.rawValue)
    // A long list says less than none.
    throw FileProblem(.unknown(name, known: known.count > 8 ? [] : known), at: codingPath + [key])
  }

  /// Decodes a list of values by an enumeration's names.
  func all<Value: CaseIterable & RawRepresentable<String>>(of type: Value.Type, _ key: Key) throws -> [Value] {
    try decode([String].self, forKey: key).map { name in
      if let value = Value(rawValue: name) { return value }
      throw FileProblem(.unknown(name, known: Value.allCases.map(\.rawValue)), at: codingPath + [key])
    }
  }

  /// The value that a name stands for in a list of the same file.
  func named<Value>(_ key: Key, in values: [String: Value]) throws -> Value {
    let name = try decode(String.self, forKey: key)
    if let value = values[name] { return value }
    throw FileProblem(.unknown(name, known: []), at: codingPath + [key])
  }

  /// Every element of a list, read from the element's own keys.
  func list<ElementKey: CodingKey, Element>(
    _ key: Key, by keys: ElementKey.Type, _ read: (KeyedDecodingContainer<ElementKey>) throws -> Element
  ) throws -> [Element] {
    var list = try nestedUnkeyedContainer(forKey: key)
    var elements: [Element] = []
    while !list.isAtEnd { elements.append(try read(list.nestedContainer(keyedBy: keys))) }
    return elements
  }

  private func parsed<Value>(_ key: Key, as format: FileProblem.Format, _ parse: (String) -> Value?) throws -> Value {
    let text = try decode(String.self, forKey: key)
    if let value = parse(text) { return value }
    throw FileProblem(.unreadable(format, text), at: codingPath + [key])
  }
}

extension Language {
  /// A language as a key of the files.
  struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(_ language: Language) { stringValue = language.rawValue }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

extension Decoder {
  /// The language in which a file is being read; see `JSONDecoder.reading(in:)`.
  var language: Language { userInfo[.language] as? Language ?? .english }
}

extension JSONDecoder {
  /// A decoder that reads a page's file in a language.
  static func reading(in language: Language) -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.userInfo[.language] = language
    return decoder
  }
}

extension CodingUserInfoKey {
  fileprivate static var language: CodingUserInfoKey {
    guard let key = CodingUserInfoKey(rawValue: "language") else { preconditionFailure("A text makes a key") }
    return key
  }
}
