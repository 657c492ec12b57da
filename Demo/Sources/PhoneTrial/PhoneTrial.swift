import Foundation
import LivePhone
import TableMaker
import UIKit

/// A program for tests of the web page's messages: the pages of its phone do things that a program must not do.
@main struct PhoneTrial {
  static func main() async throws {
    takePort()
    try await LivePhone.run(
      [
        LivePage("good") { _ in ButtonController() }, LivePage("trap") { _ in TrapController() },
        LivePage("hang") { _ in HangController() },
        LivePage("books") { _ in UINavigationController(rootViewController: BooksController()) },
      ], start: CommandLine.arguments.dropFirst().first, port: 0,
      rebuilding: folder.map { LiveBuild(["bash", "build.sh"], in: $0, sources: ["title.txt", "sources"]) })
  }

  /// Takes the port of the first child, as another program may before the child does, where a test asks for it.
  private static func takePort() {
    let environment = ProcessInfo.processInfo.environment
    guard let mark = environment["TRIAL_THIEF"], let child = environment["LIVEPHONE_CHILD"],
      let port = child.split(separator: ":").first.flatMap({ UInt16($0) }),
      // Once.
      (try? Data().write(to: URL(fileURLWithPath: mark), options: .withoutOverwriting)) != nil
    else { return }
    // It's open until this process ends.
    let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    (address.sin_family, address.sin_port) = (sa_family_t(AF_INET), port.bigEndian)
    let status = withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    precondition(status == 0 && listen(file, 1) == 0, "The thief couldn't have port \(port).")
  }

  /// Where a test has put what builds this program; nil where nothing does.
  static var folder: String? { ProcessInfo.processInfo.environment["TRIAL_FOLDER"] }
}

/// Buttons, each with a way to end.
private final class ButtonController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    add("Trap", at: 120) { fatalError("The trial has trapped, as asked for: “\(CommandLine.arguments.count)”") }
    add("Exit", at: 180) { exit(3) }
    add("Hang", at: 240) { HangController.hang() }
  }

  private func add(_ title: String, at y: CGFloat, _ action: @escaping @MainActor () -> Void) {
    let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    button.frame = CGRect(x: 40, y: y, width: 200, height: 44)
    view.addSubview(button)
  }
}

private final class TrapController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    fatalError("This page cannot be loaded")
  }
}

private final class HangController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Self.hang()
  }

  static func hang() { while !Task.isCancelled { usleep(1000) } }
}

/// A table to look into.
private final class BooksController: UITableViewController {
  private var dataSource: TableViewDataSource?

  override func viewDidLoad() {
    super.viewDidLoad()
    // What the last build has made of it.
    title = PhoneTrial.folder.flatMap { try? String(contentsOfFile: $0 + "/built.txt", encoding: .utf8) } ?? "Books"
    dataSource = DataSource(tableView)
      .section("shelf")
      .title("On the shelf")
      .stockCell(.subtitle)
      .data((1...1000).map { "Book \($0)" })
      .adapter { cell, title, index in
        cell.textLabel?.text = title
        cell.detailTextLabel?.text = "Place \(index)"
        cell.accessoryType = .disclosureIndicator
      }
      .autoHeight()
      .onSelect { _, _ in }
      .make()
  }
}
