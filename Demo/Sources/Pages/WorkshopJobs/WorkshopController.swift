import Foundation
import TableMaker
public import UIKit
import Workshop

/// A workshop's jobs by days, read from an SQLite database that is observed: whatever changes it, the table follows.
///
/// A tap moves a job on; the last tap hands it over, and its row goes. The bar at the foot makes bigger things happen.
/// The database is made from `Resources/workshop.json` on the first visit.
public final class WorkshopController: UIViewController {
  private let language: Language
  private let database: URL?
  private let file: Result<Workbench, FileProblem>
  let tableView = UITableView(frame: .zero, style: .insetGrouped)
  let notice = JobNotice()
  let signs = JobSigns()
  private(set) var dataSource: TableViewDataSource?
  private(set) var desk: JobDesk?
  private(set) var bar: JobBar?
  private var heading: PageHeading?
  private var words: JobWords?

  /// Creates the page in a language, from its own file.
  ///
  /// - Parameter isFresh: Whether it begins with a new database, which goes with the page; else with the one that was
  ///   kept.
  public convenience init(language: Language, isFresh: Bool = false) {
    self.init(language: language, database: isFresh ? nil : JobDesk.file(in: language), data: Workbench.fileData)
  }

  /// Creates the page in a language.
  ///
  /// - Parameters:
  ///   - database: The database's file; nil for a new one that goes with the page.
  ///   - data: The content of the file with which a new database begins; nothing is a missing file.
  init(language: Language, database: URL?, data: Data?) {
    self.language = language
    self.database = database
    file = Result { () throws(FileProblem) in try Workbench.read(data, in: language) }
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.backgroundColor = .systemGroupedBackground
    view.addSubview(tableView)
    view.tintColor = JobColors.accent
    switch file {
    case .success(let bench): open(bench)
    case .failure(let problem):
      title = FileProblem.heading(in: language)
      dataSource = problem.makeDataSource(for: tableView, file: "workshop.json", in: language)
    }
  }

  private func open(_ bench: Workbench) {
    title = bench.title
    let words = JobWords(language: language, today: bench.today)
    self.words = words
    tableView.backgroundView = notice
    do {
      let desk = try JobDesk(bench, file: database)
      self.desk = desk
      let heading = PageHeading(title: words.heading(of: desk.board.jobs.items), detail: bench.lead)
      self.heading = heading
      addBar(words)
      showEditButton()
      dataSource = makeDataSource(desk, words, heading: heading)
      desk.onChange = { [weak self] in self?.showState() }
      desk.onFailure = { [weak self] in self?.show($0) }
      showState()
    } catch {
      show(error)
    }
  }

  private func addBar(_ words: JobWords) {
    let bar = JobBar(WorkshopAction.allCases, words: words)
    self.bar = bar
    bar.onTap = { [weak self] action in self?.start { await $0.perform(action) } }
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    additionalSafeAreaInsets.bottom = JobBar.height
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  // MARK: State outside the rows

  /// Shows the state outside the rows: the number of jobs, a notice if there are none, and the possible actions.
  private func showState() {
    guard let desk, let words else { return }
    let jobs = desk.board.jobs.items
    heading?.title = words.heading(of: jobs)
    if jobs.isEmpty { notice.show(title: words.emptyTitle, detail: words.emptyDetail) }
    notice.setShown(jobs.isEmpty)
    bar?.setEnabled(desk.board.onlyJobOfItsDay != nil, .postpone)
    bar?.setHidden(jobs.isEmpty, .clear)
    bar?.setHidden(!jobs.isEmpty, .fill)
  }

  /// Shows the error that explains why there are no jobs, or no more of them.
  func show(_ error: any Error) {
    notice.show(title: words?.failedTitle ?? "", detail: "\(error)")
    notice.setShown(true)
  }

  // MARK: What is done by touch

  /// Lets something happen in the workshop. The table hears of it from the database.
  func start(_ event: @escaping @MainActor (JobDesk) async -> Void) {
    guard let desk else { return }
    Task { await event(desk) }
  }

  /// Begins or ends editing.
  func edit(_ isEditing: Bool) {
    dataSource?.setEditing(isEditing, animated: true)
    showEditButton()
  }

  private func showEditButton() {
    guard let words else { return }
    let isEditing = tableView.isEditing
    let button = UIBarButtonItem(
      title: isEditing ? words.done : words.edit,
      primaryAction: UIAction { [weak self] _ in self?.edit(!isEditing) })
    button.style = isEditing ? .done : .plain
    button.tintColor = JobColors.accent
    navigationItem.rightBarButtonItem = button
  }
}
