import Testing

@testable import TableMaker

/// The scheduler of updates in every state that it can come to, in a world without a table.
@Suite struct UpdateSchedulerTests {
  private typealias Event = UpdateWorld.Event
  private typealias Way = UpdateWorld.Way

  /// All events that can happen, except the ones that updates cause themselves.
  private static let events: [Event] =
    [
      .sectionsCome, .openBatch, .openAnimatedBatch, .closeBatch, .openHandler, .closeHandler, .take, .loseTable,
      .leaveTable, .getTable,
    ]
    + [[], .quiet, .reload].map { .change($0, .outside) } + [.turn(isAnswering: true, Way())]
    + Way.all.map { .turn(isAnswering: false, $0) }
    + [true, false].flatMap { isNewest in
      [.answer(isNewest: isNewest, isAnswering: true, Way())]
        + [false, true].map { .answer(isNewest: isNewest, isAnswering: false, Way(isInGroup: $0)) }
    }

  /// Every world that the events lead to from a resting one, with the events on the shortest way there.
  ///
  /// - Returns: The worlds, and which phases followed each other anywhere.
  private func worlds(_ events: [Event]) -> (all: [(world: UpdateWorld, events: [Event])], transitions: Set<String>) {
    var transitions: Set<String> = []
    var known: Set<UpdateWorld.State> = [UpdateWorld().state]
    var found: [(world: UpdateWorld, events: [Event])] = [(UpdateWorld(), [])]
    var next = 0
    while next < found.count {
      let (world, path) = found[next]
      next += 1
      for event in events where world.permits(event) {
        var other = world
        other.happen(event)
        transitions.formUnion(other.transitions)
        if known.insert(other.state).inserted { found.append((other, path + [event])) }
      }
    }
    return (found, transitions)
  }

  @Test func `in every state nothing happens that must not, nothing is lost, and all comes to rest`() {
    let (all, transitions) = worlds(Self.events)
    #expect(all.count > 1000)
    for (world, events) in all {
      #expect(world.faults.isEmpty, "after \(events)")
      #expect(
        !world.isScreenOld || world.scheduler.isShowing || !world.readings.isEmpty, "forgets a change after \(events)")
      #expect(!world.isScreenOld || world.scheduler.isPending, "waitForUpdates() does not wait after \(events)")
      var settled = world
      settled.settle()
      #expect(settled.faults.isEmpty, "after \(events)")
      #expect(!settled.isScreenOld && !settled.scheduler.isPending, "what changed is not shown after \(events)")
      #expect(settled.scheduler.phase == .resting && settled.readings.isEmpty, "after \(events)")
      if !world.faults.isEmpty || !settled.faults.isEmpty { return }
    }
    #expect(
      transitions.sorted() == [
        "applying → handedOver", "applying → resting", "finding → applying", "finding → reading", "finding → resting",
        "handedOver → resting", "handedOver → taken", "reading → applying", "reading → finding", "resting → reading",
        "taken → resting",
      ])
  }

  @Test
  func `an update that asks for another one each time is followed nine times, and again after a change from outside`() {
    var world = UpdateWorld()
    for _ in 0..<2 {
      let before = world.applications
      world.happen(.change([], .outside))
      for _ in 0..<100 where world.scheduler.isTurnScheduled {
        world.happen(.turn(isAnswering: false, Way(echoes: true)))
      }
      #expect(world.applications - before == UpdateScheduler.mostEchoes + 1)
      #expect(world.faults.isEmpty && !world.isScreenOld)
    }
  }

  @Test func `what is found elsewhere and overtaken again and again is found on the main actor the fourth time`() {
    var world = UpdateWorld()
    let way = Way(findsElsewhere: true)
    world.happen(.change([], .outside))
    world.happen(.turn(isAnswering: false, way))
    for overtaken in 0..<3 {
      #expect(world.scheduler.isFinding && world.scheduler.overtaken == overtaken && world.applications == 0)
      world.happen(.change([], .outside))
      world.happen(.answer(isNewest: true, isAnswering: false, way))
    }
    #expect(!world.scheduler.isFinding && world.applications == 1 && !world.isScreenOld)
    // The next one may be found elsewhere again.
    world.happen(.change([], .outside))
    world.happen(.turn(isAnswering: false, way))
    #expect(world.scheduler.isFinding && world.faults.isEmpty)
  }
}
