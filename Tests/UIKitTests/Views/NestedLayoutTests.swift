import Testing

@_spi(Testing) @testable import UIKit

/// `layoutIfNeeded` from inside a layout pass.
@MainActor @Suite struct NestedLayoutTests {
  private let log = Log()

  @Test(arguments: [false, true])
  func `a view is laid out when it is asked for, though a view above is marked and its own pass is under way`(
    marksLayout: Bool
  ) {
    let (root, middle, leaf) = (Logged("root", log), Logged("middle", log), Logged("leaf", log))
    root.addSubview(middle)
    middle.addSubview(leaf)
    middle.onLayout = {
      middle.onLayout = {}
      if marksLayout { root.setNeedsLayout() } else { root.setNeedsUpdateConstraints() }
      log.names.append("asks")
      leaf.layoutIfNeeded()
      log.names.append("asked")
    }
    root.layoutIfNeeded()
    let asked = log.names.firstIndex(of: "asked") ?? 0
    #expect(log.names[..<asked].contains("leaf"), "\(log.names)")
    #expect(log.names.count { $0 == "leaf" } == 1, "\(log.names)")
    #expect(!leaf.needsLayout && !middle.needsLayout && !root.needsLayout)
  }

  @Test func `what is marked between the topmost marked view and the one asked for is laid out from above`() {
    let (root, branch, leaf) = (Logged("root", log), Logged("branch", log), Logged("leaf", log))
    let other = Logged("other", log)
    root.addSubview(other)
    root.addSubview(branch)
    branch.addSubview(leaf)
    other.onLayout = {
      root.setNeedsUpdateConstraints()
      leaf.layoutIfNeeded()
      log.names.append("asked")
    }
    root.layoutIfNeeded()
    #expect(log.names == ["root", "other", "branch", "leaf", "asked"], "\(log.names)")
  }

  private final class Log { var names: [String] = [] }

  private final class Logged: UIView {
    private let name: String
    private let log: Log
    var onLayout: () -> Void = {}

    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      log.names.append(name)
      onLayout()
    }
  }
}
