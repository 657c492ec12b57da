import Testing
import UIKit

/// Views with a material (the material's color is assumed; a screenshot of a device would settle it).
@MainActor struct VisualEffectTests {
  @Test func `the content is in front of the effect and as large as the view`() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    view.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    let label = UILabel()
    view.contentView.addSubview(label)
    view.layoutIfNeeded()
    #expect(view.contentView.frame == view.bounds)
    #expect(view.subviews.last === view.contentView)
    #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) === view.contentView)
  }

  @Test func `a material is light or dark with the interface, unless its style says so`() {
    func color(_ style: UIBlurEffect.Style, _ interface: UIUserInterfaceStyle) -> CGFloat {
      let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
      let traits = UITraitCollection(userInterfaceStyle: interface)
      let shown = view.subviews.first?.backgroundColor?.resolvedColor(with: traits)
      var (white, alpha): (CGFloat, CGFloat) = (0, 0)
      _ = shown?.getWhite(&white, alpha: &alpha)
      #expect(alpha > 0.2 && alpha < 1)
      return white
    }
    #expect(color(.systemMaterial, .light) > 0.9)
    #expect(color(.systemMaterial, .dark) < 0.2)
    #expect(color(.systemMaterialDark, .light) < 0.2)
    #expect(color(.extraLight, .dark) > 0.9)
  }

  @Test func `an effect that is taken away shows nothing`() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    view.effect = nil
    #expect(view.subviews.first?.backgroundColor == nil)
  }
}
