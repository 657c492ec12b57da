import Workshop

/// What the page's file holds, in one language: the jobs that a new database begins with, and who comes in later.
struct Workbench: Sendable {
  let title, lead: String
  /// The day that is called today: the same in every picture of the page.
  let today: Day
  /// The first jobs, in the order in which they came in.
  let jobs: [Job]
  /// Who comes in and waits, one after the other, and then from the first again; without days.
  let newcomers: [Job]
}
