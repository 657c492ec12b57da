import TableMaker
import Workshop

/// The jobs as the page shows them: in parts, all of one stream of the database's states, so that whatever one
/// transaction changes is one update of the table.
@MainActor final class JobBoard {
  /// Every job, in the order of the store.
  let jobs: ItemStream<Job>
  /// The jobs without an agreed day.
  let unscheduled: JobPart
  /// The jobs that wait for a part: one that was not ordered, or one that is on its way.
  let toOrder, onTheWay: JobPart
  /// The others, by their days.
  let days: JobDays

  /// Creates a board that follows a store and has its jobs immediately, so that the page's first picture isn't empty.
  init(_ store: JobStore) throws {
    jobs = ItemStream(store.observed(), startingWith: try store.jobs())
    unscheduled = JobPart(of: jobs) { $0.day == nil && !$0.stage.needsParts }
    toOrder = JobPart(of: jobs) { $0.stage == .toOrder }
    onTheWay = JobPart(of: jobs) { $0.stage == .onTheWay }
    days = JobDays(of: jobs)
  }

  /// The only job of the first day that has but one; nil if there is none, or no other day to move it to.
  var onlyJobOfItsDay: Job? {
    let sections = days.sections
    return sections.count < 2 ? nil : sections.first { $0.items.count == 1 }?.items.first
  }
}

/// The jobs of one kind, in the same order. The stream notifies the observers of changes.
@MainActor final class JobPart: ItemSource, TellsChanges {
  private let jobs: ItemStream<Job>
  private let belongs: (Job) -> Bool

  init(of jobs: ItemStream<Job>, _ belongs: @escaping (Job) -> Bool) {
    self.jobs = jobs
    self.belongs = belongs
  }

  var items: [Job] { jobs.items.filter(belongs) }
  var observers: ItemObservers { jobs.observers }
}

/// Jobs that a day is agreed for and that nothing is missing for: a section for each day that has any.
@MainActor final class JobDays: SectionSource {
  private let jobs: ItemStream<Job>

  init(of jobs: ItemStream<Job>) { self.jobs = jobs }

  var sections: [ItemSection<Job>] {
    // The store has them by days already.
    jobs.items.reduce(into: []) { sections, job in
      guard let day = job.day, !job.stage.needsParts else { return }
      let name = day.description
      if sections.last?.name != name { sections.append(ItemSection(name, items: [])) }
      sections[sections.count - 1].items.append(job)
    }
  }

  var observers: ItemObservers { jobs.observers }
}
