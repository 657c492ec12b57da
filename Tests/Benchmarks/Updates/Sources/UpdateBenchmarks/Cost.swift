import Foundation

/// The duration of an operation, in milliseconds; of several runs, the least of each.
struct Cost {
  /// The processor time, on all threads.
  var all = Double.infinity
  /// The processor time, on the main thread.
  var main = Double.infinity
  /// The time on the clock.
  var wall = Double.infinity

  /// Runs a closure, and keeps its duration if that is less than before.
  @MainActor mutating func measure(_ body: () async -> Void) async {
    let start = Cost.now
    await body()
    let end = Cost.now
    all = min(all, end.all - start.all)
    main = min(main, end.main - start.main)
    wall = min(wall, end.wall - start.wall)
  }

  @MainActor static var now: Cost {
    Cost(
      all: time(CLOCK_PROCESS_CPUTIME_ID), main: time(CLOCK_THREAD_CPUTIME_ID), wall: time(CLOCK_MONOTONIC))
  }

  private static func time(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}

/// Keeps a result from being optimized away.
@inline(never) @_optimize(none) func use(_ result: Int) {}
