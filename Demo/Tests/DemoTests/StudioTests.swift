import Foundation
import LivePhone
import Pages
import Testing
@_spi(Host) import UIKit

@testable import Demo

/// The pictures as they come out.
@MainActor struct StudioTests {
  private func picture(_ change: (inout Options.Variant) -> Void = { _ in }) throws -> UIImage {
    var variant = Options.Variant()
    variant.pages = ["notebook"]
    change(&variant)
    return Studio.take(try #require(Shot.all(of: variant).first)).image
  }

  @Test func `a picture has the size that was asked for, 3 pixels a point`() throws {
    #expect(try picture().size == CGSize(width: 390, height: 844))
    #expect(try picture().scale == 3)
    #expect(try picture { $0.size = CGSize(width: 320, height: 568) }.size == CGSize(width: 320, height: 568))
  }

  @Test func `every option shows in the picture`() throws {
    let pictures = try [
      picture(), picture { $0.isDark = true }, picture { $0.language = .chinese }, picture { $0.isRightToLeft = true },
      picture { $0.textSize = .xxxLarge }, picture { $0.scroll = .middle }, picture { $0.scroll = .end },
      picture { $0.scroll = .points(300) },
    ]
    #expect(Set(pictures.map { $0.pngData() }).count == pictures.count)
  }

  @Test func `grown rows show in the picture of a page that has them`() throws {
    var variant = Options.Variant()
    variant.pages = ["trail-log"]
    let folded = Studio.take(try #require(Shot.all(of: variant).first)).image
    variant.isGrown = true
    let grown = Studio.take(try #require(Shot.all(of: variant).first)).image
    #expect(folded.pngData() != grown.pngData())
  }

  @Test func `a page tells whether it scrolls, how many rows it has, and how many of them were measured`() {
    let shots = [Page.notebook, .trailLog, .controls].map { page in
      Studio.take(Shot(page: page, variant: Options.Variant()))
    }
    #expect(shots.map(\.scrolls) == [true, true, true])
    #expect(shots[0].rows == Studio.Result.Rows(count: 251, measured: 5))
    #expect(shots[1].rows?.count == 16)
    // As many as a screen shows, and no more than a few beyond.
    #expect((3...8).contains(shots[1].rows?.measured ?? 0))
    #expect(shots[2].rows == nil)
  }

  @Test func `a page that fits the screen does not scroll`() {
    var variant = Options.Variant()
    variant.size.height = 6000
    #expect(!Studio.take(Shot(page: .trailLog, variant: variant)).scrolls)
  }

  @Test func `the bar to go home by is in front of the keyboard`() async throws {
    let film = try #require(Film.standard(of: .booking).first { $0.update.name == "typing" })
    let picture = try #require(await Studio.take(film).last).image
    let window = UIWindow(frame: CGRect(origin: .zero, size: picture.size))
    window.addSubview(UIImageView(image: picture))
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let pixels = try #require(WindowHost(window).pixels(scale: 1))
    func green(_ y: Int) -> UInt8 { pixels.bytes[(y * pixels.width + pixels.width / 2) * 4 + 1] }
    // The keyboard's gray, and the bar.
    #expect(180..<240 ~= green(822) && green(833) < 40, "\(green(822)), \(green(833))")
  }

  @Test func `the same picture comes out twice the same`() throws {
    #expect(try picture().pngData() == picture().pngData())
  }

  @Test func `scrolling beyond an end stops there`() throws {
    #expect(try picture { $0.scroll = .points(-500) }.pngData() == picture().pngData())
    #expect(try picture { $0.scroll = .points(1_000_000) }.pngData() == picture { $0.scroll = .end }.pngData())
  }

  @Test func `an update shows at every moment of its film, and a second film of it is the same`() async throws {
    let film = try #require(Film.standard(of: .jobs).first)
    let pictures = await Studio.take(film).map { $0.image.pngData() }
    #expect(pictures.count == film.shots.count)
    #expect(Set(pictures).count == pictures.count)
    #expect(await Studio.take(film).map { $0.image.pngData() } == pictures)
    // Before it the page is as it is drawn at rest.
    #expect(Studio.take(Shot(page: .jobs, variant: Options.Variant())).image.pngData() == pictures.first)
  }

  @Test func `a film is the same after one of another language's keyboard`() async throws {
    let film = try #require(Film.standard(of: .controls).first { $0.update.name == "typing" })
    let pictures = await Studio.take(film).map { $0.image.pngData() }
    let typed = try #require(
      Film.standard(of: .booking).last { $0.update.name == "typing" && $0.shots[0].variant.language == .chinese })
    _ = await Studio.take(typed)
    #expect(await Studio.take(film).first?.image.pngData() == pictures.first)
  }

  @Test func `an update's last picture is taken when all has come to rest`() async throws {
    let film = try #require(Film.standard(of: .jobs).first { $0.update.name == "fill" })
    let pictures = await Studio.take(film).map { $0.image.pngData() }
    // Everything went and came again.
    #expect(Studio.take(Shot(page: .jobs, variant: Options.Variant())).image.pngData() == pictures.last)
    #expect(pictures.dropLast().allSatisfy { $0 != pictures.last })
  }

  @Test(arguments: [(Language.chinese, "你好"), (.english, "Nora")])
  func `an update may be typed, in Chinese by sounds and a candidate`(language: Language, text: String) async throws {
    let update = try #require(Page.booking.updates.first { $0.name == "typing" })
    var variant = Options.Variant()
    variant.language = language
    let window = Studio.show(Shot(page: .booking, variant: variant))
    let page = try #require((window.rootViewController as? UINavigationController)?.topViewController)
    await update.prepare(page)
    await Studio.skipAnimations(in: window)
    let keys = try #require(update.keys(on: page))
    let pictures = await Studio.type(keys, in: language, on: window, pictures: 3)
    func fields(in view: UIView) -> [String] {
      (view as? UITextField).map { [$0.text ?? ""] } ?? view.subviews.flatMap { fields(in: $0) }
    }
    #expect(fields(in: page.view).contains(text))
    #expect(Set(pictures.map { $0.image.pngData() }).count == pictures.count)
    window.endEditing(true)
  }

  @Test func `a phone that lies has no status bar, and its page keeps clear of the notch`() throws {
    defer { PhoneFurniture.turnScreen(for: .zero) }
    var variant = Options.Variant()
    variant.size = CGSize(width: 844, height: 390)
    func bar(in window: UIWindow) throws -> UINavigationBar {
      try #require(window.rootViewController as? UINavigationController).navigationBar
    }
    let window = Studio.show(Shot(page: .notebook, variant: variant))
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(try bar(in: window).frame == CGRect(x: 0, y: 0, width: 844, height: 32))
    let upright = Studio.show(Shot(page: .notebook, variant: Options.Variant()))
    #expect(try upright.safeAreaInsets.top == 47 && bar(in: upright).frame.minY == 47)
  }
}
