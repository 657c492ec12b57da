import TestSupport
import Testing
import UIKit

/// Views, layout, controls and containers as apps write them for Apple's UIKit, by the documentation of each member.
@MainActor @Suite struct ViewUsageTests {
  private func card(width: CGFloat) -> ProfileCard {
    let card = ProfileCard()
    card.name.text = "Ann"
    card.about.text = "Writes about gardens, and about what grows in them by itself when nobody looks."
    card.frame.size = card.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    card.layoutIfNeeded()
    return card
  }

  @Test func `a card by constraints is as high as its content, and higher where it is narrow`() {
    let (wide, narrow) = (card(width: 600), card(width: 220))
    #expect(wide.frame.width == 600 && narrow.frame.width == 220)
    #expect(narrow.frame.height > wide.frame.height)
    #expect(wide.picture.frame == CGRect(x: 16, y: 12, width: 40, height: 40))
    #expect(wide.picture.layer.cornerRadius == 20)
    // "a standard spacing" between siblings is 8 points.
    #expect(wide.name.frame.minX == wide.picture.frame.maxX + 8)
    #expect(abs(narrow.follow.frame.maxY - (narrow.frame.height - 12)) < 0.5)
    #expect(!narrow.hasAmbiguousLayout)
  }

  @Test func `it changes with the size class it was registered for`() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 300))
    let card = card(width: 600)
    host.addSubview(card)
    card.traitOverrides.horizontalSizeClass = .regular
    card.layoutIfNeeded()
    #expect(card.picture.bounds.width == 80)
  }

  @Test func `from right to left the picture is at the right`() {
    let card = card(width: 400)
    card.semanticContentAttribute = .forceRightToLeft
    card.layoutIfNeeded()
    #expect(abs(card.picture.frame.maxX - (400 - 16)) < 0.001)
    #expect(card.name.frame.maxX <= card.picture.frame.minX)
  }

  @Test func `a hidden arranged view takes no room, and its spacing none`() {
    let full = Summary(title: "Title", subtitle: "Subtitle")
    let short = Summary(title: "Title", subtitle: nil)
    let fitting = UIView.layoutFittingCompressedSize
    let (two, one) = (full.systemLayoutSizeFitting(fitting).height, short.systemLayoutSizeFitting(fitting).height)
    #expect(abs(two - one - 4 - full.subtitle.intrinsicContentSize.height) < 0.5)
    short.removeArrangedSubview(short.title)
    // "This method removes the view from the arrangedSubviews array but does not remove it as a subview."
    #expect(short.title.superview === short && !short.arrangedSubviews.contains(short.title))
  }

  @Test func `a view draws itself, in its tint, as wide as its value`() throws {
    let meter = Meter(frame: CGRect(x: 0, y: 0, width: 100, height: 12))
    meter.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    meter.value = 0.5
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(bounds: meter.bounds, format: format).image {
      meter.layer.render(in: $0.cgContext)
    }
    #expect(image.size == CGSize(width: 100, height: 12))
    let pixels = Pixels(image)
    #expect(pixels[25, 6] == [0, 255, 0, 255])
    #expect(pixels[75, 6][3] == 0)
  }

  @Test func `hit testing leaves out what is hidden, clear or takes no touches, and what lies outside`() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    host.addSubview(child)
    func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { host.hitTest(CGPoint(x: x, y: y), with: nil) }
    #expect(hit(60, 60) === child && hit(10, 10) === host && hit(120, 120) == nil)
    child.isHidden = true
    #expect(hit(60, 60) === host)
    child.isHidden = false
    // Apple documents that hit testing ignores a view with an alpha level less than 0.01.
    child.alpha = 0.009
    #expect(hit(60, 60) === host)
    child.alpha = 1
    child.isUserInteractionEnabled = false
    #expect(hit(60, 60) === host)
  }

  @Test func `subviews keep their order, their tags and their coordinates`() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let views = (1...3).map { tag in
      let view = UIView(frame: CGRect(x: CGFloat(tag) * 10, y: 20, width: 50, height: 50))
      view.tag = tag
      host.addSubview(view)
      return view
    }
    host.sendSubviewToBack(views[2])
    host.insertSubview(views[0], aboveSubview: views[1])
    #expect(host.subviews.map(\.tag) == [3, 2, 1])
    #expect(host.viewWithTag(2) === views[1])
    #expect(views[1].convert(CGPoint(x: 1, y: 2), to: views[2]) == CGPoint(x: -9, y: 2))
    #expect(views[1].isDescendant(of: host) && views[1].isDescendant(of: views[1]))
    views[1].removeFromSuperview()
    #expect(views[1].superview == nil && host.subviews.count == 2)
  }

  @Test func `a control of one's own follows a finger and is adjusted by VoiceOver`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let control = RatingControl(frame: CGRect(x: 20, y: 20, width: 220, height: 44))
    window.addSubview(control)
    window.isHidden = false
    window.layoutIfNeeded()
    var heard = 0
    control.addAction(UIAction { _ in heard += 1 }, for: .valueChanged)
    control.accessibilityIncrement()
    #expect(control.rating == 1 && heard == 1 && control.accessibilityValue == "1 of 5")
    control.accessibilityDecrement()
    control.accessibilityDecrement()
    #expect(control.rating == 0)
    #expect(control.intrinsicContentSize == CGSize(width: 220, height: 44))
    control.isEnabled = false
    #expect(control.state == .disabled)
  }

  @Test func `controls tell what they were sent, and keep to their bounds`() {
    let panel = Panel()
    panel.button.sendActions(for: .primaryActionTriggered)
    panel.toggle.setOn(true, animated: false)
    // "Setting the switch to either position doesn't result in an action message being sent."
    #expect(panel.heard == ["button"])
    panel.toggle.sendActions(for: .valueChanged)
    panel.slider.value = 7
    #expect(panel.slider.value == 1)
    panel.stepper.value = 9
    #expect(panel.stepper.value == 3)
    #expect(panel.segments.selectedSegmentIndex == 0 && panel.segments.numberOfSegments == 2)
    panel.segments.insertSegment(withTitle: "Month", at: 9, animated: false)
    #expect(panel.segments.titleForSegment(at: 2) == "Month")
    #expect(panel.heard == ["button", "toggle"])
    #expect(panel.button.configuration?.title == "Save")
    #expect(panel.button.intrinsicContentSize.width > 40)
  }

  // Assumed of Apple's, which says only that `makeKeyAndVisible()` is a convenience: an app that prints what its second window's
  // controller hears would settle it.
  @Test func `a window that is shown without being made key brings its controller's view too`() {
    final class Page: UIViewController {
      var heard: [String] = []
      override func viewDidLoad() { heard.append("loaded") }
      override func viewWillAppear(_ animated: Bool) { heard.append("will appear") }
      override func viewDidAppear(_ animated: Bool) { heard.append("appeared") }
    }
    let (window, page) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200)), Page())
    #expect(window.isHidden)
    window.rootViewController = page
    #expect(page.heard == [])
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(page.heard == ["loaded", "will appear", "appeared"])
    #expect(page.view.superview === window && page.view.frame == window.bounds)
    #expect(!window.isKeyWindow)
    window.makeKeyAndVisible()
    #expect(window.isKeyWindow && page.heard.count == 3)
    let next = Page()
    window.rootViewController = next
    window.layoutIfNeeded()
    #expect(next.heard == ["loaded", "will appear", "appeared"] && page.view.superview == nil)
  }

  @Test func `a child controller hears that it comes and goes`() {
    final class Child: UIViewController {
      var heard: [String] = []
      override func willMove(toParent parent: UIViewController?) {
        heard.append(parent == nil ? "will go" : "will come")
      }
      override func didMove(toParent parent: UIViewController?) { heard.append(parent == nil ? "gone" : "here") }
    }
    let (container, child) = (ContainerController(), Child())
    container.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    container.show(child)
    #expect(container.children == [child] && child.parent === container)
    #expect(child.view.superview === container.view)
    container.hide(child)
    #expect(container.children.isEmpty && child.parent == nil)
    // addChild calls willMove automatically, and removeFromParent calls didMove.
    #expect(child.heard == ["will come", "here", "will go", "gone"])
  }

  @Test func `a layer of an app's class is made by its own initializers, and so is what shows of it`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    let view = RingView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    window.addSubview(view)
    window.layoutIfNeeded()
    let ring = try #require(view.ring)
    #expect(ring.origin == "init" && ring.lineWidth == 6)
    ring.progress = 0.75
    // "used to create shadow copies of layers, for example, for the presentation() method"
    let shown = try #require(ring.presentation())
    #expect(shown.origin == "copy of init" && shown.progress == 0.75 && shown.lineWidth == 6 && shown !== ring)
    #expect(try #require(shown.presentation()).origin == "copy of copy of init")
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = 0
    animation.toValue = 0.75
    animation.duration = 1
    ring.add(animation, forKey: "fill")
    advance(seconds: 0.5)
    #expect(abs(try #require(ring.presentation()).strokeEnd - 0.375) < 0.05)
    #expect(PlainLayer().note == "plain" && PlainLayer().presentation()?.note == "plain")
  }

  @Test func `an animation of an app's class is copied as one of that class`() throws {
    let layer = CALayer()
    layer.add(SlowFade(), forKey: "fade")
    let added = try #require(layer.animation(forKey: "fade") as? SlowFade)
    #expect(added.duration == 2 && added.keyPath == "opacity")
    let again = try #require(added.copy() as? SlowFade)
    #expect(again !== added && again.duration == 2)
  }

  @Test func `layers of an app's class, and copies of them, are freed`() throws {
    weak var layer: CALayer?
    weak var copy: CALayer?
    do {
      let view = RingView(frame: .zero)
      layer = view.layer
      copy = view.layer.presentation()
      #expect(layer != nil)
    }
    #expect(layer == nil && copy == nil)
  }

  @Test func `a layer class that declares init() alone cannot be copied`() async {
    // Swift doesn't inherit init(layer:) then, nor on Apple's systems. It's assumed that this also causes a crash there:
    // presentation() of such a layer on a device would settle it.
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = LoneLayer().presentation()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("unimplemented initializer 'init(layer:)'"), "\(text)")
  }
}

private final class LoneLayer: CALayer {
  override init() { super.init() }

  required init?(coder: NSCoder) { nil }
}
