import Foundation
import TestSupport
import Testing

@testable import UIKit

/// The recipes of Apple's Auto Layout Guide, on an iPhone of 390 by 844 points with a status bar of 47 and a home indicator
/// of 34. The root views have margins of 16, and the expected frames are computed manually.
@MainActor @Suite struct `Recipes of the Auto Layout Guide` {
  /// A view with an intrinsic size and a baseline, such as a text field.
  private final class Field: UIView {
    var size: CGSize
    let baseline: CGFloat
    init(_ width: CGFloat, _ height: CGFloat, baseline: CGFloat = 0) {
      size = CGSize(width: width, height: height)
      self.baseline = baseline
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
    override var firstBaselineOffsetFromTop: CGFloat { baseline }
    override var lastBaselineOffsetFromBottom: CGFloat { size.height - baseline }
  }

  private let controller = UIViewController()
  private let scene: TestWindow

  private var root: UIView { controller.view }
  private var margins: UILayoutGuide { root.layoutMarginsGuide }
  private var safe: UILayoutGuide { root.safeAreaLayoutGuide }

  init() {
    scene = TestWindow(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    scene.show(controller)
  }

  private func add<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  private func layOut() { scene.layOut() }

  private func resize(_ width: CGFloat, _ height: CGFloat) {
    scene.window.frame.size = CGSize(width: width, height: height)
    scene.layOut()
  }

  @Test func `simple single view`() {
    let red = add(UIView())
    NSLayoutConstraint.activate([
      red.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      red.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      red.topAnchor.constraint(equalTo: safe.topAnchor, constant: 20),
      safe.bottomAnchor.constraint(equalTo: red.bottomAnchor, constant: 20),
    ])
    layOut()
    #expect(red.frame == CGRect(x: 16, y: 67, width: 358, height: 723))
  }

  @Test func `adaptive single view`() {
    // "Red View.Top >= Superview.Top + 20", "Red View.Top = Top Layout Guide.Bottom (250)" and the same below.
    let red = add(UIView())
    let (top, bottom) = (
      red.topAnchor.constraint(equalTo: safe.topAnchor), safe.bottomAnchor.constraint(equalTo: red.bottomAnchor)
    )
    (top.priority, bottom.priority) = (.defaultLow, .defaultLow)
    NSLayoutConstraint.activate([
      red.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      red.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      red.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 60),
      root.bottomAnchor.constraint(greaterThanOrEqualTo: red.bottomAnchor, constant: 20), top, bottom,
    ])
    layOut()
    // 60 is more than the bar's 47; the indicator's 34 is more than 20.
    #expect(red.frame == CGRect(x: 16, y: 60, width: 358, height: 750))
  }

  @Test func `two equal-width views`() {
    let (yellow, green) = (add(UIView()), add(UIView()))
    NSLayoutConstraint.activate([
      yellow.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      green.leadingAnchor.constraint(equalToSystemSpacingAfter: yellow.trailingAnchor, multiplier: 1),
      green.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      yellow.topAnchor.constraint(equalTo: safe.topAnchor, constant: 20),
      green.topAnchor.constraint(equalTo: safe.topAnchor, constant: 20),
      safe.bottomAnchor.constraint(equalTo: yellow.bottomAnchor, constant: 20),
      safe.bottomAnchor.constraint(equalTo: green.bottomAnchor, constant: 20),
      yellow.widthAnchor.constraint(equalTo: green.widthAnchor),
    ])
    layOut()
    #expect(yellow.frame == CGRect(x: 16, y: 67, width: 175, height: 723))
    #expect(green.frame == CGRect(x: 199, y: 67, width: 175, height: 723))
  }

  @Test func `two different-width views`() {
    // "Orange View.Width = 2.0 x Purple View.Width"
    let (purple, orange) = (add(UIView()), add(UIView()))
    let views = ["purple": purple, "orange": orange]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-[purple]-[orange]-|", options: [.alignAllTop, .alignAllBottom], metrics: nil, views: views)
        + [
          purple.topAnchor.constraint(equalTo: safe.topAnchor, constant: 20),
          safe.bottomAnchor.constraint(equalTo: purple.bottomAnchor, constant: 20),
          orange.widthAnchor.constraint(equalTo: purple.widthAnchor, multiplier: 2),
        ])
    layOut()
    // A third of 350 is 116.67 points: 350 pixels of a third of a point each.
    #expect(abs(purple.frame.width - 350 / 3) < 0.001)
    #expect(abs(orange.frame.minX - (16 + 350 / 3 + 8)) < 0.001)
    #expect(orange.frame.maxX == 374)
    #expect(purple.frame.minY == 67 && orange.frame.minY == 67 && orange.frame.maxY == 790 && purple.frame.maxY == 790)
  }

  @Test func `two views with complex widths`() {
    // "Blue View.Width >= 150.0", "Red View.Width = 2.0 x Blue View.Width (750)"
    let (blue, red) = (add(UIView()), add(UIView()))
    let double = red.widthAnchor.constraint(equalTo: blue.widthAnchor, multiplier: 2)
    double.priority = .defaultHigh
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-[blue(>=150)]-[red]-|", options: .alignAllTop, metrics: nil,
        views: ["blue": blue, "red": red])
        + [
          double, blue.topAnchor.constraint(equalTo: safe.topAnchor), blue.heightAnchor.constraint(equalToConstant: 10),
        ]
        + [red.heightAnchor.constraint(equalTo: blue.heightAnchor)])
    layOut()
    #expect(blue.frame == CGRect(x: 16, y: 47, width: 150, height: 10))
    #expect(red.frame == CGRect(x: 174, y: 47, width: 200, height: 10))
    // In the landscape, with margins of 20, there is room for both wishes: 602 points in three parts.
    resize(650, 390)
    #expect(blue.frame.minX == 20 && red.frame.maxX == 630)
    #expect(abs(blue.frame.width - 602 / 3) < 0.001)
    #expect(abs(red.frame.width - 1204 / 3) < 0.001)
  }

  @Test func `simple label and text field`() {
    // "Text Field.Leading = Label.Trailing + Standard", "Label.Baseline = Text Field.Baseline"; the label hugs at 251.
    let label = add(Field(41, 20, baseline: 16))
    let field = add(Field(97, 34, baseline: 23))
    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      field.leadingAnchor.constraint(equalToSystemSpacingAfter: label.trailingAnchor, multiplier: 1),
      field.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      field.topAnchor.constraint(equalTo: safe.topAnchor, constant: 20),
      label.lastBaselineAnchor.constraint(equalTo: field.lastBaselineAnchor),
    ])
    layOut()
    #expect(field.frame == CGRect(x: 65, y: 67, width: 309, height: 34))
    #expect(label.frame == CGRect(x: 16, y: 74, width: 41, height: 20))
    label.size.width = 80
    label.invalidateIntrinsicContentSize()
    layOut()
    #expect(field.frame == CGRect(x: 104, y: 67, width: 270, height: 34))
  }

  @Test func `dynamic height label and text field`() {
    // "Text Field.Top >= Top Layout Guide.Bottom + 20", "Label.Top >= …", and both "= … (249)": the taller one is at the top.
    for (labelHeight, baseline) in [(20.0, 16.0), (60.0, 45.0)] {
      let scene = `Recipes of the Auto Layout Guide`()
      let label = scene.add(Field(41, labelHeight, baseline: baseline))
      let field = scene.add(Field(97, 34, baseline: 23))
      label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      let near = [label, field].map { $0.topAnchor.constraint(equalTo: scene.safe.topAnchor, constant: 20) }
      for constraint in near { constraint.priority = UILayoutPriority(249) }
      NSLayoutConstraint.activate(
        near + [
          label.leadingAnchor.constraint(equalTo: scene.margins.leadingAnchor),
          field.leadingAnchor.constraint(equalToSystemSpacingAfter: label.trailingAnchor, multiplier: 1),
          field.trailingAnchor.constraint(equalTo: scene.margins.trailingAnchor),
          field.topAnchor.constraint(greaterThanOrEqualTo: scene.safe.topAnchor, constant: 20),
          label.topAnchor.constraint(greaterThanOrEqualTo: scene.safe.topAnchor, constant: 20),
          label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
        ])
      scene.layOut()
      let lines = (label: max(0, 23 - baseline), field: max(0, baseline - 23))
      #expect(label.frame == CGRect(x: 16, y: 67 + lines.label, width: 41, height: labelHeight))
      #expect(field.frame == CGRect(x: 65, y: 67 + lines.field, width: 309, height: 34))
    }
  }

  @Test func `two buttons with equal spacing`() {
    // The guide's dummy views, as guides: "Leading Dummy View.Width = Center Dummy View.Width" and so on.
    let (short, long) = (add(Field(60, 30, baseline: 20)), add(Field(120, 30, baseline: 20)))
    let dummies = (0..<3).map { _ in UILayoutGuide() }
    for dummy in dummies { root.addLayoutGuide(dummy) }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|[first(>=8)][short][second(==first)][long(==short)][third(==first)]|", options: [],
        metrics: nil,
        views: ["first": dummies[0], "second": dummies[1], "third": dummies[2], "short": short, "long": long])
        + [short, long].map { safe.bottomAnchor.constraint(equalTo: $0.bottomAnchor, constant: 20) }
        + dummies.map { $0.topAnchor.constraint(equalTo: root.topAnchor) }
        + dummies.map { $0.heightAnchor.constraint(equalToConstant: 1) })
    layOut()
    #expect(short.frame == CGRect(x: 50, y: 760, width: 120, height: 30))
    #expect(long.frame == CGRect(x: 220, y: 760, width: 120, height: 30))
    #expect(dummies.map(\.layoutFrame.width) == [50, 50, 50])
  }

  @Test func `three equal-width buttons`() {
    // "Medium Button.Leading = Short Button.Trailing + Standard" … "Short Button.Width = Medium Button.Width"
    let names = ["short", "medium", "long"]
    let buttons = names.enumerated().map { add(Field(CGFloat(40 + 30 * $0.offset), 30, baseline: 20)) }
    let views = Dictionary(uniqueKeysWithValues: zip(names, buttons))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-[short(==medium)]-[medium(==long)]-[long]-|", options: .alignAllLastBaseline, metrics: nil,
        views: views) + [safe.bottomAnchor.constraint(equalTo: buttons[0].bottomAnchor, constant: 20)])
    layOut()
    #expect(
      buttons.map(\.frame) == [
        CGRect(x: 16, y: 760, width: 114, height: 30), CGRect(x: 138, y: 760, width: 114, height: 30),
        CGRect(x: 260, y: 760, width: 114, height: 30),
      ])
  }

  @Test func `an image view, a label and a column of text, as in a cell`() {
    // "Image View.Width = Image View.Height", the image as tall as the two lines; the second line is pushed by the first.
    let (image, title, detail) = (add(UIView()), add(Field(200, 20)), add(Field(250, 16)))
    NSLayoutConstraint.activate([
      image.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      image.topAnchor.constraint(equalTo: margins.topAnchor),
      image.widthAnchor.constraint(equalTo: image.heightAnchor),
      image.topAnchor.constraint(equalTo: title.topAnchor),
      image.bottomAnchor.constraint(equalTo: detail.bottomAnchor),
      title.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: 12),
      title.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      detail.topAnchor.constraint(equalToSystemSpacingBelow: title.bottomAnchor, multiplier: 0.5),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      detail.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
    ])
    layOut()
    #expect(image.frame == CGRect(x: 16, y: margins.layoutFrame.minY, width: 40, height: 40))
    #expect(title.frame == CGRect(x: 68, y: image.frame.minY, width: 200, height: 20))
    #expect(detail.frame == CGRect(x: 68, y: image.frame.minY + 24, width: 250, height: 16))
    title.size.height = 41
    title.invalidateIntrinsicContentSize()
    layOut()
    #expect(image.frame.size == CGSize(width: 61, height: 61))
    #expect(detail.frame == CGRect(x: 89, y: image.frame.minY + 45, width: 250, height: 16))
  }

  @Test func `the same recipes read from right to left are mirrored`() {
    let (blue, red) = (add(UIView()), add(Field(90, 20)))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-[blue(100)]-20-[red]", options: .alignAllTop, metrics: nil,
        views: ["blue": blue, "red": red])
        + [blue.topAnchor.constraint(equalTo: safe.topAnchor), blue.heightAnchor.constraint(equalToConstant: 10)])
    layOut()
    #expect(blue.frame == CGRect(x: 16, y: 47, width: 100, height: 10))
    #expect(red.frame == CGRect(x: 136, y: 47, width: 90, height: 20))
    root.semanticContentAttribute = .forceRightToLeft
    layOut()
    #expect(blue.frame == CGRect(x: 274, y: 47, width: 100, height: 10))
    #expect(red.frame == CGRect(x: 164, y: 47, width: 90, height: 20))
  }

  @Test func `a dynamic stack of views grows and shrinks with constraints that come and go`() {
    let rows = (0..<4).map { add(Field(100, CGFloat(10 * ($0 + 1)))) }
    var chain: [NSLayoutConstraint] = []
    func stack(_ rows: [Field]) {
      NSLayoutConstraint.deactivate(chain)
      chain = rows.enumerated().flatMap { index, row in
        [
          row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
          index == 0
            ? row.topAnchor.constraint(equalTo: safe.topAnchor)
            : row.topAnchor.constraint(equalToSystemSpacingBelow: rows[index - 1].bottomAnchor, multiplier: 1),
        ]
      }
      NSLayoutConstraint.activate(chain)
      layOut()
    }
    stack(rows)
    #expect(rows.map(\.frame.minY) == [47, 65, 93, 131])
    rows[1].removeFromSuperview()
    #expect(chain.map(\.isActive) == [true, true, false, false, true, false, true, true])
    stack([rows[0], rows[2], rows[3]])
    #expect([0, 2, 3].map { rows[$0].frame.minY } == [47, 65, 103])
    stack([rows[3], rows[0]])
    #expect([3, 0].map { rows[$0].frame.minY } == [47, 95])
  }
}
