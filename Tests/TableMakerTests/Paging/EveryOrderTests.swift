@testable import TableMaker
import TableMakerDiffing
import Testing

/// Every order of up to six events, compared with a naive model.
@Suite struct EveryOrderTests {
  enum Event: CaseIterable {
    case refresh, more, previous, answer, answerToLast, failure, cancel
  }

  struct Failure: Error {}

  /// A list, the model, and the loads that the list no longer awaits.
  struct World {
    var list: PagedState<Int>
    var model: NaivePages
    var late: [Int] = []
    var isByCursor = false

    mutating func take(_ event: Event) {
      switch event {
      case .refresh:
        begin(.page(1))
        model.refresh()
      case .more:
        begin(.more)
        model.more()
      case .previous:
        begin(.previous)
        model.previous()
      case .answer: answer(0)
      case .answerToLast: answer(list.running.count - 1)
      case .failure:
        guard let load = list.running.first else { return }
        let isTaken = list.fail(Failure(), for: load.generation)
        #expect(isTaken)
        model.fail(0)
        late.append(load.generation)
      case .cancel:
        late += list.cancel().map(\.generation)
        model.cancel()
      }
    }

    mutating func begin(_ verb: PageVerb) {
      if case .begun(_, let outdated) = list.begin(verb) { late += outdated.map(\.generation) }
    }

    private mutating func answer(_ index: Int) {
      guard list.running.indices.contains(index) else { return }
      let load = list.running[index]
      let problems = list.receive(answer(to: load), for: load.generation)
      #expect(problems == [])
      model.answer(index)
      late.append(load.generation)
    }

    /// Returns the server's response to a load, according to the load's request.
    func answer(to load: PageLoad) -> PageAnswer<Int> {
      let last = model.lastPage
      guard isByCursor else {
        let page = load.offset / 2 + 1
        return PageAnswer(items: NaivePages.items(of: page), next: page < last ? .open(nil) : .closed)
      }
      let page = load.cursor?.value as? Int ?? 1
      return PageAnswer(
        items: NaivePages.items(of: page), next: page < last ? .open(PageCursor(page + 1)) : .closed,
        previous: page > 1 ? .open(PageCursor(page - 1)) : .closed)
    }

    /// Returns a Boolean value that indicates whether the list matches the model; a late answer changes nothing.
    mutating func isRight() -> Bool {
      for generation in late {
        let answer = PageAnswer(items: [99], next: PageEnd.closed)
        if list.receive(answer, for: generation) != nil || list.fail(Failure(), for: generation) { return false }
      }
      return list.contents.items == model.items && list.state.words == model.state
        && list.running.map(\.kind) == model.awaited.map(\.name)
        && list.running.map(\.page) == model.awaited.map(\.page)
    }
  }

  private func world(lastPage: Int, startingAt page: Int? = nil, isByCursor: Bool = false) -> World {
    var world = World(
      list: PagedState(identity: Identity(.value) { $0 }, perPage: 2), model: NaivePages(lastPage: lastPage),
      isByCursor: isByCursor)
    if let page {
      world.begin(.page(page))
      world.model.loadWhole(page)
      world.take(.answer)
    }
    return world
  }

  /// Goes on with every event, and compares after each; returns the number of worlds.
  private func follow(_ world: World, _ events: [Event], depth: Int) -> Int {
    var count = 1
    for event in Event.allCases {
      var next = world
      next.take(event)
      guard next.isRight() else {
        Issue.record(
          "After \(events + [event]): \(next.list.state.words) \(next.list.contents.items), not \(next.model)")
        return count
      }
      if depth > 1 { count += follow(next, events + [event], depth: depth - 1) } else { count += 1 }
    }
    return count
  }

  @Test func `a new list is right after every order of six events`() {
    #expect(follow(world(lastPage: 3), [], depth: 6) == 137_257)
  }

  @Test func `a list in the middle of its pages is right after every order of six events`() {
    #expect(follow(world(lastPage: 5, startingAt: 3), [], depth: 6) == 137_257)
  }

  @Test func `a list by cursors is right after every order of six events`() {
    #expect(follow(world(lastPage: 3, isByCursor: true), [], depth: 6) == 137_257)
  }
}
