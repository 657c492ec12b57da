import Foundation
import PictureComparison
import Testing
import UIKit

@testable import UIKit

@MainActor struct PictureComparisonTests {
  private static let directions = [(1, 0), (-1, 0), (0, 1), (0, -1)]

  /// Letters, a faint line and a button's shape.
  private func scene(_ style: UIUserInterfaceStyle = .light) throws -> Picture {
    let label = UILabel()
    label.text = "Handgloves 你好 1234"
    label.sizeToFit()
    let line = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 4))
    line.backgroundColor = .tertiarySystemFill
    let shape = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    shape.backgroundColor = .systemGreen
    shape.layer.cornerRadius = 8
    return try #require(Picture(of: PictureSheet([[label], [line], [shape]], style: style).window, scale: 3))
  }

  private func differs(_ actual: Picture, _ stored: Picture) -> Bool {
    !PictureComparison(actual, stored, findsAll: false).differingSquares.isEmpty
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `a picture moved by one pixel differs, in every direction`(style: UIUserInterfaceStyle) throws {
    let picture = try scene(style)
    #expect(!differs(picture, picture))
    for (x, y) in Self.directions { #expect(differs(picture.shifted(x: x, y: y), picture), "\(x), \(y)") }
  }

  @Test(arguments: try StoredPictures.files)
  func `a stored picture moved by one pixel differs, in every direction`(file: URL) throws {
    let picture = try #require(Picture(file: file))
    for (x, y) in Self.directions { #expect(differs(picture.shifted(x: x, y: y), picture), "\(x), \(y)") }
  }

  @Test func `one line that moved by a pixel differs where all else is as it was`() throws {
    func picture(_ y: CGFloat) throws -> Picture {
      let line = UIView(frame: CGRect(x: 0, y: y, width: 80, height: 2))
      line.backgroundColor = .quaternarySystemFill
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      view.addSubview(line)
      return try #require(Picture(of: PictureSheet([[view]]).window, scale: 3))
    }
    #expect(try !differs(picture(10), picture(10)))
    #expect(try differs(picture(10 + 1 / 3), picture(10)))
    #expect(try differs(picture(10 - 1 / 3), picture(10)))
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `letters a little lighter or darker, and noise at their edges, do not differ`(style: UIUserInterfaceStyle) throws
  {
    let picture = try scene(style)
    /// Changes what is neither colored nor at the ends of the scale: the letters' edges.
    func changingEdges(_ change: (UInt8) -> Double) -> Picture {
      var bytes = picture.bytes
      for pixel in stride(from: 0, to: bytes.count, by: 4) where bytes[pixel] == bytes[pixel + 2] {
        let value = UInt8(min(max(change(bytes[pixel]), 0), 255).rounded())
        for channel in 0..<3 where (1...254).contains(bytes[pixel]) { bytes[pixel + channel] = value }
      }
      return Picture(width: picture.width, height: picture.height, bytes: bytes)
    }
    // What another version of the font engine does: edges lighter or darker, by as much everywhere or here and there.
    for exponent in [0.85, 1.15] {
      let changed = changingEdges { pow(Double($0) / 255, exponent) * 255 }
      #expect(changed != picture && !differs(changed, picture), "exponent \(exponent)")
    }
    var random = RandomText(seed: 5)
    let noisy = changingEdges { Double($0) + Double(random.number(25) - 12) }
    #expect(noisy != picture && !differs(noisy, picture))
  }

  @Test func `another color, a missing letter and a missing pixel row differ`() throws {
    let picture = try scene()
    #expect(differs(picture.mapped { $0 == 255 ? 250 : $0 }, picture))
    let label = { (text: String) throws in
      let label = UILabel()
      label.text = text
      label.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
      return try #require(Picture(of: PictureSheet([[label]]).window, scale: 3))
    }
    #expect(try differs(label("Handgloves"), label("Handglove")))
    #expect(try differs(label("Handgloves"), label("Handqloves")))
    #expect(try differs(label("Handgloves."), label("Handgloves,")))
  }

  @Test func `a complaint names the files that show what is wrong`() throws {
    let picture = try scene()
    let complaint = try #require(try StoredPictures(of: #filePath).complaint(about: picture, named: "No/such picture"))
    let file = try #require(complaint.firstMatch(of: /The drawing: (\S.*?-actual\.png)\./)?.1)
    #expect(complaint.hasPrefix("Tests/UIKitTests/Pictures/No/such picture.png: No picture is stored."))
    #expect(Picture(file: URL(fileURLWithPath: String(file))) == picture)
  }

  @Test func `what differs is red`() throws {
    let picture = try scene()
    let difference = PictureComparison.difference(between: picture.shifted(x: 0, y: 1), and: picture)
    let reds = stride(from: 0, to: difference.bytes.count, by: 4)
      .filter { difference.bytes[$0 + 2] > 240 && difference.bytes[$0] < 120 }
    #expect(reds.count > 300)
    let same = PictureComparison.difference(between: picture, and: picture)
    #expect(stride(from: 0, to: same.bytes.count, by: 4).allSatisfy { same.bytes[$0] == same.bytes[$0 + 2] })
  }
}
