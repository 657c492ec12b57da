import Benchmark
import Foundation
import TableMaker
import UIKit

/// Benchmarks of sections that are collapsed and expanded: a frame of a 60 Hz screen has 16 ms.
@MainActor func collapsingSuite() -> BenchmarkSuite {
  let suite = BenchmarkSuite(name: "a section collapses", settings: Iterations(1), WarmupIterations(0))
  for count in [1_000, 20_000, 100_000] {
    suite.benchmark("\(count) rows") {
      MainActor.assumeIsolated {
        let scene = Scene(count)
        for number in 0..<5 {
          for verb in ["collapse", "expand"] {
            let frames = scene.frames { verb == "collapse" ? $0.collapse() : $0.expand() }
            precondition(scene.rowCount == (verb == "collapse" ? 0 : count))
            // The first time loads what all later ones share.
            if number > 0 { Finding.note("\(count) rows \(verb)", frames.description) }
          }
        }
      }
    }
  }
  return suite
}

/// A table of a section of many rows between two that have a few.
@MainActor private final class Scene {
  private let screen = Screen()
  private let source: TableViewDataSource

  init(_ count: Int) {
    func section(_ name: String, _ start: SectionStart, _ count: Int) -> any Finished {
      start.title(name).cell(UITableViewCell.self).data(Array(0..<count)).adapter { _, _, _ in }
        .height(44).collapsible()
    }
    let first = section("first", DataSource(screen.table).section("first"), 2)
    source = section("last", section("many", first.section("many"), count).section("last"), 2).make()
    screen.layOut()
  }

  /// The rows that the table view shows of the section.
  var rowCount: Int { screen.table.numberOfRows(inSection: 1) }

  /// The processor time of each frame, until the animation has ended.
  func frames(_ change: (SectionReference) -> Void) -> FrameTimes {
    var times = FrameTimes()
    times.note {
      change(source.section("many"))
      screen.layOut()
    }
    for _ in 0..<60 {
      times.note {
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 1.0 / 60))
        screen.layOut()
      }
    }
    return times
  }
}

/// The processor times of frames.
@MainActor private struct FrameTimes {
  private var times: [Double] = []

  mutating func note(_ frame: () -> Void) {
    let start = ProcessorTime.now
    frame()
    times.append(ProcessorTime.now - start)
  }

  var description: String {
    "\(times.count { $0 > 0.016 }) frames over 16 ms (goal: none), longest \(ProcessorTime.milliseconds(times.max() ?? 0))"
  }
}
