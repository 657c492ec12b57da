import Foundation

extension UIWindow {
  /// Returns the size of the screen in an orientation that the controllers support, for a device that's held in another.
  func supportedSize(on device: CGSize) -> CGSize {
    guard let orientations = orientationController?.supportedInterfaceOrientations else { return device }
    let (short, long) = (min(device.width, device.height), max(device.width, device.height))
    switch (device.width > device.height, orientations.isDisjoint(with: .landscape)) {
    case (true, true): return CGSize(width: short, height: long)
    case (false, _) where orientations.isDisjoint(with: [.portrait, .portraitUpsideDown]):
      return CGSize(width: long, height: short)
    default: return device
    }
  }

  /// Turns the window to an orientation that the controllers support, if it fills the screen of a device.
  func updateOrientation() {
    guard let deviceSize, !isTurning else { return }
    let size = supportedSize(on: deviceSize)
    guard size != screen.bounds.size else { return }
    let turned = UIScreen(size: size, scale: screen.scale)
    UIScreen.setMain(turned)
    turn(to: turned)
  }

  /// The controller that determines the orientations: the root, or the topmost one that's presented over the whole screen.
  private var orientationController: UIViewController? {
    var controller = rootViewController
    while let presentation = controller?.presentation, presentation.phase != .dismissing,
      presentation.style == .fullScreen
    {
      controller = presentation.presented
    }
    return controller
  }
}
