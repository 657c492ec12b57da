import Foundation

/// Where an item comes to rest.
@MainActor final class DragLanding {
  let animator = DragAnimator()
  /// Returns the place, in a window's points; nil where the item fades where it is.
  let place: () -> CGRect?
  /// The transform at the place.
  let transform: CGAffineTransform
  /// Returns how the item looks on its way; nil for as it was dragged.
  var look: () -> UITargetedPreview? = { nil }
  /// Done when the item has come to rest.
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

/// The pictures of what a finger drags, over all of a window.
@MainActor final class DragPictures {
  /// The scale of what is lifted (assumed; a film of a device would settle it).
  static let scale: CGFloat = 1.05
  /// The distance of a picture from the one before it, in points (assumed).
  static let step: CGFloat = 4

  @MainActor private final class Picture {
    let item: UIDragItem
    let start: UITargetedDragPreview?
    var view: MenuPreview?
    /// The middle of the view from the finger.
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

    /// Shows the view again that the picture is of, if it was hidden for it.
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

  /// The views of the pictures, the first item's first.
  var views: [UIView] { pictures.compactMap(\.view) }

  /// The height of what was lifted first, in points.
  private(set) var liftedHeight: CGFloat?

  /// Adds a picture of an item; with nil, one that does not show.
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
      // The first item is in front.
      stage.insertSubview(view, at: 0)
      if stage.superview == nil, let window { window.addSubview(stage) }
    }
  }

  /// Lifts what is to be dragged.
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

  /// Puts down what was lifted.
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

  /// Whether a menu shows what was lifted instead.
  var isHidden: Bool {
    get { stage.isHidden }
    set {
      stage.isHidden = newValue
      if newValue { showSources() }
    }
  }

  /// Shows again where what was lifted came from.
  func showSources() { for picture in pictures { picture.showSource() } }

  /// What was lifted is dragged from now on: it looks as its items say.
  func begin(_ items: [UIDragItem]) {
    for picture in pictures where items.contains(where: { $0 === picture.item }) {
      if let provider = picture.item.previewProvider { exchange(picture, for: provider()) }
    }
    UIView.performWithoutAnimation { for picture in pictures { raise(picture) } }
    // A menu was over them.
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

  /// Brings the pictures to the finger.
  func follow(_ point: CGPoint) {
    finger = point
    UIView.performWithoutAnimation {
      for (index, picture) in pictures.enumerated() {
        let distance = CGFloat(min(index, 3)) * Self.step
        // Those that were added gather at the first one.
        let grab = index == 0 ? picture.grab : pictures[0].grab
        picture.view?.center = CGPoint(
          x: point.x + grab.width + distance, y: point.y + grab.height + distance)
      }
    }
  }

  /// Shows a view again that is lifted, since it is used for something else.
  func letGo(ofSource view: UIView) {
    for picture in pictures where picture.view?.isOf(view) == true { picture.showSource() }
  }

  /// Returns the size of an item's picture, before it was scaled.
  func size(of item: UIDragItem) -> CGSize { pictures.first { $0.item === item }?.view?.bounds.size ?? .zero }

  // MARK: Landing

  /// Returns what was lifted for an item, at the place that it came from; nil where that is gone.
  func startPreview(of item: UIDragItem) -> UITargetedDragPreview? {
    guard let start = pictures.first(where: { $0.item === item })?.start, start.target.container.window === window,
      start.view.window === window
    else { return nil }
    return start
  }

  /// Returns the picture of an item where it is.
  func targetedPreview(of item: UIDragItem) -> UITargetedDragPreview? {
    guard let view = pictures.first(where: { $0.item === item })?.view, let window, view.window === window else {
      return nil
    }
    return UITargetedDragPreview(
      view: view, parameters: UIDragPreviewParameters(),
      target: UIDragPreviewTarget(container: stage, center: view.center))
  }

  /// Has a picture look as something else, where it is.
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

  /// Brings the pictures to where they come to rest, and takes them away then.
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
