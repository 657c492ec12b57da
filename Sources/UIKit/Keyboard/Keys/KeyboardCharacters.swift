import Foundation

/// The characters in the three upper rows of a layout, and the key to the left of the last row.
struct KeyboardCharacters {
  let rows: [[String]]
  let leading: KeyboardKey.Function

  init(_ kind: KeyboardLayout.Kind, _ plane: KeyboardPlane) {
    func split(_ rows: [String]) -> [[String]] { rows.map { $0.map(String.init) } }
    let isAddress = kind.type == .emailAddress || kind.type == .URL
    switch plane {
    case .numbers:
      leading = .plane(.symbols)
      rows =
        kind.language == .pinyin
        ? split(["1234567890", "-/：；（）￥@“”", "。，、？！."])
        // The characters for addresses are assumed; an iPhone would settle them.
        : split(isAddress ? ["1234567890", "$!~&=#[]", "._-+"] : ["1234567890", "-/:;()$&@\"", ".,?!'"])
    case .symbols:
      leading = .plane(.numbers)
      rows =
        kind.language == .pinyin
        ? split(["【】｛｝#%^*+=", "_—\\|～《》$&·", "。，、？！."])
        : split(isAddress ? ["`|{}?%^*/'", "$!~&=#[]", "._-+"] : ["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"])
    case .letters, .pad, .padSymbols:
      leading = .shift
      rows = split(["qwertyuiop", "asdfghjkl", "zxcvbnm"])
    }
  }
}
