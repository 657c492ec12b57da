import Foundation

/// The place and animation with which an item comes to rest.
@MainActor final class DragLanding {
  let animator = DragAnimator()
  /// A closure that returns the final frame in the window's coordinates, or `nil` if the item fades out at its current
  /// place.
  let place: () -> CGRect?
  /// The transform at the final place.
  let transform: CGAffineTransform
  /// A closure that returns the preview to show during the animation, or `nil` to keep the drag preview.
  var look: () -> UITargetedPreview? = { nil }
  /// A closure called when the item comes to rest.
  var ended: () -> Void = {}

  init(transform: CGAffineTransform = .identity, at place: @escaping () -> CGRect?) {
    self.place = place
    self.transform = transform
  }

  convenience init(on preview: UITargetedDragPreview?) {
    self.init(transform: preview?.target.transform ?? .identity) {
      guard let preview, preview.target.container.window != nil else { return nil }
      return preview.place
    }
  }
}

/// The previews of dragged items, above all other views in a window.
@MainActor final class DragPictures {
  /// The scale of lifted items (assumed; a video of a device would settle it).
  static let scale: CGFloat = 1.05
  /// The offset between two previews, in points (assumed).
  static let step: CGFloat = 4

  @MainActor private final class Picture {
    let item: UIDragItem
    let start: UITargetedDragPreview?
    var view: MenuPreview?
    /// The offset of the view's center from the touch.
    var grab = CGSize.zero
    private var hidesSource = false

    init(_ item: UIDragItem, _ start: UITargetedDragPreview?) {
      self.item = item
      self.start = start
    }

    func hideSource() {
      view?.hideSource()
      hidesSource = view != nil
    }

    /// Shows the source view of the preview again if it was hidden.
    func showSource() {
      guard hidesSource else { return }
      hidesSource = false
      view?.showSource()
    }
  }

  private weak var window: UIWindow?
  private let stage = UIView()
  private var pictures: [Picture] = []
  private var finger: CGPoint

  init(in window: UIWindow, at point: CGPoint) {
    self.window = window
    finger = point
    stage.isUserInteractionEnabled = false
    stage.frame = window.bounds
    stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.isAccessibilityElement = false
  }

  /// The views of the previews, in the order of the items.
  var views: [UIView] { pictures.compactMap(\.view) }

  /// The height of the first lifted item, in points.
  private(set) var liftedHeight: CGFloat?

  /// Adds the preview of an item. If `preview` is `nil`, the item isn't visible.
  func add(_ item: UIDragItem, _ preview: UITargetedDragPreview?) {
    let picture = Picture(item, preview)
    pictures.append(picture)
    guard let preview, preview.target.container.window != nil, !preview.visibleRect.isEmpty else { return }
    if liftedHeight == nil { liftedHeight = preview.place.height }
    show(picture, preview)
  }

  private func show(_ picture: Picture, _ preview: UITargetedPreview) {
    picture.view?.removeFromSuperview()
    let view = MenuPreview(of: preview)
    let place = preview.place
    picture.grab = CGSize(width: place.midX - finger.x, height: place.midY - finger.y)
    picture.view = view
    UIView.performWithoutAnimation {
      view.layoutIfNeeded()
      // The first item must be in front of the others.
      stage.insertSubview(view, at: 0)
      if stage.superview == nil, let window { window.addSubview(stage) }
    }
  }

  /// Lifts the items.
  func lift(with animator: DragAnimator) {
    for picture in pictures { picture.hideSource() }
    animator.run(
      animated: true, duration: DragFlight.duration,
      {
        for picture in self.pictures { self.raise(picture) }
      })
  }

  private func raise(_ picture: Picture) {
    picture.view?.transform = CGAffineTransform(scaleX: Self.scale, y: Self.scale)
    picture.view?.layer.shadowOpacity = 0.25
  }

  /// Puts the lifted items back.
  func putDown(animated: Bool) {
    let stage = stage
    let pictures = pictures
    DragAnimator().run(
      animated: animated && window != nil, duration: DragFlight.duration,
      {
        for picture in pictures {
          picture.view?.transform = .identity
          picture.view?.layer.shadowOpacity = 0
        }
      },
      end: { _ in
        for picture in pictures { picture.showSource() }
        stage.removeFromSuperview()
      })
  }

  /// A Boolean value that indicates whether a menu shows its own preview instead.
  var isHidden: Bool {
    get { stage.isHidden }
    set {
      stage.isHidden = newValue
      if newValue { showSources() }
    }
  }

  /// Shows all source views again.
  func showSources() { for picture in pictures { picture.showSource() } }

  /// Starts to drag the lifted items, and shows their custom previews.
  func begin(_ items: [UIDragItem]) {
    for picture in pictures where items.contains(where: { $0 === picture.item }) {
      if let provider = picture.item.previewProvider { exchange(picture, for: provider()) }
    }
    UIView.performWithoutAnimation { for picture in pictures { raise(picture) } }
    // A menu can be in front of the previews.
    if stage.superview != nil, let window { window.bringSubviewToFront(stage) }
  }

  private func exchange(_ picture: Picture, for preview: UIDragPreview?) {
    guard let preview, let window, !preview.view.bounds.isEmpty else {
      picture.view?.removeFromSuperview()
      picture.view = nil
      return
    }
    let target = UIDragPreviewTarget(container: window, center: finger)
    show(picture, UITargetedDragPreview(view: preview.view, parameters: preview.parameters, target: target))
    picture.grab = .zero
  }

  /// Moves the previews to the touch.
  func follow(_ point: CGPoint) {
    finger = point
    UIView.performWithoutAnimation {
      for (index, picture) in pictures.enumerated() {
        let distance = CGFloat(min(index, 3)) * Self.step
        // Added items gather at the first item.
        let grab = index == 0 ? picture.grab : pictures[0].grab
        picture.view?.center = CGPoint(
          x: point.x + grab.width + distance, y: point.y + grab.height + distance)
      }
    }
  }

  /// Shows the source view of a lifted item again, because the view is reused.
  func letGo(ofSource view: UIView) {
    for picture in pictures where picture.view?.isOf(view) == true { picture.showSource() }
  }

  /// Returns the size of an item's preview, without its scale.
  func size(of item: UIDragItem) -> CGSize { pictures.first { $0.item === item }?.view?.bounds.size ?? .zero }

  // MARK: Landing

  /// Returns the preview for lifting an item, at its original place, or `nil` if that place is no longer in the window.
  func startPreview(of item: UIDragItem) -> UITargetedDragPreview? {
    guard let start = pictures.first(where: { $0.item === item })?.start, start.target.container.window === window,
      start.view.window === window
    else { return nil }
    return start
  }

  /// Returns a targeted preview of an item at its current place.
  func targetedPreview(of item: UIDragItem) -> UITargetedDragPreview? {
    guard let view = pictures.first(where: { $0.item === item })?.view, let window, view.window === window else {
      return nil
    }
    return UITargetedDragPreview(
      view: view, parameters: UIDragPreviewParameters(),
      target: UIDragPreviewTarget(container: stage, center: view.center))
  }

  /// Replaces the view of a preview at its current place.
  private func dress(_ picture: Picture, _ look: UITargetedPreview) {
    guard let old = picture.view, !look.visibleRect.isEmpty else { return }
    picture.showSource()
    let view = MenuPreview(of: look)
    UIView.performWithoutAnimation {
      view.layoutIfNeeded()
      view.center = old.center
      view.transform = old.transform
      view.layer.shadowOpacity = old.layer.shadowOpacity
      stage.insertSubview(view, aboveSubview: old)
      old.removeFromSuperview()
    }
    picture.view = view
  }

  /// Animates the previews to their final places, and then removes them.
  func land(_ landings: [(item: UIDragItem, landing: DragLanding)], then: @escaping () -> Void) {
    let stage = stage
    var open = landings.count
    let isShown = window != nil && stage.superview != nil
    for (item, landing) in landings {
      let picture = pictures.first { $0.item === item }
      if let picture, let look = landing.look() { dress(picture, look) }
      let view = picture?.view
      landing.animator.run(
        animated: isShown, duration: DragFlight.duration,
        {
          guard let view else { return }
          view.layer.shadowOpacity = 0
          guard let place = landing.place() else { return view.alpha = 0 }
          view.center = CGPoint(x: place.midX, y: place.midY)
          view.transform = landing.transform
        },
        end: { _ in
          picture?.showSource()
          view?.removeFromSuperview()
          landing.ended()
          open -= 1
          guard open == 0 else { return }
          stage.removeFromSuperview()
          then()
        })
    }
    if landings.isEmpty { then() }
  }
}
