import Foundation

/// Converts a field's value to a text that the user edits, and back.
struct TypedText<Value> {
  /// Returns the text of a value.
  let text: (Value) -> String
  /// Returns the value of a text; `nil` if the text isn't a valid value.
  let value: (String) -> Value?

  init(text: @escaping (Value) -> String, value: @escaping (String) -> Value?) {
    self.text = text
    self.value = value
  }

  /// Creates the text of a format; `nil` if texts can't be parsed, because the format can't and the value isn't a
  /// number.
  init?<Format: FormatStyle>(_ format: Format) where Format.FormatInput == Value, Format.FormatOutput == String {
    text = { format.format($0) }
    if let parse = (format as? any ParseableFormatStyle).map({ Self.parser(of: $0) }) {
      let known = { (value: Value) in format.format(value) }
      value = { text in parse(text).flatMap { Self.isWhole($0, of: text, as: known) ? $0 : nil } }
    } else if let type = Value.self as? any FormNumber.Type, let read = Self.reader(of: type, { format.format($0) }) {
      value = read
    } else {
      return nil
    }
  }

  private static func parser<Format: ParseableFormatStyle>(of format: Format) -> (String) -> Value? {
    { text in
      guard let text = text as? Format.FormatOutput else { return nil }
      return (try? format.parseStrategy.parse(text)) as? Value
    }
  }

  /// Returns a closure that reads numbers; `nil` if the type isn't that of the values.
  private static func reader<Number: FormNumber>(
    of type: Number.Type, _ text: @escaping (Value) -> String
  ) -> ((String) -> Value?)? {
    guard Number.self == Value.self else { return nil }
    return { typed in NumberText(typed)?.number(Number.self) { ($0 as? Value).map(text) ?? "" } as? Value }
  }

  /// Returns whether a value that was parsed is that of the whole text, because Foundation parses “2x” as 2, “1.5” as
  /// the integer 1, and a number with too many digits as infinity.
  private static func isWhole(_ value: Value, of text: String, as format: (Value) -> String) -> Bool {
    guard value is any Numeric else { return true }
    let known = Set(format(value).filter(\.isLetter))
    guard text.allSatisfy({ !$0.isLetter || known.contains($0) }) else { return false }
    guard let digits = NumberText(text)?.digits else { return true }
    if let number = value as? any BinaryFloatingPoint, !number.isFinite { return false }
    return !(value is any BinaryInteger) || Int(_digits: digits) != nil || !digits.contains(".")
  }
}

extension TypedText where Value: FormNumber {
  /// Creates the text of a number without a format.
  init() {
    text = { $0._text }
    value = { text in NumberText(text)?.number(Value.self) { $0._text } }
  }
}

/// A number in a text that the user has typed, with its sign and separators in the user's region.
struct NumberText {
  /// The number with a point and a sign, such as `-1234.5`.
  let digits: String
  /// The letters and other characters around the number.
  private let rest: Set<Character>

  /// Finds the only number in a text; `nil` if there's none, or several.
  init?(_ text: String, locale: Locale = .autoupdatingCurrent) {
    let point = locale.decimalSeparator ?? "."
    let groups = [locale.groupingSeparator ?? ",", " ", "\u{A0}", "\u{202F}", "'", "’"].filter { $0 != point }
    var (digits, rest, isNegative): (String, Set<Character>, Bool) = ("", [], false)
    // The characters since the last digit, which belong to the number only if a digit follows.
    var (between, hasEnded): ([Character], Bool) = ([], false)
    for character in text {
      if let digit = character.wholeNumberValue, character.unicodeScalars.first?.isDigit == true {
        if hasEnded { return nil }
        if between == Array(point), !digits.contains(".") {
          digits += digits.isEmpty ? "0." : "."
        } else if !digits.isEmpty, !between.isEmpty, !(between.count == 1 && groups.contains(String(between))) {
          return nil
        }
        between = []
        digits.append(String(digit))
      } else if digits.isEmpty {
        if "-\u{2212}".contains(character) { isNegative = true }
        between = String(character) == point ? [character] : []
        if !"-\u{2212}+".contains(character), between.isEmpty, !character.isWhitespace { rest.insert(character) }
      } else {
        between.append(character)
        if !groups.contains(String(character)), String(character) != point {
          hasEnded = true
          if !character.isWhitespace { rest.insert(character) }
        }
      }
    }
    guard !digits.isEmpty else { return nil }
    self.digits = (isNegative ? "-" : "") + digits
    self.rest = rest
  }

  /// Returns the number of the text that a format shows in this way, such as 0.3 for “30 %”.
  ///
  /// - Parameter text: A closure that returns a number's text.
  func number<Number: FormNumber>(_ type: Number.Type, _ text: (Number) -> String) -> Number? {
    guard let number = scaled(type, text), rest.isSubset(of: Set(text(number))) else { return nil }
    return number
  }

  private func scaled<Number: FormNumber>(_ type: Number.Type, _ text: (Number) -> String) -> Number? {
    let typed = Decimal(_digits: digits)
    /// The exponent of ten by which the format multiplies a number.
    func exponent(_ number: Number) -> Int {
      guard let typed, typed != 0, let shown = NumberText(text(number)).flatMap({ Decimal(_digits: $0.digits) }) else {
        return 0
      }
      let ratio = shown._double / typed._double
      return ratio.isFinite && ratio > 0 ? Int(nearest: log10(ratio)) : 0
    }
    let plain = Number(_digits: digits)
    // A fraction isn't a whole number, but a format can multiply it.
    guard let sample = plain ?? typed.map({ Number(_nearest: $0._double) }) else { return nil }
    let power = exponent(sample)
    guard power != 0, (-30...30).contains(power), let typed else { return plain }
    return Number(_digits: "\(typed * Decimal(sign: .plus, exponent: -power, significand: 1))")
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the character is a digit of any script.
  fileprivate var isDigit: Bool { properties.generalCategory == .decimalNumber }
}
