import Testing

@testable import UIKit

/// The order of callbacks in a pass, and what callbacks may do.
@MainActor struct LayoutPassTests {
  final class Log {
    var lines: [String] = []
  }

  final class LoggingView: UIView {
    let name: String
    let log: Log
    var onLayout: (() -> Void)?
    var onUpdate: (() -> Void)?

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    required init?(coder: NSCoder) { preconditionFailure("not archived") }

    override func updateConstraints() {
      log.lines.append("update \(name)")
      onUpdate?()
      super.updateConstraints()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      log.lines.append("layout \(name) \(Int(bounds.width))")
      onLayout?()
    }
  }

  let log = Log()

  private func tree() -> (root: LoggingView, middle: LoggingView, leaf: LoggingView) {
    let views = (LoggingView("root", log), LoggingView("middle", log), LoggingView("leaf", log))
    views.0.addConstrained(views.1)
    views.1.addConstrained(views.2)
    views.1.pinEdges(10)
    views.2.pinEdges(10)
    return views
  }

  @Test func `constraints are updated from the leaves up, and views laid out from the root down`() {
    let (root, _, leaf) = tree()
    root.layoutIfNeeded()
    #expect(
      log.lines == [
        "update leaf", "update middle", "update root", "layout root 100", "layout middle 80", "layout leaf 60",
      ])
    log.lines = []
    root.layoutIfNeeded()
    #expect(log.lines.isEmpty)
    leaf.setNeedsUpdateConstraints()
    #expect(leaf.needsUpdateConstraints() && !root.needsUpdateConstraints())
    root.updateConstraintsIfNeeded()
    #expect(log.lines == ["update leaf"])
    #expect(!leaf.needsUpdateConstraints())
  }

  @Test func `a constraint made in updateConstraints holds in the same pass`() {
    let (root, middle, leaf) = tree()
    let extra = leaf.heightAnchor.constraint(equalToConstant: 5)
    middle.constraints.first { $0.firstAttribute == .bottom }?.isActive = false
    middle.onUpdate = { extra.isActive = true }
    root.layoutIfNeeded()
    #expect(leaf.frame == CGRect(x: 10, y: 10, width: 60, height: 5))
  }

  @Test func `only views whose subviews or size changed are laid out again`() {
    let (root, middle, leaf) = tree()
    root.layoutIfNeeded()
    log.lines = []
    middle.constraints.first { $0.firstAttribute == .trailing }?.constant = -20
    root.layoutIfNeeded()
    #expect(log.lines == ["layout root 100", "layout middle 80", "layout leaf 50"])
    #expect(leaf.frame.width == 50)
  }

  @Test func `constraints changed while a view is laid out hold when the pass ends`() {
    let (root, middle, leaf) = tree()
    let trailing = middle.constraints.first { $0.firstAttribute == .trailing }
    root.onLayout = { trailing?.constant = -30 }
    root.layoutIfNeeded()
    #expect(leaf.frame.width == 40)
    let extra = UIView()
    middle.onLayout = {
      guard extra.superview == nil else { return }
      middle.addConstrained(extra)
      extra.pinEdges(1)
    }
    middle.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(extra.frame == CGRect(x: 1, y: 1, width: 78, height: 78))
  }

  @Test func `layoutIfNeeded on a view deep in a system brings all of it up to date`() {
    let (root, middle, leaf) = tree()
    leaf.layoutIfNeeded()
    #expect(leaf.frame.width == 60)
    root.constraints.first { $0.firstAttribute == .leading }?.constant = 30
    leaf.layoutIfNeeded()
    #expect(middle.frame == CGRect(x: 30, y: 10, width: 60, height: 80))
    #expect(leaf.frame == CGRect(x: 10, y: 10, width: 40, height: 60))
  }

  @Test func `setNeedsLayout while a view is laid out does not go round for ever`() {
    let (root, _, _) = tree()
    root.onLayout = { root.setNeedsLayout() }
    root.layoutIfNeeded()
    #expect(log.lines.filter { $0.hasPrefix("layout root") }.count <= 200)
    #expect(log.lines.last != nil)
  }

  final class Controller: UIViewController {
    let log: Log
    init(_ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { preconditionFailure("not archived") }
    override func loadView() { view = LoggingView("view", log) }
    override func updateViewConstraints() {
      log.lines.append("updateViewConstraints")
      super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() { log.lines.append("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { log.lines.append("viewDidLayoutSubviews") }
  }

  @Test func `a controller updates its view's constraints before the layout`() {
    // metrics.md 13
    let controller = Controller(log)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(
      log.lines == [
        "updateViewConstraints", "update view", "viewWillLayoutSubviews", "layout view 100", "viewDidLayoutSubviews",
      ])
  }
}
