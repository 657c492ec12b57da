import Browsing
import Foundation
import Testing
@_spi(Host) import UIKit

@testable import LivePhone

extension LivePhoneTests.BrowserTests {
  @Test func `time is stopped and goes on by steps, by the button and by the keyboard`() async throws {
    let desk = Desk()
    let phone = try await TestPhone { desk }
    try await browse { browser in
      try await open(phone, in: browser)
      #expect(try await browser.run("return document.querySelector('#paused').hidden") as? Bool == true)
      try await browser.choose("timeRate", "0")
      try await browser.wait(
        until: "!document.querySelector('#paused').hidden && location.search.includes('timeRate=0')")
      UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) { desk.pad.frame.origin.x = 80 }
      let start = HostDevice.time
      for _ in 0..<3 { try await browser.run("document.querySelector('[name=step]').click()") }
      try await phone.wait("three steps") { HostDevice.time - start > 2.5 / 60 }
      try await waitForPicture(in: browser, of: phone)
      try await browser.run(
        "document.querySelector('#screen').dispatchEvent(new KeyboardEvent('keydown', "
          + "{ altKey: true, code: 'Period', key: '.', bubbles: true, cancelable: true }))")
      try await phone.wait("one more") { HostDevice.time - start > 3.5 / 60 }
      try await waitForPicture(in: browser, of: phone)
      #expect(HostDevice.time - start < 4.5 / 60)
      try await browser.choose("timeRate", "1")
      try await browser.wait(until: "document.querySelector('#paused').hidden")
      try await phone.wait("time that goes by") { HostDevice.time - start > 1 }
      try await waitForPicture(in: browser, of: phone)
    } finally: {
      await phone.close()
    }
  }

  @Test func `a film of the last seconds ends with what is shown, at rest and in motion`() async throws {
    let rows = Rows()
    let phone = try await TestPhone { UINavigationController(rootViewController: rows) }
    try await browse { browser in
      try await open(phone, in: browser)
      for round in 0..<4 {
        let way = (0...10).map { (200.0, 700 - Double($0) * 30) }
        try await browser.drag(round.isMultiple(of: 2) ? way : way.reversed())
        if round == 0 {
          try await phone.wait("a table at rest") {
            rows.tableView.contentOffset.y > 100 && !rows.tableView.isDragging && !rows.tableView.isDecelerating
          }
          try await waitForPicture(in: browser, of: phone)
        }
        // In motion, the last frame comes soon after the one before it, and could be missing in the film.
        let numbers = try await film(in: browser)
        #expect(numbers[0] > 4 && numbers[0] < 152)
        #expect(Array(numbers[1...]) == [780, 1688, 0], "round \(round)")
      }
    } finally: {
      await phone.close()
    }
  }

  /// Returns the number of pictures of a new film, its width and height, and the number of pixels in which its end differs from the
  /// canvas.
  private func film(in browser: Browser) async throws -> [Int] {
    // What's shown is copied in the same turn, because it can change while the film is made.
    try await browser.run(
      """
      const make = window.make ??= URL.createObjectURL;
      window.film = null;
      URL.createObjectURL = (blob) => (window.film = blob, make.call(URL, blob));
      const canvas = document.querySelector('#screen');
      window.shown = new OffscreenCanvas(canvas.width, canvas.height);
      shown.getContext('2d', { alpha: false }).drawImage(canvas, 0, 0);
      document.querySelector('#film').click();
      """)
    try await browser.wait(until: "window.film && !document.querySelector('#filmFile').hidden")
    let value = try await browser.run(
      """
      return (async () => {
        const decoder = new ImageDecoder({ data: await film.arrayBuffer(), type: 'image/png' });
        await decoder.tracks.ready;
        await decoder.completed;
        const count = decoder.tracks.selectedTrack.frameCount;
        const { image } = await decoder.decode({ frameIndex: count - 1 });
        const { width, height } = shown, copy = new OffscreenCanvas(width, height);
        copy.getContext('2d', { alpha: false }).drawImage(image, 0, 0);
        const [a, b] = [shown, copy].map((one) => new Uint32Array(one.getContext('2d', { alpha: false })
          .getImageData(0, 0, width, height).data.buffer));
        let differing = 0;
        for (let place = 0; place < a.length; place++) if (a[place] !== b[place]) differing++;
        return [count, image.displayWidth, image.displayHeight, differing];
      })();
      """)
    return try #require(value as? [Int])
  }
}
