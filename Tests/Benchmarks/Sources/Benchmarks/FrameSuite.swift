import Benchmark
import Foundation
import TableMaker
import UIKit

/// Returns benchmarks of rows that were not measured, scrolled through at 120 points a frame; and of known heights'
/// memory.
@MainActor func frameSuite() -> BenchmarkSuite {
  let suite = BenchmarkSuite(name: "10,000 unmeasured rows", settings: Iterations(1), WarmupIterations(0))
  suite.benchmark("frames of 120 points, measured when needed") {
    MainActor.assumeIsolated {
      let frames = Frames(of: Feed(FeedRow.unseen(10_000), .whenNeeded), atMost: .max) {}
      Finding.note("frames, measured when needed", frames.description)
    }
  }
  suite.benchmark("frames of 120 points, measured ahead") {
    MainActor.assumeIsolated {
      // The rest of a frame of a 120 Hz screen is idle.
      let frames = Frames(of: Feed(FeedRow.unseen(10_000), .whenNeeded, ahead: true), atMost: 2000) {
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 1.0 / 120))
      }
      Finding.note("frames, measured ahead", frames.description)
    }
  }
  suite.benchmark("frames of 120 points, self-sizing") {
    MainActor.assumeIsolated {
      let frames = Frames(of: Feed(selfSizing: FeedRow.unseen(10_000)), atMost: .max) {}
      Finding.note("frames, self-sizing", frames.description)
    }
  }
  suite.benchmark("bytes of 100,000 heights") {
    MainActor.assumeIsolated {
      let bytes = bytesOfHeights(100_000)
      Finding.note("100,000 known heights", "\(bytes) bytes (goal: at most 4 MB)")
    }
  }
  return suite
}

/// The durations of frames while a feed was scrolled through.
///
/// Counted in the processor's time of the main thread: what other work on the machine takes is no fault of the table.
@MainActor private struct Frames {
  private var times: [Double] = []

  init(of feed: Feed, atMost count: Int, between: () -> Void) {
    while !feed.isAtEnd, times.count < count {
      let start = ProcessorTime.now
      feed.scroll(by: 120)
      times.append(ProcessorTime.now - start)
      between()
    }
  }

  var description: String {
    let sorted = times.dropFirst().sorted()
    guard let longest = sorted.last else { return "none" }
    let milliseconds = ProcessorTime.milliseconds
    let late = sorted.count { $0 > 0.008 }
    return "\(times.count), \(late) over 8 ms (goal: none); median \(milliseconds(sorted[sorted.count / 2])), "
      + "99 of 100 within \(milliseconds(sorted[sorted.count * 99 / 100])), longest \(milliseconds(longest))"
  }
}

/// Returns the bytes that measured rows take beyond those of rows with given heights.
@MainActor private func bytesOfHeights(_ count: Int) -> Int {
  let items = (0..<count).map(Small.sample)
  func bytes(_ open: (Screen) -> TableViewDataSource) -> Int {
    let screen = Screen()
    screen.layOut()
    let before = residentBytes()
    let dataSource = open(screen)
    screen.layOut()
    return withExtendedLifetime(dataSource) { residentBytes() - before }
  }
  func given(_ screen: Screen) -> TableViewDataSource {
    DataSource(screen.table).section().cell(KnownHeightCell.self).data(items).adapter { _, _, _ in }
      .heights { item, _ in CGFloat(60 + item.id % 40) }.make()
  }
  func measured(_ screen: Screen) -> TableViewDataSource {
    DataSource(screen.table).section().cell(KnownHeightCell.self).data(items).adapter { _, _, _ in }
      .autoHeight(.allAtOnce).make()
  }
  // The first table loads what all tables share.
  _ = bytes(given)
  return bytes(measured) - bytes(given)
}

/// The bytes of memory that the process has, with what it has freed given back.
private func residentBytes() -> Int {
  typealias Trim = @convention(c) (Int) -> Int32
  if let trim = dlsym(nil, "malloc_trim") { _ = unsafeBitCast(trim, to: Trim.self)(0) }
  let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
  return pages.count > 1 ? (Int(pages[1]) ?? 0) * 4096 : 0
}
