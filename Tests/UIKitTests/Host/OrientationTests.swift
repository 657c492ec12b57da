import TestSupport
import Testing

@_spi(Host) @_spi(Testing) @testable import UIKit

/// A device that's held upright or on its side, and controllers that support only some orientations.
@MainActor @Suite struct `A window that fills the screen` {
  /// A page that supports some orientations.
  private final class Fixed: UIViewController {
    var orientations: UIInterfaceOrientationMask = .portrait
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
  }

  private let test = TestWindow()
  private static let (wide, upright) = (CGSize(width: 844, height: 390), CGSize(width: 390, height: 844))

  /// Holds the device upright or on its side, and returns the size of the window.
  private func hold(_ size: CGSize) -> CGSize {
    let old = UIScreen.main
    defer { UIScreen.setMain(old) }
    HostDevice.setScreen(size: size, scale: 3, for: test.window)
    test.layOut()
    return test.window.bounds.size
  }

  @Test func `turns only to orientations that the root supports`() {
    let (wide, upright) = (Self.wide, Self.upright)
    let root = Fixed()
    test.show(UINavigationController(rootViewController: root))
    #expect(hold(wide) == wide, "the navigation controller is the root, and supports it")
    test.show(root)
    #expect(hold(wide) == upright && hold(upright) == upright)
    root.orientations = .landscapeLeft
    #expect(hold(wide) == wide && hold(upright) == wide)
    root.orientations = .allButUpsideDown
    #expect(hold(wide) == wide && hold(upright) == upright)
    #expect(UIViewController().supportedInterfaceOrientations == .allButUpsideDown)
  }

  /// Assumed: a controller that's presented over the screen, but keeps the views behind it, doesn't decide. An iPhone would
  /// settle it.
  @Test func `turns when what covers the screen, or a change of mind, asks for it`() {
    let (wide, upright) = (Self.wide, Self.upright)
    let old = UIScreen.main
    defer { UIScreen.setMain(old) }
    let (root, film) = (Fixed(), Fixed())
    test.show(root)
    HostDevice.setScreen(size: upright, scale: 3, for: test.window)
    film.orientations = .landscape
    film.modalPresentationStyle = .overFullScreen
    root.present(film, animated: false)
    #expect(test.window.bounds.size == upright)
    root.dismiss(animated: false)
    film.modalPresentationStyle = .fullScreen
    root.present(film, animated: false)
    test.layOut()
    #expect(test.window.bounds.size == wide && film.view.bounds.size == wide)
    root.dismiss(animated: false)
    test.layOut()
    #expect(test.window.bounds.size == upright && root.view.bounds.size == upright)
    root.orientations = .landscapeRight
    #expect(test.window.bounds.size == upright, "nobody has asked")
    root.setNeedsUpdateOfSupportedInterfaceOrientations()
    #expect(test.window.bounds.size == wide)
  }
}
