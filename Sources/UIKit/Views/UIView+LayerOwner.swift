package import QuartzCoreOnLinux

extension UIView: LayerOwner {
  package nonisolated var isOnScreen: Bool { self is UIWindow }

  package var drawsContent: Bool { type(of: self) != UIView.self }

  package var contentPlacement: ContentPlacement { (self as? UILabel)?.linePlacement ?? contentMode.placement }

  package func takeBackgroundColorOfLayer() {
    backgroundColorStorage = ownLayer.backgroundColor.map(UIColor.init(cgColor:))
  }
}
