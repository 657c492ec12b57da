import Testing

@testable import Tides

/// The bulletins' texts agree with their times.
@Suite struct TideAlmanacTests {
  /// Returns the minutes from one time of day, `hh:mm`, to the next time that is another one.
  private func minutes(from start: String, to end: String) -> Int {
    let times = [start, end].map { $0.split(separator: ":").compactMap { Int($0) } }
    return (times[1][0] * 60 + times[1][1] - times[0][0] * 60 - times[0][1] + 24 * 60) % (24 * 60)
  }

  @Test func `fog began before its bulletin, and tides and winds come within half a day after it`() throws {
    for number in 1...200 {
      let bulletin = TideAlmanac(isChinese: false).bulletin(number: number)
      guard let time = bulletin.subject.split(separator: " ").last, time.contains(":") else { continue }
      let later = minutes(from: bulletin.time, to: String(time))
      if bulletin.subject.hasPrefix("Fog") {
        #expect(24 * 60 - later <= 125, "\(bulletin.time): \(bulletin.subject)")
      } else {
        #expect(later <= 744, "\(bulletin.time): \(bulletin.subject)")
      }
      #expect(TideAlmanac(isChinese: true).bulletin(number: number).subject.hasPrefix(time))
    }
  }
}
