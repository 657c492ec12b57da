import TableMakerTesting
import Testing
import UIKit

/// The kinds of issues that no operator has, each with a view that's broken and one that isn't.
@MainActor @Suite struct `An audit finds` {
  /// A page with a view, placed by a closure that receives the page's view and the new view.
  private func page<View: UIView>(_ view: View, _ place: @escaping (UIView, View) -> [NSLayoutConstraint])
    -> UIViewController
  {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    NSLayoutConstraint.activate(place(controller.view, view))
    return controller
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }

  private func inside(_ view: UIView, _ other: UIView) -> [NSLayoutConstraint] {
    let area = view.safeAreaLayoutGuide
    return [
      other.topAnchor.constraint(equalTo: area.topAnchor, constant: 10),
      other.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      other.trailingAnchor.constraint(lessThanOrEqualTo: area.trailingAnchor, constant: -16),
    ]
  }

  @Test func `text that a screen reader doesn't read`() async throws {
    let hidden = try await audit { _ in
      let label = self.label("Tides")
      label.isAccessibilityElement = false
      return self.page(label, self.inside)
    }
    #expect(hidden.kinds == .elementDetection, "\(hidden)")
    let read = try await audit { _ in self.page(self.label("Tides"), self.inside) }
    #expect(read.isEmpty, "\(read)")
  }

  @Test func `texts on top of each other`() async throws {
    func pair(_ distance: CGFloat) -> UIViewController {
      let (first, second) = (label("High water"), label("Low water"))
      let controller = page(first, inside)
      second.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(second)
      NSLayoutConstraint.activate([
        second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: distance),
        second.leadingAnchor.constraint(equalTo: first.leadingAnchor),
      ])
      return controller
    }
    let broken = try await audit { _ in pair(-16) }
    #expect(broken.kinds == .textOverlap, "\(broken)")
    let correct = try await audit { _ in pair(0) }
    #expect(correct.isEmpty, "\(correct)")
  }

  @Test func `constraints that conflict`() async throws {
    let report = try await audit(kinds: .layoutConflict) { _ in
      self.page(self.label("Tides")) { view, label in
        self.inside(view, label)
          + [label.widthAnchor.constraint(equalToConstant: 100), label.widthAnchor.constraint(equalToConstant: 120)]
      }
    }
    #expect(report.kinds == .layoutConflict)
    #expect(report.first?.problem.contains("conflict") ?? false, "\(report)")
    #expect(report.first?.path.components.map(\.name) == ["UIViewController", "UILabel"], "\(report)")
  }

  @Test func `a control that another view covers`() async throws {
    func button(isCovered: Bool) -> UIViewController {
      let button = UIButton(configuration: .plain())
      button.configuration?.title = "Refresh"
      let controller = page(button) { view, button in
        self.inside(view, button) + [
          button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
          button.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ]
      }
      guard isCovered else { return controller }
      let cover = UIView(frame: CGRect(x: 0, y: 0, width: 2000, height: 2000))
      controller.view.addSubview(cover)
      return controller
    }
    let covered = try await audit { _ in button(isCovered: true) }
    #expect(covered.kinds == .unreachable, "\(covered)")
    let free = try await audit { _ in button(isCovered: false) }
    #expect(free.isEmpty, "\(free)")
  }

  @Test func `a field below the keyboard`() async throws {
    func field(atTop: Bool) -> UIViewController {
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      field.accessibilityLabel = "Name"
      return page(field) { view, field in
        let area = view.safeAreaLayoutGuide
        return [
          atTop
            ? field.topAnchor.constraint(equalTo: area.topAnchor, constant: 8)
            : field.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -8),
          field.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
          field.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
        ]
      }
    }
    let below = try await audit([.typing]) { _ in field(atTop: false) }
    #expect(below.kinds == .obscured, "\(below)")
    let above = try await audit([.typing]) { _ in field(atTop: true) }
    #expect(above.isEmpty, "\(above)")
  }

  @Test func `text without a font`() async throws {
    // A character that Unicode has reserved for no letter.
    let missing = try await audit { _ in self.page(self.label("Tide \u{10FFFD}"), self.inside) }
    #expect(missing.kinds.contains(.missingFont), "\(missing)")
    let present = try await audit { _ in self.page(self.label("Tide 潮"), self.inside) }
    #expect(present.isEmpty, "\(present)")
  }

  @Test func `a page that doesn't come to rest, in bounded time`() async throws {
    let report = try await audit(kinds: .unrest) { _ in RestlessController() }
    #expect(report.kinds == .unrest, "\(report)")
  }
}

/// A page with a view that moves at each layout.
private final class RestlessController: UIViewController {
  private let box = UIView(frame: CGRect(x: 0, y: 100, width: 40, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    box.backgroundColor = .systemBlue
    view.addSubview(box)
    move()
  }

  private func move() {
    UIView.animate(withDuration: 0.3) {
      self.box.frame.origin.x = (self.box.frame.minX + 10).truncatingRemainder(dividingBy: 300)
    } completion: { _ in
      self.move()
    }
  }
}
