import Browsing
import Testing
@_spi(Host) import UIKit

@testable import LivePhone

extension LivePhoneTests {
  /// Frames, read as a browser reads them, show the picture that they were made of.
  @Suite struct FrameTests {
    private func picture(_ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32) -> Raster {
      var bytes: [UInt8] = []
      for y in 0..<height {
        for x in 0..<width {
          let color = color(x, y)
          bytes += [UInt8(color & 255), UInt8(color >> 8 & 255), UInt8(color >> 16 & 255), 255]
        }
      }
      return Raster(width: width, height: height, bytes: bytes)
    }

    @Test(arguments: [(1, 1), (1, 100), (33, 17), (64, 64), (200, 3), (131, 97)])
    func `pictures of any size, smooth, loud, empty or changed in places, arrive whole`(width: Int, height: Int) {
      var generator = SystemRandomNumberGenerator()
      var maker = FrameMaker()
      var reader = FrameReader()
      func check(_ picture: Raster, _ number: UInt32) {
        guard let frame = maker.frame(number, of: picture) else {
          #expect(reader.raster == picture)
          return
        }
        #expect(reader.take(frame) == number)
        #expect(reader.raster == picture)
      }
      let noise = picture(width, height) { _, _ in generator.next() as UInt32 }
      check(picture(width, height) { _, _ in 0 }, 1)
      check(noise, 2)
      check(picture(width, height) { x, y in UInt32(x) &* 0x010101 &+ UInt32(y) }, 3)
      check(picture(width, height) { x, y in x / 3 % 2 == y / 5 % 2 ? 0xFFFFFF : 0x203040 }, 4)
      for number in 5..<15 {
        let (left, top) = (Int.random(in: 0..<width), Int.random(in: 0..<height))
        let color = generator.next() as UInt32
        let base = noise
        check(
          picture(width, height) { x, y in
            if x >= left, x < left + 9, y >= top, y < top + 4 { return color }
            let place = (y * width + x) * 4
            return UInt32(base.bytes[place]) | UInt32(base.bytes[place + 1]) << 8 | UInt32(base.bytes[place + 2]) << 16
          }, UInt32(number))
      }
    }

    @Test(arguments: [-70, -33, -1, 1, 2, 40, 90])
    func `what scrolls between two bars is moved, and only what is new is sent`(distance: Int) {
      func scrolled(_ offset: Int) -> Raster {
        picture(100, 300) { x, y in
          if y < 30 || y >= 280 { return 0xEEEEEE }
          let row = y + offset
          if x >= 96 { return UInt32(y / 7) * 0x1234 }
          return row % 20 < 3
            ? 0xFFFFFF : UInt32(bitPattern: Int32(truncatingIfNeeded: (row / 20) &* 7919 &+ x * row)) & 0xFFFFFF
        }
      }
      var maker = FrameMaker()
      var reader = FrameReader()
      _ = maker.frame(1, of: scrolled(1000)).map { reader.take($0) }
      _ = maker.frame(2, of: scrolled(1000 + distance)).map { reader.take($0) }
      #expect(reader.raster == scrolled(1000 + distance))
      #expect(reader.movedRows >= 240 - abs(distance))
      #expect(reader.newPixels < 100 * (abs(distance) + 70))
    }

    @Test(arguments: [-60, -7, 1, 50])
    func `a photo that scrolls, and is drawn otherwise by the least there is, costs little`(distance: Int) {
      func hash(_ x: Int, _ y: Int) -> UInt32 {
        var value = UInt32(truncatingIfNeeded: x &* 73_856_093 ^ y &* 19_349_663)
        value ^= value >> 13
        value = value &* 0x5BD1_E995
        return value ^ value >> 15
      }
      func scrolled(_ offset: Int, _ variant: UInt32) -> Raster {
        picture(200, 400) { x, y in
          if y < 40 || y >= 370 { return 0xEEEEEE }
          let row = y + offset
          guard (1080..<1240).contains(row) else {
            return row % 20 < 3 ? 0xFFFFFF : UInt32(row / 20) &* 0x030507 & 0xFFFFFF
          }
          // Loud, from 8 to 247 in each color; each picture has one pixel in a hundred a little lighter.
          let color = (hash(x, row) & 0xEFEFEF) + 0x080808
          return hash(x &+ Int(variant) &* 977, row) % 100 == 0 ? color + 0x010101 : color
        }
      }
      var maker = FrameMaker()
      var reader = FrameReader()
      let whole = maker.frame(1, of: scrolled(1000, 1))
      _ = whole.map { reader.take($0) }
      let next = maker.frame(2, of: scrolled(1000 + distance, 2))
      _ = next.map { reader.take($0) }
      #expect(reader.raster == scrolled(1000 + distance, 2))
      #expect(reader.movedRows >= 300 - abs(distance))
      #expect((next?.count ?? .max) < (whole?.count ?? 0) / 4)
    }

    @Test func `a picture that is the same is no frame`() {
      var maker = FrameMaker()
      let picture = picture(50, 50) { x, y in UInt32(x * y) }
      #expect(maker.frame(1, of: picture) != nil)
      #expect(maker.frame(2, of: picture) == nil)
    }

    @Test func `pixels are compressed by the chunks that the format names`() {
      func chunks(_ colors: [UInt32]) -> [UInt8] {
        var data: [UInt8] = []
        let row = picture(colors.count, 1) { x, _ in colors[x] }
        QOI.encode(PixelRectangle(x: 0, y: 0, width: colors.count, height: 1), of: row, into: &data)
        return data
      }
      // The first pixel follows black; a run of 63 is one of 62 and one of 1.
      #expect(chunks([0]) == [0xC0])
      #expect(chunks(Array(repeating: 0, count: 63)) == [0xFD, 0xC0])
      #expect(chunks([0x010001]) == [0x40 | 3 << 4 | 2 << 2 | 3])
      #expect(chunks([0x0A0A0A]) == [0x80 | 42, 8 << 4 | 8])
      #expect(chunks([0xFF8000]) == [0xFE, 0xFF, 0x80, 0x00])
      #expect(
        chunks([0xFF8000, 0, 0xFF8000]).count == 4 + 4 + 1
          || chunks([0xFF8000, 0, 0xFF8000]).last.map { $0 < 64 } == true)
    }
  }
}
