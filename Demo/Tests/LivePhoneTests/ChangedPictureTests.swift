import Foundation
import Pages
import Testing
@_spi(Host) import UIKit

@testable import LivePhone

extension LivePhoneTests {
  /// Of a picture only what has changed is drawn, whatever happens on the Demo's pages.
  @MainActor @Suite(.serialized) struct ChangedPictureTests {
    @Test(arguments: Page.all.map(\.name))
    func `a picture that is kept up to date is that of the whole window, to the pixel`(name: String) async throws {
      let page = try #require(Page.all.first { $0.name == name })
      for seed in 1...2 as ClosedRange<UInt64> {
        let phone = try Phone(
          pages: [LivePage(name) { _ in page.viewController(in: .english, isWaiting: false, isFresh: true) }],
          start: nil, language: .english)
        defer { phone.close() }
        phone.open()
        HostDevice.isStepped = true
        let host = try #require(phone.host)
        let picture = WindowPicture(of: host)
        var maker = FrameMaker()
        var reader = FrameReader()
        var user = RandomUser(of: host, seed: seed)
        for round in 0..<8 {
          var (moments, same, arrived) = (0, 0, 0)
          user.act {
            let rectangles = picture.update(scale: 1)
            moments += 1
            guard let pixels = picture.pixels else { return }
            if let whole = host.pixels(scale: 1), whole.bytes.isSame(as: pixels.bytes) { same += 1 }
            _ = maker.frame(UInt32(moments), of: Patch(pixels, in: rectangles)).map { reader.take($0) }
            if reader.shows(pixels) { arrived += 1 }
          }
          try #require(same == moments, "\(name), seed \(seed), round \(round): \(user.action)")
          try #require(arrived == moments, "in the browser: \(name), seed \(seed), round \(round): \(user.action)")
          await Task.yield()
        }
      }
    }
  }
}
