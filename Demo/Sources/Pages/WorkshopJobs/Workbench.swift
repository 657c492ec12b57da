import Workshop

/// The content of the page's file, in one language: the jobs of a new database, and the newcomers.
struct Workbench: Sendable {
  let title, lead: String
  /// The day that is called today: the same in every picture of the page.
  let today: Day
  /// The first jobs, in the order in which they came in.
  let jobs: [Job]
  /// The jobs of newcomers who wait, one after the other, and then from the first again; without days.
  let newcomers: [Job]
}
