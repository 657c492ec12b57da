import CompilerSupport
import Foundation
import Testing

/// What the compiler says of plain functions, which no actor is named for, that use our UIKit.
///
/// The measure is a C function imported with `swift_attr("@UIActor")`, which is how Apple's headers say that something
/// belongs to the main actor.
@Suite struct `Isolation as Apple's` {
  /// The kinds of diagnostic, by line.
  private typealias Kinds = [Int: Set<String>]

  /// One use a line, in functions without isolation; those that say so in a comment are right in every language.
  private static let uses = """
    import Foundation
    import UIKit
    func constant() { _ = UIView.noIntrinsicMetric }
    func read(_ view: UIView) { _ = view.frame }
    func write(_ view: UIView) { view.isHidden = true }
    func call(_ table: UITableView) { table.reloadData() }
    func make() { _ = UILabel() }
    func makeWithFrame() { _ = UIView(frame: .zero) }
    func makeCell() { _ = UITableViewCell(style: .default, reuseIdentifier: nil) }
    func share() { _ = UIScreen.main }
    func animate(_ view: UIView) { UIView.animate(withDuration: 1) {} }
    func anchor(_ view: UIView) { _ = view.topAnchor }
    func constrain(_ anchor: NSLayoutXAxisAnchor) { _ = anchor.constraint(equalTo: anchor) }
    func activate(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    func guide(_ guide: UILayoutGuide) { _ = guide.owningView }
    func control(_ control: UISwitch) { control.setOn(true, animated: false) }
    func button(_ button: UIButton) { button.setTitle("", for: .normal) }
    func respond(_ responder: UIResponder) { _ = responder.next }
    func present(_ controller: UIViewController) { _ = controller.view }
    func push(_ controller: UINavigationController) { _ = controller.topViewController }
    func item(_ item: UIBarButtonItem) { item.title = "" }
    func stack(_ stack: UIStackView) { _ = stack.axis }
    func scroll(_ scroll: UIScrollView) { scroll.contentOffset = .zero }
    func image(_ view: UIImageView) { view.image = nil }
    func traits(_ environment: any UITraitEnvironment) { _ = environment.traitCollection }
    func content(_ view: any UIContentView) { _ = view.configuration }
    func makeContent() { _ = UIListContentConfiguration.cell().makeContentView() }
    class View: UIView { func note() { setNeedsLayout() } } // right
    class Source: NSObject {
      func tell(_ view: UIView) { view.removeFromSuperview() }
    }
    extension NSObject { func inform(_ view: UIView) { view.layoutIfNeeded() } }
    func closure() { let fit: (UIView) -> Void = { $0.sizeToFit() }; _ = fit }
    @MainActor func right(_ view: UIView) { view.isHidden = true } // right
    """

  /// The lines of `uses` that the isolation concerns.
  private static let wrongLines = uses.split(separator: "\n").enumerated()
    .filter { $0.element.contains("{ ") && !$0.element.contains("// right") && !$0.element.hasPrefix("class Source") }
    .map { $0.offset + 1 }

  @Test(arguments: Language.allCases)
  func `a plain function may call ours where it may call a C function of the main actor`(language: Language) throws {
    let imported = try Self.importedKinds(in: language)
    // What is known of the importer: the table of attacks.md A 1.
    #expect(imported == (language == .swift5 ? [:] : [2: ["warning"]]), "C in \(language.rawValue)")
    let expected = imported[2].map { kinds in Dictionary(uniqueKeysWithValues: Self.wrongLines.map { ($0, kinds) }) }
    #expect(try Self.kinds(of: Self.uses, in: language) == expected ?? [:])
    #expect(Self.wrongLines.count == 28)
  }

  @Test(arguments: Language.allCases)
  func `classes that override our methods without a word of isolation compile`(language: Language) throws {
    let source = """
      import UIKit
      class Cell: UITableViewCell {
        var count = 0
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          setUp()
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        func setUp() { count += 1; textLabel?.text = "\\(count)" }
        override func prepareForReuse() { super.prepareForReuse(); setUp() }
        override var intrinsicContentSize: CGSize { bounds.size }
      }
      class Controller: UIViewController, UITableViewDataSource, UITableViewDelegate {
        let table = UITableView()
        override func viewDidLoad() { super.viewDidLoad(); table.dataSource = self; table.delegate = self }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { Cell() }
      }
      """
    #expect(try Self.kinds(of: source, in: language) == [:])
  }

  /// Declarations on the main actor in Apple's headers count as `@preconcurrency`. One attribute that is missing here or in
  /// the library is an error in each Swift 5 app that uses that type.
  @Test func `every public declaration on the main actor is preconcurrency, in our UIKit and in the library`() throws {
    let sources = try Toolchain().repository.appendingPathComponent("Sources")
    let modules = Toolchain.modulesOfUIKit + ["TableMaker", "TableMakerCoreData"]
    let files = try modules.flatMap { module in
      try FileManager.default.subpathsOfDirectory(atPath: sources.appendingPathComponent(module).path)
        .filter { $0.hasSuffix(".swift") }.map { "\(module)/\($0)" }
    }
    var count = 0
    var forgotten: [String] = []
    for file in files.sorted() {
      let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
      guard text.contains("@MainActor") else { continue }
      for (line, attributes) in Self.declarations(in: text) {
        count += 1
        if !attributes.contains("@preconcurrency") { forgotten.append("\(file):\(line): \(attributes)") }
      }
    }
    #expect(forgotten == [])
    #expect(count > 120, "the sources are not read")
  }

  @Test func `the search for declarations sees attributes before, after and on lines of their own`() {
    let found = Self.declarations(
      in: """
        @MainActor open class A {}
        @preconcurrency @MainActor
        public protocol B {
          @MainActor func ask()
          func tell(_ handler: @MainActor () -> Void)
        }
        @MainActor final class Inner { public func f() {} }
        @_spi(Testing) @MainActor public final class Hidden {}
        extension C { @MainActor public static let d = 1 }
        public protocol D {
        }
        @MainActor func inner() {}
        // @MainActor public class No {}
        """)
    #expect(found.map(\.line) == [1, 3, 4, 9])
  }

  /// The declarations of a file that are public and say themselves that they are on the main actor, with all before their
  /// keyword. Members of internal protocols are not told apart by anything but an access level; ours have none there.
  private static func declarations(in text: String) -> [(line: Int, attributes: String)] {
    var found: [(line: Int, attributes: String)] = []
    var attributes = ""
    var isInPublicProtocol = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("}") { isInPublicProtocol = false }
      let line = line.trimmingPrefix(while: \.isWhitespace)
      guard !line.hasPrefix("//") else { continue }
      if text.isEmpty || line.isEmpty { attributes = "" }
      attributes += line + " "
      let keyword = /\b(?:class|protocol|struct|enum|extension|func|var|let|init|subscript|actor|typealias|case)\b/
      guard let match = attributes.firstMatch(of: keyword) else {
        if !line.hasPrefix("@") { attributes = "" }
        continue
      }
      // In `extension C { @MainActor public …`, what follows the brace counts too.
      var head = String(attributes[..<match.range.lowerBound])
      if match.0 == "extension", let rest = attributes.firstMatch(of: /\{ (@.*?)\b(?:func|var|let|class)\b/) {
        head = String(rest.1)
      }
      let isPublic = head.contains(/\b(open|public)\b/)
      if match.0 == "protocol" { isInPublicProtocol = isPublic }
      if ["class", "struct", "enum", "extension"].contains(match.0) { isInPublicProtocol = false }
      if head.contains("@MainActor"), isPublic || isInPublicProtocol, !head.contains("@_spi"),
        !head.contains(/\b(private|fileprivate|internal)\b/)
      {
        found.append((index + 1, attributes))
      }
      attributes = ""
    }
    return found
  }

  private static func importedKinds(in language: Language) throws -> Kinds {
    try Toolchain.withTemporaryFolder { folder in
      try "__attribute__((swift_attr(\"@UIActor\"))) long imported(void);"
        .write(to: folder.appendingPathComponent("Imported.h"), atomically: true, encoding: .utf8)
      try "module Imported { header \"Imported.h\" }"
        .write(to: folder.appendingPathComponent("module.modulemap"), atomically: true, encoding: .utf8)
      return try kinds(
        of: "import Imported\nfunc call() { _ = imported() }", in: language,
        flags: ["-I", folder.path])
    }
  }

  private static func kinds(of source: String, in language: Language, flags: [String] = []) throws -> Kinds {
    try Toolchain.withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("Snippet.swift")
      try source.write(to: file, atomically: true, encoding: .utf8)
      let output = try Toolchain().check([file], in: language, flags: flags)
      var kinds: Kinds = [:]
      for line in output.diagnostics {
        guard let match = line.firstMatch(of: /Snippet\.swift:(\d+):\d+: (error|warning):/), let number = Int(match.1)
        else {
          Issue.record("\(line)")
          continue
        }
        kinds[number, default: []].insert(String(match.2))
      }
      if output.status != 0, kinds.isEmpty { Issue.record("\(output.output)") }
      return kinds
    }
  }
}
