import TestSupport
import Testing

@testable import QuartzCoreOnLinux
@_spi(Host) @_spi(Testing) @testable import UIKit

/// The content behind a view with a blur.
@MainActor @Suite struct `A blurred picture` {
  private let window = TestWindow(size: CGSize(width: 300, height: 400))
  private let host: WindowHost
  private let picture: WindowPicture
  private let effect = UIVisualEffectView(effect: UIBlurEffect(style: .light))
  /// A black box on white, with its right edge in the middle of the effect.
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 400))

  init() {
    host = WindowHost(window.window)
    picture = WindowPicture(of: host)
    window.window.backgroundColor = .white
    box.backgroundColor = .black
    effect.frame = CGRect(x: 50, y: 100, width: 200, height: 200)
    window.window.addSubview(box)
    window.window.addSubview(effect)
    window.layOut()
    advance(seconds: 0)
    _ = picture.update(scale: 1)
  }

  /// Brings the picture up to date, and compares it with the whole, drawn again.
  private func update(_ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation) throws {
    _ = picture.update(scale: 1)
    let whole = try #require(host.pixels(scale: 1), sourceLocation: sourceLocation)
    let isSame = picture.pixels == whole
    #expect(isSame, comment, sourceLocation: sourceLocation)
  }

  /// The green at a point, from 0 to 255, which is the second of a pixel's bytes.
  private func green(_ x: Int, _ y: Int) throws -> Int {
    let pixels = try #require(picture.pixels)
    return Int(pixels.bytes[(y * pixels.width + x) * 4 + 1])
  }

  @Test func `fades from one side of an edge to the other, and is sharp beside the view`() throws {
    let behind = try stride(from: 60, through: 240, by: 20).map { try green($0, 200) }
    #expect(behind == behind.sorted() && Set(behind).count > 6)
    // The material is 30 % white.
    #expect(abs(try green(150, 200) - 166) < 6)
    #expect(behind[0] < 90 && behind[9] > 245)
    #expect(try green(149, 350) == 0 && green(150, 350) == 255)
    #expect(try green(140, 99) == 0 && green(140, 100) > 100)
  }

  @Test func `has no dark edge at the end of the window`() throws {
    effect.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    try update()
    #expect(try green(299, 0) >= 254)
    #expect(abs(try green(150, 0) - green(150, 50)) < 3)
  }

  @Test func `follows what changes behind it, also near its edges`() throws {
    let stripe = UIView(frame: CGRect(x: 255, y: 150, width: 10, height: 100))
    stripe.backgroundColor = .systemRed
    window.window.insertSubview(stripe, belowSubview: effect)
    let before = try green(245, 200)
    try update("a new view beside the effect")
    #expect(try green(245, 200) < before)
    box.frame.size.width = 200
    try update("another view behind it")
    box.frame.size.width = 20
    try update("beside it")
    effect.frame.origin.y += 37
    try update("the effect in another place")
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 100, height: 30))
    label.text = "Above"
    effect.contentView.addSubview(label)
    try update("a label in front of it")
    effect.effect = UIBlurEffect(style: .dark)
    try update("another effect")
    effect.effect = nil
    try update("no effect")
    #expect(try green(30, 200) == 255)
  }

  @Test func `keeps to rounded corners, and to the content of a translucent view`() throws {
    effect.layer.cornerRadius = 40
    effect.clipsToBounds = true
    try update()
    #expect(try green(52, 102) == 0 && green(90, 102) > 50)
    effect.alpha = 0.5
    try update()
    // Only half of the material's color is over the edge, which is as sharp as without the effect.
    #expect(try green(140, 200) < 50 && green(160, 200) > 245)
  }

  @Test func `shows through a view that fades, as much as the view does`() throws {
    let material = MaterialView(frame: effect.frame)
    effect.removeFromSuperview()
    window.window.addSubview(material)
    material.look = BackdropLayer.Look(deviation: 20, saturation: 1)
    material.backgroundColor = UIColor(white: 1, alpha: 0.3)
    // A view that has something in it is drawn as a group.
    material.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    try update()
    let (black, white) = (try green(140, 200), try green(160, 200))
    #expect(black > 100 && white < 240)
    material.alpha = 0.5
    try update()
    #expect(abs(try green(140, 200) - black / 2) <= 1)
    #expect(abs(try green(160, 200) - (white + 255) / 2) <= 1)
  }

  @Test func `makes colors more vivid, and is gray behind gray`() throws {
    window.window.backgroundColor = UIColor(white: 0.5, alpha: 1)
    box.backgroundColor = UIColor(red: 0.4, green: 0.5, blue: 0.6, alpha: 1)
    try update()
    func colors(_ x: Int) throws -> [Int] {
      let pixels = try #require(picture.pixels)
      return (0..<3).map { Int(pixels.bytes[(200 * pixels.width + x) * 4 + $0]) }
    }
    let gray = try colors(245)
    #expect(gray.max() == gray.min())
    let blue = try colors(55)
    // Through 30 % white, a saturation of 1 would leave a difference of 36.
    #expect(blue[0] - blue[2] > 50)
  }
}
