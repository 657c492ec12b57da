import UIKit

// Houses, stalls and a lighthouse.

extension HarborPainter {
  /// A narrow house with a gable.
  struct House {
    let x, width, height: Double
    let wall, roof: Int

    /// Eight of them along a quay.
    static let row = [
      House(x: -6, width: 40, height: 66, wall: 0xC9573F, roof: 0x6E3A34),
      House(x: 33, width: 34, height: 54, wall: 0xF0D9A8, roof: 0x8A5A3E),
      House(x: 66, width: 38, height: 74, wall: 0x3F7F8A, roof: 0x3A4A54),
      House(x: 103, width: 32, height: 58, wall: 0xE9B45A, roof: 0x7A4A34),
      House(x: 134, width: 42, height: 68, wall: 0xEDE6DA, roof: 0x8F4A3A),
      House(x: 175, width: 34, height: 50, wall: 0xA8503C, roof: 0x5A3630),
    ]
  }

  func houses(_ row: [House], base: Double, hasSnow: Bool = false, lit: Double = 0.7) {
    var chance = Chance(seed: 9)
    for house in row {
      let wall = isNight ? Color(house.wall).darker(0.62).mixed(with: Color(0x1B2A55), 0.45) : Color(house.wall)
      let roof = isNight ? Color(house.roof).darker(0.6).mixed(with: Color(0x141F42), 0.5) : Color(house.roof)
      let top = base - house.height
      let peak = top - house.width * 0.42
      let (left, right, middle) = (house.x, house.x + house.width, house.x + house.width / 2)
      shape(
        "M\(left) \(base) L\(left) \(top) L\(middle) \(peak) L\(right) \(top) L\(right) \(base) Z",
        top: Tone(wall.lighter(0.08)), bottom: Tone(wall.darker(0.12)))
      shape(
        "M\(left - 2) \(top + 2) L\(middle) \(peak - 3) L\(right + 2) \(top + 2) L\(right + 2) \(top - 2) L\(middle) \(peak - 8) L\(left - 2) \(top - 2) Z",
        Tone(roof))
      if hasSnow {
        let snow = either(0xFDFEFF, 0x9FB2D6)
        shape(
          "M\(left - 4) \(top + 1) C\(left + 2) \(top - 5) \(middle - 4) \(peak - 4) \(middle) \(peak - 9) C\(middle + 4) \(peak - 4) \(right - 2) \(top - 5) \(right + 4) \(top + 1)"
            + " L\(right + 4) \(top - 4) L\(middle) \(peak - 13) L\(left - 4) \(top - 4) Z", snow)
      }
      windows(of: house, base: base, lit: lit, &chance)
    }
  }

  private func windows(of house: House, base: Double, lit: Double, _ chance: inout Chance) {
    let columns = house.width > 36 ? 3 : 2
    let step = house.width / Double(columns)
    let rows = Int((house.height - 18) / 16)
    for row in 0..<max(rows, 1) {
      for column in 0..<columns {
        let x = house.x + step * (Double(column) + 0.5)
        let y = base - house.height + 8 + Double(row) * 16
        let isLit = isNight && chance.next() < lit
        if isLit { brush.glow(x, y + 5, 11, Tone(0xFFC766, 0.55)) }
        let pane = isLit ? Tone(0xFFD98A) : either(0x4A5C68, 0x18223F)
        box(x - 3.4, y, 6.8, 9.6, Tone(isNight ? 0x3C4666 : 0xFBF6EA), radius: 0.8)
        box(x - 2.5, y + 0.9, 5, 7.8, pane)
        line("M\(x) \(y + 1) L\(x) \(y + 8.6)", Tone(isNight ? 0x3C4666 : 0xFBF6EA), width: 0.8)
      }
    }
    let x = house.x + house.width / 2
    box(x - 4.4, base - 14, 8.8, 14, either(0x5B3A2A, 0x1A1730), radius: 1)
    line("M\(house.x) \(base) L\(house.x + house.width) \(base)", either(0x8C7B6B, 0x232B4A), width: 1)
  }

  /// The stone edge of a quay, with rings and bollards.
  func quay(_ x: Double, to end: Double, top: Double, height: Double) {
    box(x, top, end - x, height, top: either(0xB9A993, 0x3A4264), bottom: either(0x7F715F, 0x1E2544))
    var row = top + 6
    while row < top + height - 2 {
      line("M\(x) \(row) L\(end) \(row)", either(0x6B5E4E, 0x161C36), width: 0.8)
      row += 7
    }
    box(x, top - 3, end - x, 4.4, either(0xD7C9B2, 0x4A5378), radius: 1)
    for place in stride(from: x + 26, to: end - 6, by: 58) {
      box(place, top - 10, 7, 8, either(0x3C4348, 0x12172C), radius: 2)
      box(place - 1.4, top - 11, 9.8, 3, either(0x2C3236, 0x0E1326), radius: 1.5)
    }
  }

  /// A stall with a striped awning, and crates of what it sells.
  func stall(_ x: Double, _ base: Double, width: Double, _ stripe: Int, produce: [Int]) {
    let dim: (Int) -> Tone = { Tone(isNight ? Color($0).darker(0.5).mixed(with: Color(0x1B2A55), 0.35) : Color($0)) }
    let top = base - 74
    if isNight { brush.glow(x + width / 2, top + 34, width * 0.7, Tone(0xFFC766, 0.55)) }
    for pole in [x + 5, x + width - 8] { box(pole, top + 12, 3.4, 62, dim(0x7A5A3E)) }
    box(x + 4, top + 22, width - 8, 26, Tone(isNight ? 0x2B2440 : 0x8A6A4E, isNight ? 0.6 : 0.28))
    box(x, base - 26, width, 26, top: dim(0xB58A5C), bottom: dim(0x7F5A38), radius: 2)
    for plank in [base - 17, base - 9] {
      line("M\(x + 2) \(plank) L\(x + width - 2) \(plank)", dim(0x6B4A2E), width: 1)
    }
    let slot = (width - 8) / Double(produce.count)
    for (index, color) in produce.enumerated() {
      let left = x + 4 + Double(index) * slot
      var chance = Chance(seed: UInt64(color))
      for row in 0..<2 {
        for place in stride(from: left + 5, to: left + slot - 3, by: 7) {
          let y = base - 29 - Double(row) * 5.4 + chance.next(-1, 1)
          let tone = dim(color).color
          brush.disc(place + Double(row) * 3 + chance.next(-0.6, 0.6), y, 4.4, Tone(tone.darker(0.12)))
          brush.disc(place + Double(row) * 3 - 0.8, y - 1, 3.2, Tone(tone.lighter(0.12)))
        }
      }
      box(left + 0.6, base - 28, slot - 1.2, 7, dim(0xC79A66), radius: 1)
      line("M\(left + 2) \(base - 24.6) L\(left + slot - 2) \(base - 24.6)", dim(0x8F673E), width: 0.8)
    }
    let flaps = Int((width + 8) / 13)
    let flap = (width + 8) / Double(flaps)
    for index in 0..<flaps {
      let left = x - 4 + Double(index) * flap
      let tone = index.isMultiple(of: 2) ? dim(stripe) : dim(0xFFF9EC)
      let inner = x + (width * Double(index) / Double(flaps))
      let innerEnd = x + (width * Double(index + 1) / Double(flaps))
      shape(
        "M\(inner) \(top) L\(innerEnd) \(top) L\(left + flap) \(top + 20) C\(left + flap) \(top + 29) \(left) \(top + 29) \(left) \(top + 20) Z",
        top: Tone(tone.color.lighter(0.08)), bottom: Tone(tone.color.darker(0.08)))
    }
  }

  /// A white lighthouse with red bands; it shines by night.
  func lighthouse(_ x: Double, _ base: Double, scale: Double) {
    at(x, base, scaled: scale) {
      if isNight {
        for spread in [10.0, 18, 26] {
          shape("M0 -94 L-400 \(-126 - spread) L-400 \(-126 + spread) Z", Tone(0xFFE9A8, 0.06))
        }
        brush.glow(0, -94, 46, Tone(0xFFE9A8, 0.8))
      }
      shape("M-13 0 L-9 -84 L9 -84 L13 0 Z", top: either(0xFFFFFF, 0x8E9BC0), bottom: either(0xDDE3E4, 0x5A678F))
      shape("M-12 -20 L-11 -40 L11 -40 L12 -20 Z M-10 -58 L-9.2 -74 L9.2 -74 L10 -58 Z", either(0xD2452F, 0x7A2F3C))
      box(-11, -88, 22, 5, either(0x3C4A52, 0x1A2140), radius: 1)
      box(-7, -101, 14, 13, Tone(isNight ? 0xFFF1C2 : 0xCFE6EE))
      line("M-3 -101 L-3 -88 M3 -101 L3 -88", either(0x3C4A52, 0x1A2140), width: 1.2)
      shape("M-9 -100 C-7 -110 7 -110 9 -100 Z", either(0xB5301F, 0x5E2430))
      box(-3.4, -12, 6.8, 12, either(0x3C4A52, 0x1A2140), radius: 3)
    }
  }
}
