import Foundation

/// The keys of a keyboard with their places.
struct KeyboardLayout {
  /// The properties that determine the keys.
  struct Kind: Hashable {
    var type = UIKeyboardType.default
    var language = KeyboardLanguage.english
    /// The title of the Return key.
    var returnWord = ""
    var spaceWord = ""
    /// A Boolean value that indicates whether the key for the next keyboard is in the last row because there's no strip
    /// below.
    var hasNextKeyboardKey = false
  }

  let kind: Kind
  let plane: KeyboardPlane
  private(set) var keys: [KeyboardKey] = []
  let size: CGSize

  /// Creates the layout of the keys.
  ///
  /// - Parameters:
  ///   - kind: The kind of keyboard.
  ///   - plane: The layout of the keyboard.
  ///   - size: The available size, in points.
  init(_ kind: Kind, plane: KeyboardPlane, size: CGSize) {
    self.kind = kind
    self.plane = plane
    self.size = size
    switch plane {
    case .pad, .padSymbols: layOutPad()
    case .letters, .numbers, .symbols: layOutRows()
    }
  }

  /// Returns the initial layout of a keyboard type.
  static func firstPlane(of type: UIKeyboardType) -> KeyboardPlane {
    switch type {
    case .numberPad, .asciiCapableNumberPad, .decimalPad, .phonePad: .pad
    case .numbersAndPunctuation: .numbers
    default: .letters
    }
  }

  /// Returns the key for a touch: the nearest one in the row. Empty places have no key.
  func key(at point: CGPoint) -> KeyboardKey? {
    func distance(_ key: KeyboardKey) -> (CGFloat, CGFloat) {
      let vertical = max(key.frame.minY - point.y, point.y - key.frame.maxY, 0)
      let horizontal = max(key.frame.minX - point.x, point.x - key.frame.maxX, 0)
      return (vertical, horizontal)
    }
    let nearest = keys.min { distance($0) < distance($1) }
    return nearest?.function == KeyboardKey.Function.none ? nil : nearest
  }

  // MARK: Rows of letters

  /// A key in a row, with its position and width in tenths of the keyboard's width.
  private typealias Place = (function: KeyboardKey.Function, x: CGFloat, width: CGFloat)

  private mutating func layOutRows() {
    let sets = KeyboardCharacters(kind, plane)
    for (index, row) in sets.rows.enumerated() {
      let isLast = index == 2
      // The second row of letters is indented by half a key, and the third leaves space for Shift and Delete.
      let width = isLast ? 7 / CGFloat(row.count) : 1
      let start = isLast ? 1.5 : (10 - CGFloat(row.count)) / 2
      var places =
        row.enumerated().map { (KeyboardKey.Function.text($1), start + CGFloat($0) * width, width) } as [Place]
      if isLast {
        places.insert((sets.leading, 0, 1.28), at: 0)
        places.append((.delete, 8.72, 1.28))
      }
      add(places, row: index)
    }
    var x: CGFloat = 0
    add(
      bottomRow.map { function, width in
        defer { x += width }
        return (function, x, width)
      }, row: 3)
  }

  private var bottomRow: [(KeyboardKey.Function, CGFloat)] {
    let change = KeyboardKey.Function.plane(plane == .letters ? .numbers : .letters)
    var row: [(KeyboardKey.Function, CGFloat)] =
      kind.hasNextKeyboardKey ? [(change, 1.25), (.nextKeyboard, 1.25)] : [(change, 2.5)]
    switch kind.type {
    case .emailAddress where plane == .letters: row += [(.space, 2.5), (.text("@"), 1.25), (.text("."), 1.25)]
    case .URL where plane == .letters: row += [".", "/", ".com"].map { (.text($0), 5 / 3) }
    case .webSearch where plane == .letters: row += [(.space, 3.75), (.text("."), 1.25)]
    case .twitter where plane == .letters: return row + [(.space, 5), (.text("@"), 1.25), (.text("#"), 1.25)]
    default: row.append((.space, 5))
    }
    return row + [(.enter, 2.5)]
  }

  private mutating func add(_ places: [Place], row: Int) {
    let unit = size.width / 10
    let height = size.height / 4
    let (top, bottom) = (
      KeyboardLook.faceInsets.top * height / 54, KeyboardLook.faceInsets.bottom * height / 54
    )
    for (function, x, width) in places {
      let frame = CGRect(
        x: x * unit + KeyboardLook.gap / 2, y: CGFloat(row) * height + top, width: width * unit - KeyboardLook.gap,
        height: height - top - bottom)
      keys.append(KeyboardKey(function: function, title: title(function), frame: frame))
    }
  }

  private func title(_ function: KeyboardKey.Function) -> String? {
    switch function {
    case .text(let text): text
    case .space: kind.spaceWord
    case .enter: kind.returnWord
    case .plane(.letters): kind.language == .pinyin ? "拼音" : "ABC"
    case .plane(.numbers): "123"
    case .plane(.symbols): "#+="
    case .plane(.padSymbols): "+ * #"
    case .plane(.pad): "123"
    case .shift, .delete, .nextKeyboard, .none: nil
    }
  }

  // MARK: Pads

  private mutating func layOutPad() {
    let digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9"]
    let letters = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]
    let rows = digits.indices.map { (KeyboardKey.Function.text(digits[$0]), letters[$0]) }
    let symbols: [(KeyboardKey.Function, String)] = ["", "", "", "", "", "", "*", "", "#"].map {
      ($0.isEmpty ? KeyboardKey.Function.none : .text($0), "")
    }
    let gap = KeyboardLook.gap
    let (width, height) = ((size.width - 4 * gap) / 3, (size.height - 5 * gap) / 4)
    let first: KeyboardKey.Function =
      switch kind.type {
      case .decimalPad: .text(SystemWords.locale.decimalSeparator ?? ".")
      case .phonePad, .namePhonePad: .plane(plane == .pad ? .padSymbols : .pad)
      default: .none
      }
    let zero: (KeyboardKey.Function, String) = plane == .pad ? (.text("0"), "") : (.text("+"), "")
    for (index, (function, subtitle)) in ((plane == .pad ? rows : symbols) + [(first, ""), zero, (.delete, "")])
      .enumerated()
    {
      let frame = CGRect(
        x: gap + CGFloat(index % 3) * (width + gap), y: gap + CGFloat(index / 3) * (height + gap), width: width,
        height: height)
      keys.append(
        KeyboardKey(
          function: function, title: title(function), subtitle: subtitle.isEmpty ? nil : subtitle, frame: frame))
    }
  }
}
