import Foundation
import Workshop

extension Workbench: Decodable {
  /// The content of the page's own file, or nothing where it is missing.
  static var fileData: Data? {
    Bundle.module.url(forResource: "workshop", withExtension: "json").flatMap { try? Data(contentsOf: $0) }
  }

  /// Reads a file of jobs in a language; nothing is a missing file.
  ///
  /// - Throws: A `FileProblem` that says what is wrong, and where.
  static func read(_ data: Data?, in language: Language) throws(FileProblem) -> Workbench {
    guard let data else { throw FileProblem(.fileMissing, at: []) }
    do {
      return try JSONDecoder.reading(in: language).decode(Workbench.self, from: data)
    } catch {
      throw FileProblem(error, reading: data)
    }
  }

  private enum Key: String, CodingKey {
    case title, lead, today, jobs, newcomers
  }

  init(from decoder: any Decoder) throws {
    let language = decoder.language
    let file = try decoder.container(keyedBy: Key.self)
    let today = try file.day(.today)
    func jobs(_ key: Key) throws -> [Job] {
      try file.list(key, by: JobKey.self) { try Job($0, today: today, in: language) }
    }
    title = try file.text(.title, in: language)
    lead = try file.text(.lead, in: language)
    self.today = today
    self.jobs = try jobs(.jobs)
    newcomers = try jobs(.newcomers)
  }
}

private enum JobKey: String, CodingKey {
  case title, customer, object, days, price, stage, waits
}

extension Job {
  /// A job of the file; its day is a number of days from today.
  fileprivate init(_ job: KeyedDecodingContainer<JobKey>, today: Day, in language: Language) throws {
    self.init(
      try job.text(.title, in: language),
      customer: try job.contains(.customer) ? job.text(.customer, in: language) : nil,
      object: try job.oneOf(Object.self, .object),
      day: try job.contains(.days) ? today.adding(job.decode(Int.self, forKey: .days)) : nil,
      price: try job.decode(Int.self, forKey: .price),
      stage: try job.contains(.stage) ? job.oneOf(Stage.self, .stage) : .booked,
      isWaitedFor: try job.contains(.waits) && job.decode(Bool.self, forKey: .waits))
  }
}

extension KeyedDecodingContainer {
  /// A day: `2026-11-21`.
  fileprivate func day(_ key: Key) throws -> Day {
    let text = try decode(String.self, forKey: key)
    guard let day = Day(text) else { throw FileProblem(.unreadable(.day, text), at: codingPath + [key]) }
    return day
  }
}
