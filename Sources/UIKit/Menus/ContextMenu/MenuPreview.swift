import Foundation

/// The preview of a menu: a picture of a view, or a controller's view.
final class MenuPreview: UIView {
  /// The original frame in window coordinates.
  let start: CGRect
  let controller: UIViewController?
  private let content: UIView
  private weak var source: UIView?
  private var sourceAlpha: CGFloat = 1

  /// Creates a picture of a view.
  init(of preview: UITargetedPreview) {
    let visible = preview.visibleRect
    start = preview.place
    controller = nil
    let format = UIGraphicsImageRendererFormat(for: preview.view.traitCollection)
    format.opaque = false
    // The separators belong to the table view and stay behind (assumed).
    let lines =
      (preview.view as? UITableViewCell)?.separators.map { [$0.top, $0.bottom].filter { !$0.isHidden } } ?? []
    for line in lines { line.isHidden = true }
    let renderer = UIGraphicsImageRenderer(size: visible.size, format: format)
    let picture = renderer.image { context in
      context.cgContext.translateBy(x: -visible.minX, y: -visible.minY)
      preview.parameters.visiblePath?.addClip()
      if let color = preview.parameters.backgroundColor {
        color.setFill()
        UIBezierPath(rect: visible).fill()
      }
      preview.view.drawHierarchy(in: preview.view.bounds, afterScreenUpdates: true)
    }
    for line in lines { line.isHidden = false }
    content = UIImageView(image: picture)
    super.init(frame: start)
    prepare(isCard: preview.parameters.visiblePath == nil, shadow: preview.parameters.shadowPath)
    source = preview.view
  }

  /// Creates a preview with a controller's view.
  init(_ controller: UIViewController, from preview: UITargetedPreview) {
    start = preview.place
    self.controller = controller
    content = controller.view
    super.init(frame: start)
    prepare(isCard: true, shadow: nil)
    source = preview.view
  }

  required init?(coder: NSCoder) { nil }

  private func prepare(isCard: Bool, shadow: UIBezierPath?) {
    addSubview(content)
    content.isUserInteractionEnabled = false
    isAccessibilityElement = false
    layer.shadowRadius = 15
    layer.shadowOffset = CGSize(width: 0, height: 6)
    if let shadow { layer.shadowPath = shadow.cgPath }
    guard isCard else { return }
    content.layer.cornerRadius = MenuLook.radius
    content.layer.cornerCurve = .continuous
    content.clipsToBounds = true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }

  /// Returns the lifted size (assumed: 5 % larger, but not up to the window's sides).
  func liftedSize(in room: CGSize) -> CGSize {
    if let controller {
      // Assumed: the controller's preferred size applies. Without one, the preview has the available width, and the
      // constraints determine the height.
      let preferred = controller.preferredContentSize
      let width = preferred.width > 0 ? min(preferred.width, room.width) : room.width
      let wanted =
        preferred.height > 0
        ? preferred
        : controller.view.systemLayoutSizeFitting(
          CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
      return CGSize(width: width, height: wanted.height > 0 ? min(wanted.height, room.height / 2) : room.height / 2)
    }
    guard start.width > 0, start.height > 0 else { return start.size }
    let scale = min(1.05, room.width / start.width, room.height * 0.8 / start.height)
    return CGSize(width: start.width * scale, height: start.height * scale)
  }

  // MARK: Source view

  /// Hides the source view.
  func hideSource() {
    guard let source, controller == nil else { return }
    // Another touch may hold the row by its reorder control.
    let cell = source as? UITableViewCell
    sourceAlpha = cell?.alphaUntouched ?? source.alpha
    cell?.alphaBeforeMenu = sourceAlpha
    UIView.performWithoutAnimation { source.alpha = 0 }
  }

  /// Shows the source view, for example because it's reused.
  func showSource() {
    guard let source, controller == nil else { return }
    UIView.performWithoutAnimation { source.alpha = sourceAlpha }
    (source as? UITableViewCell)?.alphaBeforeMenu = nil
    self.source = nil
  }

  func isOf(_ view: UIView) -> Bool { source === view }
}
