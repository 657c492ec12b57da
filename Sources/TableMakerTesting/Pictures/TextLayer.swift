internal import Synchronization
@_spi(Testing) import UIKit

/// The text of a window as a layer that can be left out.
enum TextLayer {
  /// A Boolean value for each character that was looked up, which indicates whether a font has it.
  private static let known = Mutex<[Character: Bool]>([:])

  /// Runs a closure in which views draw everything except their text.
  static func skip<Result>(_ body: () throws -> Result) rethrows -> Result { try TextDrawing.skip(during: body) }

  /// Returns the characters of a text that no installed font has.
  static func missingCharacters(in text: String) -> [Character] {
    known.withLock { known in
      text.filter { character in
        if let isKnown = known[character] { return !isKnown }
        let isKnown = TextDrawing.missingCharacters(in: String(character)).isEmpty
        known[character] = isKnown
        return !isKnown
      }
    }.map { $0 }
  }
}
