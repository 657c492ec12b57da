import Testing
import UIKit

@_spi(Testing) @testable import UIKit

@MainActor @Suite struct PageControlTests {
  private func scene(pages: Int = 5, rightToLeft: Bool = false) -> ControlScene<UIPageControl> {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
    control.numberOfPages = pages
    return ControlScene(control, rightToLeft: rightToLeft) { String($0.currentPage) }
  }

  @Test func `keeps the page among those there are`() {
    let control = UIPageControl()
    #expect(control.numberOfPages == 0 && control.currentPage == 0 && !control.hidesForSinglePage)
    control.currentPage = 3
    #expect(control.currentPage == 0)
    control.numberOfPages = 4
    control.currentPage = 9
    #expect(control.currentPage == 3)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.currentPage = -1
    #expect(control.currentPage == 0)
    control.numberOfPages = -7
    #expect(control.numberOfPages == 0)
  }

  @Test func `asks for a size by the number of pages`() {
    let control = UIPageControl()
    control.numberOfPages = 5
    #expect(control.intrinsicContentSize == control.size(forNumberOfPages: 5))
    let step = control.size(forNumberOfPages: 6).width - control.size(forNumberOfPages: 5).width
    #expect(step == PageDots.pitch && control.size(forNumberOfPages: 5).height == 26)
  }

  @Test(arguments: [false, true]) func `taps go on in the trailing half and back in the leading one`(rightToLeft: Bool)
  {
    let scene = scene(rightToLeft: rightToLeft)
    let (back, on): (CGFloat, CGFloat) = rightToLeft ? (190, 10) : (10, 190)
    scene.tap(on)
    scene.tap(on)
    scene.tap(back)
    #expect(scene.take().filter { $0 != "up inside" } == ["valueChanged 1", "valueChanged 2", "valueChanged 1"])
    scene.control.currentPage = 4
    scene.tap(on)
    #expect(scene.take() == ["up inside"], "there is no further page")
  }

  @Test func `a finger along the dots goes from page to page, unless that is not allowed`() {
    let scene = scene()
    var states: [UIPageControl.InteractionState] = []
    scene.control.addAction(
      UIAction { [control = scene.control] _ in states.append(control.interactionState) }, for: .valueChanged)
    // The dots are 17 points apart, the third in the middle.
    scene.drag(66, 83, 100, 134)
    #expect(scene.take() == ["valueChanged 1", "valueChanged 2", "valueChanged 4", "up inside"])
    #expect(states == [.continuous, .continuous, .continuous] && scene.control.interactionState == .none)
    scene.control.allowsContinuousInteraction = false
    scene.drag(66, 100)
    #expect(scene.take() == ["valueChanged 3", "up inside"] && states.last == .discrete)
  }

  @Test func `the page in sight always has a dot, larger than those at an end with more beyond`() {
    for pages in 1...30 {
      for width in stride(from: CGFloat(20), through: 300, by: 28) {
        var first = 0
        for current in Array(0..<pages) + (0..<pages).reversed() {
          let old = first
          first = PageDots(pages: pages, current: current, width: width, first: first)
            .first(after: first)
          let dots = PageDots(pages: pages, current: current, width: width, first: first)
          #expect(dots.first == first && first >= 0 && first + dots.shown <= pages)
          #expect((first..<(first + dots.shown)).contains(current), "\(pages), \(width), \(current)")
          #expect(abs(first - old) <= 1, "the row moves by no more than a dot")
          let scales = (0..<dots.shown).map(dots.scale)
          #expect(scales[current - first] == 1)
          if dots.shown >= 5 {
            #expect((scales[0] < 1) == (first > 0 && current != first))
            #expect((scales[dots.shown - 1] < 1) == (first + dots.shown < pages && current != first + dots.shown - 1))
          }
          // All dots lie in the room there is, if one fits at all.
          #expect(dots.shown == 1 || dots.offset(ofDot: dots.shown - 1) + PageDots.diameter / 2 <= width / 2)
        }
      }
    }
  }

  @Test func `dots are white, the other pages' pale, or as the app says; a single one may be hidden`() {
    let scene = scene(pages: 3)
    scene.control.backgroundColor = .black
    #expect(scene.pixels()[83 * 3, 39] == [255, 255, 255, 255])
    #expect(abs(scene.pixels()[100 * 3, 39][0] - 77) <= 1)
    scene.control.pageIndicatorTintColor = .red
    scene.control.currentPageIndicatorTintColor = .green
    #expect(scene.pixels()[83 * 3, 39] == [0, 255, 0, 255] && scene.pixels()[117 * 3, 39] == [255, 0, 0, 255])
    scene.control.numberOfPages = 1
    #expect(scene.pixels()[100 * 3, 39] == [0, 255, 0, 255])
    scene.control.hidesForSinglePage = true
    #expect(scene.pixels()[100 * 3, 39] == [0, 0, 0, 255])
    scene.tap(190)
    #expect(scene.take() == [])
  }

  @Test func `images stand for dots, in the dots' color`() {
    let scene = scene(pages: 3)
    let square = draw(12, 12) { $0.fill(CGRect(x: 0, y: 0, width: 12, height: 12)) }
    scene.control.pageIndicatorTintColor = .red
    scene.control.currentPageIndicatorTintColor = .green
    scene.control.setIndicatorImage(square, forPage: 2)
    #expect(scene.control.indicatorImage(forPage: 2) === square && scene.control.indicatorImage(forPage: 1) == nil)
    #expect(scene.pixels()[Int((117 + 5.5) * 3), 39 - 16] == [255, 0, 0, 255], "a corner where a dot has none")
    scene.control.currentPage = 2
    #expect(scene.pixels()[Int((117 + 5.5) * 3), 39 - 16] == [0, 255, 0, 255])
    scene.control.preferredIndicatorImage = square
    scene.control.setIndicatorImage(nil, forPage: 2)
    #expect(scene.pixels()[Int((83 + 5.5) * 3), 39 - 16] == [255, 0, 0, 255])
  }

  @Test func `an image for a page that there is not is an exception`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIPageControl().setIndicatorImage(nil, forPage: 0) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("NSRangeException"), "\(text)")
  }
}
