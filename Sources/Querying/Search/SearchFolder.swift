import Foundation

/// A value that folds texts to the bytes that are searched.
struct SearchFolder {
  /// The accuracy of a text's folded bytes.
  enum Result: Int, Comparable {
    /// A word matches the text exactly if its bytes match.
    case exact
    /// A word that matches the text has matching bytes, but the reverse isn't always true.
    case candidate
    /// Nothing is known because the text contains an unknown character.
    case unknown

    static func < (one: Result, other: Result) -> Bool { one.rawValue < other.rawValue }
  }

  private let store: SearchAlphabetStore
  private var alphabet: SearchAlphabet
  /// A Boolean value that indicates whether the current text has non-ASCII characters that folding changes.
  private var hasChanged = false
  /// A Boolean value that indicates whether the text has kana or Korean syllables.
  private var hasComposing = false
  /// The folded ASCII letters, or zero for those that aren't plain.
  private var letters = ContiguousArray<UInt8>(repeating: 0, count: 128)

  init(locale: Locale) {
    store = .of(locale)
    alphabet = store.alphabet
    for letter in 0..<128 {
      let folded = alphabet.folded(UInt32(letter)) ?? 0
      letters[letter] = folded < 0x80 ? UInt8(folded) : 0
    }
  }

  /// The maximum length of texts that are folded.
  static let longestText = 1 << 24

  /// Appends the folded bytes of a text, or a part of them if the result is `unknown`.
  mutating func append(_ text: String, to bytes: inout ContiguousArray<UInt8>) -> Result {
    if text.utf8.count > Self.longestText { return .unknown }
    let start = bytes.count
    var text = text
    (hasChanged, hasComposing) = (false, false)
    if text.withUTF8({ appendPlain($0, &bytes) }) {
      // Foundation treats any letter that loses its marks as a mark of the kana or Korean letter before it.
      return hasComposing && (hasChanged || text.utf8.contains(where: alphabet.joiningLetters.contains))
        ? .unknown : .exact
    }
    bytes.removeSubrange(start...)
    (hasChanged, hasComposing) = (false, false)
    let result = appendCharacters(text, &bytes)
    return hasComposing ? .unknown : result
  }

  /// Appends the bytes of a text if all its scalars are plain. Otherwise, returns `false` after appending some bytes.
  private mutating func appendPlain(
    _ text: UnsafeBufferPointer<UInt8>, _ bytes: inout ContiguousArray<UInt8>
  ) -> Bool {
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte < 0x80 {
        let folded = letters[Int(byte)]
        if folded == 0, !appendScalar(UInt32(byte), &bytes) { return false }
        if folded != 0 { bytes.append(folded) }
        index += 1
        continue
      }
      let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      guard index + length <= text.count else { return false }
      var scalar = UInt32(byte) & (0x7F >> UInt32(length))
      for offset in 1..<length { scalar = scalar << 6 | UInt32(text[index + offset] & 0x3F) }
      let end = bytes.count
      guard appendScalar(scalar, &bytes) else { return false }
      if Self.isComposing(scalar) {
        hasComposing = true
      } else if !hasChanged {
        hasChanged = bytes.count - end != length || (0..<length).contains { bytes[end + $0] != text[index + $0] }
      }
      index += length
    }
    return true
  }

  /// Returns whether a scalar is kana or a Korean syllable, which may be composed with the next scalar.
  private static func isComposing(_ scalar: UInt32) -> Bool {
    (0x3040..<0x3100).contains(scalar) || (0xAC00..<0xD7B0).contains(scalar)
  }

  @inline(__always) private mutating func appendScalar(
    _ scalar: UInt32, _ bytes: inout ContiguousArray<UInt8>
  ) -> Bool {
    let folded = alphabet.folded(scalar) ?? learn(scalar)
    Self.append(folded, &bytes)
    return folded != 0
  }

  private mutating func learn(_ scalar: UInt32) -> UInt32 {
    alphabet = store.learn(scalar: scalar)
    return alphabet.folded(scalar) ?? 0
  }

  @inline(__always) private static func append(_ packed: UInt32, _ bytes: inout ContiguousArray<UInt8>) {
    var rest = packed
    while rest != 0 {
      bytes.append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }

  /// Appends a text with characters of several scalars, or scalars that fold to several.
  private mutating func appendCharacters(_ text: String, _ bytes: inout ContiguousArray<UInt8>) -> Result {
    var result = Result.exact
    var (hasCluster, hasIdeograph, hasOtherScript) = (false, false, false)
    for character in text {
      let scalars = character.unicodeScalars
      if scalars.index(after: scalars.startIndex) == scalars.endIndex {
        let scalar = scalars[scalars.startIndex].value
        if Self.isComposing(scalar) { hasComposing = true }
        if (0x4E00..<0xA000).contains(scalar) {
          hasIdeograph = true
        } else if scalar >= SearchAlphabet.Cluster.letterEnd {
          hasOtherScript = true
        }
        if appendScalar(scalar, &bytes) { continue }
        guard let expansion = alphabet.expansions[scalar] else { return .unknown }
        bytes.append(contentsOf: expansion)
        result = .candidate
        continue
      }
      guard let cluster = SearchAlphabet.Cluster(character) else { return .unknown }
      if alphabet.clusters[cluster] == nil { alphabet = store.learn(character, as: cluster) }
      guard let folded = alphabet.clusters[cluster], folded != 0 else { return .unknown }
      Self.append(folded, &bytes)
      hasCluster = true
    }
    // Foundation misses letters with their own marks after ideographs, and matches them instead of Hebrew marks.
    if hasCluster, hasOtherScript { return .unknown }
    return hasCluster && hasIdeograph ? .candidate : result
  }

  /// Appends the bytes that an exact row needs to match a word: up to the first character that isn't plain.
  mutating func appendStart(of word: String, to bytes: inout ContiguousArray<UInt8>) {
    for character in word {
      let scalars = character.unicodeScalars
      guard scalars.index(after: scalars.startIndex) == scalars.endIndex else { return }
      let scalar = scalars[scalars.startIndex].value
      if appendScalar(scalar, &bytes) { continue }
      if let expansion = alphabet.expansions[scalar] {
        bytes.append(contentsOf: String(decoding: expansion, as: UTF8.self).prefix(1).utf8)
      }
      return
    }
  }
}
