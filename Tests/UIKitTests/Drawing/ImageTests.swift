import Foundation
import Testing
import UIKit

@testable import UIKit

struct ImageTests {
  private func picture(_ width: Int = 7, _ height: Int = 5) -> UIImage {
    draw(CGFloat(width), CGFloat(height)) { context in
      for y in 0..<height {
        for x in 0..<width {
          context.setFillColor(
            red: CGFloat(x) / 8, green: CGFloat(y) / 8, blue: 0.5, alpha: CGFloat(1 + (x + y) % 3) / 3)
          context.fill(CGRect(x: x, y: y, width: 1, height: 1))
        }
      }
    }
  }

  @Test func `a picture comes back from a PNG file as it was`() throws {
    let image = picture()
    let data = try #require(image.pngData())
    #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let again = try #require(UIImage(data: data))
    #expect(again.size == CGSize(width: 7, height: 5) && again.scale == 1)
    let (before, after) = (Pixels(image), Pixels(again))
    for y in 0..<5 {
      for x in 0..<7 {
        // Files hold colors without alpha multiplied in, which rounds.
        #expect(zip(before[x, y], after[x, y]).allSatisfy { abs($0 - $1) <= 1 }, "\(x), \(y)")
      }
    }
    let scaled = try #require(UIImage(data: data, scale: 2))
    #expect(scaled.size == CGSize(width: 3.5, height: 2.5))
  }

  @Test func `what is no whole PNG file makes no image`() throws {
    let data = try #require(picture(40, 40).pngData())
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data("GIF89a".utf8)) == nil)
    for count in stride(from: 1, to: data.count - 12, by: 7) { #expect(UIImage(data: data.prefix(count)) == nil) }
    var broken = data
    broken[20] ^= 0xFF
    #expect(UIImage(data: broken) == nil, "the header's check sum is wrong")
    #expect(UIImage(data: data, scale: 0) == nil)
    #expect(UIImage(contentsOfFile: "/nowhere/at all.png") == nil)
    #expect(UIImage(named: "at all") == nil)
    // A slice of data starts at an index other than 0.
    #expect(UIImage(data: (Data([1, 2, 3]) + data).dropFirst(3)) != nil)
  }

  @Test func `a bundle's picture is found by name, the one for the scale first`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("UIKit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, side) in [("fox.png", 10), ("fox@2x.png", 20), ("owl@3x.png", 30)] {
      try #require(picture(side, side).pngData()).write(to: folder.appendingPathComponent(name))
    }
    let bundle = try #require(Bundle(path: folder.path))
    func image(_ name: String, _ scale: CGFloat) -> UIImage? {
      UIImage(named: name, in: bundle, compatibleWith: UITraitCollection(displayScale: scale))
    }
    #expect(image("fox", 1)?.scale == 1)
    #expect(image("fox", 2)?.scale == 2)
    #expect(image("fox", 3)?.scale == 2, "fewer pixels, if there are not as many")
    #expect(image("owl.png", 1)?.scale == 3, "more, if there are no fewer")
    #expect(image("fox", 2)?.size == CGSize(width: 10, height: 10))
    #expect(image("cat", 1) == nil)
  }

  @Test func `an image of nothing has no pixels`() {
    #expect(UIImage().size == .zero && UIImage().cgImage == nil && UIImage().pngData() == nil)
    #expect(draw(0, 10) { _ in }.size == .zero)
    UIImage().draw(at: .zero)
  }

  @Test func `a tint replaces colors and keeps alpha`() {
    let tinted = picture().withTintColor(UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    let (before, after) = (Pixels(picture()), Pixels(draw(7, 5) { _ in tinted.draw(at: .zero) }))
    for y in 0..<5 {
      for x in 0..<7 {
        #expect(abs(after[x, y][3] - before[x, y][3]) <= 1)
        #expect(after[x, y][0] == 0 && after[x, y][1] == after[x, y][3])
      }
    }
    #expect(tinted.renderingMode == .automatic)
    #expect(picture().withTintColor(.red, renderingMode: .alwaysOriginal).renderingMode == .alwaysOriginal)
    #expect(Pixels(tinted)[6, 2][0] == 0, "its pixels have the tint too")
  }

  @Test func `a part of a picture is those pixels`() throws {
    let image = try #require(picture().cgImage)
    let part = try #require(image.cropping(to: CGRect(x: 2, y: 1, width: 3, height: 100)))
    #expect(part.width == 3 && part.height == 4)
    #expect(Pixels(UIImage(cgImage: part))[0, 0] == Pixels(picture())[2, 1])
    #expect(image.cropping(to: CGRect(x: 7, y: 0, width: 1, height: 1)) == nil)
  }

  @Test func `alpha counts for pictures and symbols`() throws {
    let full = draw(4, 4) { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
    let half = draw(4, 4) { _ in full.draw(at: .zero, blendMode: .normal, alpha: 0.5) }
    #expect(abs(Pixels(half)[2, 2][3] - 128) <= 1)
    let circle = try #require(UIImage(systemName: "circle.fill"))
    let drawn = draw(40, 40) { _ in
      circle.draw(in: CGRect(x: 0, y: 0, width: 40, height: 40), blendMode: .normal, alpha: 0.5)
    }
    #expect(abs(Pixels(drawn)[20, 20][3] - 128) <= 1)
  }

  @Test func `one image is drawn on many threads at once`() async {
    let image = picture(30, 30)
    let expected = Pixels(draw(60, 60) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 60, height: 60)) }).coverage
    let coverages = await withTaskGroup(of: [Double].self) { group in
      for _ in 0..<4 {
        group.addTask {
          (0..<50).map { _ in
            Pixels(draw(60, 60) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 60, height: 60)) }).coverage
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(coverages.count == 200 && coverages.allSatisfy { $0 == expected })
  }
}
