/// A color as the notebook's file writes it: red, green and blue in two hexadecimal digits each, as in `#1277B5`.
struct Color: Hashable, Sendable {
  /// Red, green and blue, from 0 to 1.
  let red, green, blue: Double

  init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Creates a color from its hexadecimal number, as in `0x1277B5`.
  init(_ number: Int) {
    self.init(
      red: Double(number >> 16 & 255) / 255, green: Double(number >> 8 & 255) / 255, blue: Double(number & 255) / 255)
  }

  /// Creates a color from its text in the file, or nothing if the text is not `#` and six hexadecimal digits.
  init?(text: String) {
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), digits.count == 6, digits.allSatisfy(\.isHexDigit), let number = Int(digits, radix: 16)
    else {
      return nil
    }
    self.init(number)
  }

  /// The color between this and `other`; an amount of 0 is this one, 1 the other.
  func mixed(with other: Color, _ amount: Double) -> Color {
    Color(
      red: red + (other.red - red) * amount, green: green + (other.green - green) * amount,
      blue: blue + (other.blue - blue) * amount)
  }

  func lighter(_ amount: Double) -> Color { mixed(with: .white, amount) }

  func darker(_ amount: Double) -> Color { mixed(with: Color(red: 0, green: 0, blue: 0), amount) }

  static let white = Color(0xFFFFFF)
  /// The near black of bills, legs and eyes.
  static let ink = Color(0x22252B)
  /// Branches and trunks.
  static let bark = Color(0x7C5A3C)
  /// Reeds and stems.
  static let reed = Color(0x8FA05A)
}
