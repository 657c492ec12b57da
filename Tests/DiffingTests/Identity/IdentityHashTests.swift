import Foundation
import Testing

@testable import TableMakerDiffing

/// Equal identities have equal hashes, whatever their characters, and others are spread over all slots.
@Suite struct IdentityHashTests {
  private let hash = IdentityHash()

  @Test func `a character that equals one of ASCII has its hash, in short and in long strings`() {
    let ascii = Set((0..<128).map { String(UnicodeScalar(UInt8($0))) })
    var equal: [String] = []
    for value in UInt32(128)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), ascii.contains(String(scalar)) else { continue }
      equal.append(String(scalar))
    }
    // Those of the Unicode Character Database: the Greek question mark, the Greek varia, and the sign of the kelvin.
    #expect(equal.map(\.unicodeScalars.first?.value) == [0x37E, 0x1FEF, 0x212A])
    for character in equal {
      guard let plain = ascii.first(where: { $0 == character }) else { continue }
      for rest in ["", "1", "row 12", "a name of more than sixteen bytes"] {
        #expect(hash(plain + rest) == hash(character + rest))
        #expect(hash(rest + plain) == hash(rest + character))
      }
    }
  }

  @Test func `strings that are canonically equivalent have the same hash`() {
    for (one, other) in [
      ("\u{E9}", "e\u{301}"), ("\u{212B}ngstr\u{F6}m", "\u{C5}ngstro\u{308}m"), ("한", "\u{1112}\u{1161}\u{11AB}"),
    ] {
      #expect(one == other)
      #expect(hash(one) == hash(other))
    }
  }

  @Test func `a string that isn't stored as UTF-8 has the hash of one that is`() {
    for length in 0..<40 {
      let string = String((0..<length).map { Character(UnicodeScalar(UInt8(33 + 7 * $0 % 90))) })
      #expect(hash.hash(ofOther: string) == hash(string))
    }
  }

  @Test func `rows that were named with equivalent characters stay, in any order`() {
    let before = (0..<60).map { "row \($0) at 300 K; `new`" }
    let after = before.reversed().enumerated().map { place, name in
      place.isMultiple(of: 2) ? name : name.replacing("K", with: "\u{212A}").replacing("`", with: "\u{1FEF}")
    }
    let difference = Difference(from: before, to: after)
    #expect(difference.insertions.isEmpty)
    #expect(difference.removals.isEmpty)
  }

  @Test(arguments: ["line", "a name of more than sixteen bytes, and then", "é"])
  func `the hashes of numbered names differ, and fill the slots evenly`(_ start: String) {
    spread((0..<50_000).map { hash("\(start) \($0)") })
    spread((0..<50_000).map { hash("\($0) \(start)") })
  }

  @Test func `the hashes of UUIDs that differ in a few bits differ, and fill the slots evenly`() {
    spread(
      (0..<50_000).map { number in
        let (low, high) = (UInt8(number & 255), UInt8(number >> 8))
        return hash(UUID(uuid: (low, 0, 0, 0, 0, 0, 0, 0, high, 0, 0, 0, 0, 0, 0, 0)))
      })
  }

  /// The seed differs in each run. If hashes are even, one of 2,048 parts gets three times its share in less than one run
  /// of a billion.
  private func spread(_ hashes: [UInt64]) {
    #expect(Set(hashes).count == hashes.count)
    for part in [hashes.map { $0 % 2_048 }, hashes.map { $0 >> 53 }] {
      let most = Dictionary(grouping: part) { $0 }.map(\.value.count).max() ?? 0
      #expect(most < 3 * hashes.count / 2_048)
    }
  }
}
