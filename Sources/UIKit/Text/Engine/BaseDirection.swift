/// The direction that a text's own letters determine.
enum BaseDirection {
  /// Returns whether the first letter with a direction is right-to-left, or `nil` if there's none (rules P2 and P3).
  ///
  /// - Complexity: O(n) in the length up to that letter.
  static func isRightToLeft(_ text: some Sequence<Unicode.Scalar>) -> Bool? {
    var isolates = 0
    for scalar in text {
      switch scalar.value {
      case 0x2066...0x2068: isolates += 1
      case 0x2069: isolates = max(0, isolates - 1)
      case _ where isolates > 0: continue
      case 0x200E: return false
      case 0x200F, 0x061C: return true
      case 0x0041...0x005A, 0x0061...0x007A: return false
      default:
        guard scalar.properties.isAlphabetic || isHan(scalar) else { continue }
        return isRightToLeftLetter(scalar.value)
      }
    }
    return nil
  }

  private static func isHan(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isIdeographic }

  /// Returns whether a scalar is in a block that Unicode reserves for right-to-left scripts.
  private static func isRightToLeftLetter(_ value: UInt32) -> Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
