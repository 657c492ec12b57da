// What happens in a workshop on a day.

extension JobChanges {
  /// Moves a job on by one stage: a part is ordered, it arrives, work begins, it is done, the job is fetched and gone.
  public func advance(_ id: Job.ID) throws {
    guard var job = try jobs.first(where: { $0.id == id }) else { return }
    guard let next = job.stage.next else {
      try delete(id)
      return
    }
    job.stage = next
    try update(job)
  }

  /// The only job of its day, on the first day that has but one; jobs that wait for parts are on no day.
  public var onlyJobOfItsDay: Job? {
    get throws {
      let days = Dictionary(grouping: try jobs.filter { $0.day != nil && !$0.stage.needsParts }, by: \.day)
      return days.values.filter { $0.count == 1 }.compactMap(\.first).min { $0.isBefore($1) }
    }
  }

  /// Moves the only job of a day to the next day that has some, or, after the last, to the one before.
  ///
  /// - Returns: Whether there was such a job, and another day to move it to.
  @discardableResult public func postponeOnlyJob() throws -> Bool {
    guard var job = try onlyJobOfItsDay, let day = job.day else { return false }
    let days = try jobs.filter { !$0.stage.needsParts }.compactMap(\.day)
    guard let other = days.filter({ $0 > day }).min() ?? days.filter({ $0 < day }).max() else { return false }
    job.day = other
    try update(job)
    return true
  }

  /// Makes five changes together: adds a job, deletes a fetched job, completes one, receives a part, and postpones a job.
  ///
  /// The job is postponed to the next day that has jobs, or to tomorrow. A change that fits no job is skipped.
  ///
  /// - Parameters:
  ///   - newcomer: The job that comes in; it is for today.
  ///   - today: The current day.
  public func rushHour(newcomer: Job, today: Day) throws {
    let before = try jobs
    let ofToday = before.filter { $0.day == today && !$0.stage.needsParts }
    var newcomer = newcomer
    newcomer.day = today
    try add(newcomer)
    if let fetched = ofToday.first(where: { $0.stage == .ready }) { try delete(fetched.id) }
    if let done = ofToday.first(where: { $0.stage == .inWork }) { try advance(done.id) }
    if let arrived = before.first(where: { $0.stage == .onTheWay }) { try advance(arrived.id) }
    if var late = ofToday.last(where: { $0.stage == .booked }) {
      let days = before.filter { !$0.stage.needsParts }.compactMap(\.day)
      late.day = days.filter { $0 > today }.min() ?? today.adding(1)
      try update(late)
    }
  }
}

extension Job.Stage {
  /// The stage that follows; nil after the last.
  fileprivate var next: Job.Stage? {
    let all = Self.allCases
    return all.firstIndex(of: self).flatMap { all.indices.contains($0 + 1) ? all[$0 + 1] : nil }
  }
}

extension Job {
  fileprivate func isBefore(_ other: Job) -> Bool {
    guard let day, let otherDay = other.day, day != otherDay else { return id < other.id }
    return day < otherDay
  }
}
