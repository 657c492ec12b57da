public import Foundation

/// A rectangle that draws a background, a border, rounded corners, a shadow, a view's content, and its sublayers.
///
/// Every view has one in `UIView.layer`. Changes appear in the next drawing of the layer.
open class CALayer: NSObject {
  var sublayerList: [CALayer] = []
  weak var parentLayer: CALayer?

  /// The object that made the layer for itself.
  package weak var owner: (any LayerOwner)?

  /// The animations of the layer, or `nil` if there are none.
  var animations: LayerAnimations?
  /// The contents of the layer, or `nil` if it has none.
  var picture: LayerPicture?
  /// A Boolean value that indicates whether descendants may have animations.
  var animatesBelow = false
  /// The number of the tree if this is its topmost layer and a clock ends its animations.
  package var treeNumber: Int?
  /// The number of the recorded drawing of the layer's view or of its contents, or 0 if that may have changed since.
  var drawing = 0
  /// A Boolean value that indicates whether the last drawing of the layer's view contained images or gradients.
  var drawsPictures = false

  /// The part of `transform` that is drawn.
  private(set) var flatTransform = CGAffineTransform.identity {
    didSet { if LayerChanges.areFollowed { changed("transform", from: .transform(oldValue)) } }
  }

  /// The whole transform, if it isn't affine.
  private var spatialTransform: SpatialTransform?

  private final class SpatialTransform {
    let map: CATransform3D
    init(_ map: CATransform3D) { self.map = map }
  }

  /// Creates a layer of size zero.
  public override init() { super.init() }

  /// Creates a copy of a layer to appear instead of it, like the result of `presentation()`.
  ///
  /// A subclass overrides this initializer to copy its own values. The sublayers and the mask aren't copied.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { takeValues(from: layer) }
  }

  /// Creates a layer of size zero, because Linux has no archives of layers.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Geometry

  /// The layer's rectangle in its own coordinates, in points.
  open var bounds = CGRect.zero {
    didSet {
      guard LayerChanges.areFollowed else { return }
      changed("bounds.origin", from: .point(oldValue.origin))
      changed("bounds.size", from: .size(oldValue.size))
    }
  }

  /// The position of the anchor point in the superlayer, in points.
  open var position = CGPoint.zero {
    didSet { if LayerChanges.areFollowed { changed("position", from: .point(oldValue)) } }
  }

  /// The point that `position` places, in the unit square of the layer.
  ///
  /// The layer rotates and scales about it.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet { if LayerChanges.areFollowed { changed("anchorPoint", from: .point(oldValue)) } }
  }

  /// The drawing order of the layer among its siblings.
  ///
  /// Those with larger numbers appear in front.
  open var zPosition: CGFloat = 0 {
    didSet { if LayerChanges.areFollowed { changed("zPosition", from: .number(oldValue)) } }
  }

  /// The layer's rectangle in its superlayer, in points.
  ///
  /// If the layer is transformed, this is its bounding box.
  open var frame: CGRect {
    get {
      guard flatTransform.isIdentity else { return bounds.applying(transformToSuperlayer(through: exactTransform)) }
      let size = bounds.size
      return CGRect(
        x: position.x - anchorPoint.x * size.width, y: position.y - anchorPoint.y * size.height, width: size.width,
        height: size.height)
    }
    set {
      let frame = newValue.standardized
      bounds.size = flatTransform.isIdentity ? frame.size : sizeBeforeTransform(of: frame)
      position = CGPoint(
        x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
      guard !flatTransform.isIdentity else { return }
      let placed = self.frame
      position.x += frame.minX - placed.minX
      position.y += frame.minY - placed.minY
    }
  }

  /// Returns the size of the bounding box of a frame before the transform.
  ///
  /// If the transform rotates by a right angle, this is exactly the size of the layer.
  private func sizeBeforeTransform(of frame: CGRect) -> CGSize {
    let map = exactTransform
    return map.a * map.d == map.b * map.c ? frame.size : frame.applying(map.inverted()).size
  }

  /// Returns the affine transform of the layer about its anchor point.
  ///
  /// If `transform` isn't affine, the result is its projection.
  open func affineTransform() -> CGAffineTransform { flatTransform }

  /// Sets the affine transform of the layer about its anchor point.
  open func setAffineTransform(_ m: CGAffineTransform) { setFlatTransform(m) }

  /// The three-dimensional transform of the layer about its anchor point.
  ///
  /// Drawing, hit tests, and conversions use its projection, seen from the front: a rotation about the x- or y-axis
  /// makes a layer lower or narrower. There is no perspective. The layer keeps `m14`, `m24`, and `m34` but doesn't draw
  /// them, and depth has no effect.
  open var transform: CATransform3D {
    get { spatialTransform?.map ?? CATransform3DMakeAffineTransform(flatTransform) }
    set {
      flatTransform = newValue.projection
      spatialTransform = CATransform3DIsAffine(newValue) ? nil : SpatialTransform(newValue)
    }
  }

  func setFlatTransform(_ map: CGAffineTransform) {
    flatTransform = map
    spatialTransform = nil
  }

  /// The transform without the rounding errors of a rotation by right angles, so that frames read back exactly.
  private var exactTransform: CGAffineTransform {
    var map = flatTransform
    func isNegligible(_ part: CGFloat, _ other: CGFloat) -> Bool { abs(part) < 1e-12 * abs(other) }
    if isNegligible(map.a, map.b), isNegligible(map.d, map.c) { (map.a, map.d) = (0, 0) }
    if isNegligible(map.b, map.a), isNegligible(map.c, map.d) { (map.b, map.c) = (0, 0) }
    return map
  }

  /// The transform from the layer's coordinates to its superlayer's.
  var transformToSuperlayer: CGAffineTransform { transformToSuperlayer(through: flatTransform) }

  private func transformToSuperlayer(through map: CGAffineTransform) -> CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    return CGAffineTransform(
      a: map.a, b: map.b, c: map.c, d: map.d, tx: position.x + map.tx - map.a * anchor.x - map.c * anchor.y,
      ty: position.y + map.ty - map.b * anchor.x - map.d * anchor.y)
  }

  // MARK: Appearance

  /// A Boolean value that indicates whether the layer and its sublayers are hidden.
  open var isHidden = false {
    didSet { DisplayNews.post() }
  }

  /// The opacity of the layer and its sublayers as a group, from 0 to 1.
  open var opacity: Float = 1 {
    didSet { if LayerChanges.areFollowed { changed("opacity", from: .number(Double(oldValue))) } }
  }

  /// A Boolean value that indicates whether the layer clips its sublayers to its bounds and rounded corners.
  open var masksToBounds = false {
    didSet { DisplayNews.post() }
  }

  /// A layer outside the tree with an alpha that masks this one, in this layer's coordinates.
  open var mask: CALayer? {
    didSet { DisplayNews.post() }
  }

  /// The color behind the content.
  open var backgroundColor: CGColor? {
    didSet { if LayerChanges.areFollowed { changed("backgroundColor", from: .color(oldValue)) } }
  }

  /// The radius of the corners of the background and the border, in points.
  ///
  /// It also applies to the content if `masksToBounds` is `true`.
  open var cornerRadius: CGFloat = 0 {
    didSet { if LayerChanges.areFollowed { changed("cornerRadius", from: .number(oldValue)) } }
  }

  /// The shape of the corners.
  open var cornerCurve = CALayerCornerCurve.circular {
    didSet { DisplayNews.post() }
  }

  /// The corners that are rounded.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  {
    didSet { DisplayNews.post() }
  }

  /// The width of the border in points, which lies inside the bounds and in front of all content.
  open var borderWidth: CGFloat = 0 {
    didSet { if LayerChanges.areFollowed { changed("borderWidth", from: .number(oldValue)) } }
  }

  /// The color of the border, or `nil` for no border.
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { if LayerChanges.areFollowed { changed("borderColor", from: .color(oldValue)) } }
  }

  /// The color of the shadow, or `nil` for no shadow.
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { if LayerChanges.areFollowed { changed("shadowColor", from: .color(oldValue)) } }
  }

  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0 {
    didSet { if LayerChanges.areFollowed { changed("shadowOpacity", from: .number(Double(oldValue))) } }
  }

  /// The offset of the shadow to the right and down, in points.
  open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { if LayerChanges.areFollowed { changed("shadowOffset", from: .size(oldValue)) } }
  }

  /// The softness of the shadow, which is the standard deviation of its blur in points.
  open var shadowRadius: CGFloat = 3 {
    didSet { if LayerChanges.areFollowed { changed("shadowRadius", from: .number(oldValue)) } }
  }

  /// The shape that casts the shadow, or `nil` for that of the layer.
  open var shadowPath: CGPath? {
    didSet { if LayerChanges.areFollowed { changed("shadowPath", from: .path(oldValue)) } }
  }

  /// The content in front of the background, which is a `CGImage` or `nil`.
  ///
  /// Other objects don't appear.
  open var contents: Any? {
    get { picture?.contents }
    set { changePicture { $0.contents = newValue } }
  }

  /// The placement of the contents in the bounds.
  open var contentsGravity: CALayerContentsGravity {
    get { picture?.gravity ?? .resize }
    set { changePicture { $0.gravity = newValue } }
  }

  /// The number of pixels of the contents per point, at their own size.
  open var contentsScale: CGFloat {
    get { picture?.scale ?? 1 }
    set { changePicture { $0.scale = newValue } }
  }

  // MARK: Tree

  /// The layer that contains this one.
  open var superlayer: CALayer? { parentLayer }

  /// The layers in this one from back to front, or `nil` if there are none.
  open var sublayers: [CALayer]? {
    get { sublayerList.isEmpty ? nil : sublayerList }
    set {
      for layer in sublayerList { layer.parentLayer = nil }
      sublayerList = []
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// Moves a layer into this one, in front of the other sublayers.
  open func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }

  /// Moves a layer into this one, at an index from the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer) { min(Int(idx), $0.count) } }

  /// Moves a layer into this one, directly behind a sublayer, or behind all if there is no such sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { layers in layers.firstIndex { $0 === sibling } ?? 0 }
  }

  /// Moves a layer into this one, directly in front of a sublayer, or in front of all if there is no such sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { layers in layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.count }
  }

  /// Replaces a sublayer with another layer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, sublayerList.contains(where: { $0 === oldLayer }) else { return }
    insert(newLayer) { layers in layers.firstIndex { $0 === oldLayer } ?? layers.count }
    oldLayer.removeFromSuperlayer()
  }

  /// Removes the layer from its superlayer, and ends its animations.
  open func removeFromSuperlayer() {
    if animations != nil || animatesBelow {
      let stopped = dropAnimations()
      if !stopped.isEmpty, let parentLayer {
        let animations = parentLayer.animations ?? LayerAnimations()
        parentLayer.animations = animations
        animations.stopped += stopped
        parentLayer.tellAncestorsOfAnimations()
      }
      AnimationNews.post()
    }
    unlink()
  }

  private func unlink() {
    if parentLayer != nil { DisplayNews.post() }
    parentLayer?.sublayerList.removeAll { $0 === self }
    parentLayer = nil
  }

  private func insert(_ layer: CALayer, at index: ([CALayer]) -> Int) {
    if sequence(first: self, next: \.parentLayer).contains(where: { $0 === layer }) {
      raise(.invalidArgument, "Can't add \(layer) as a sublayer of \(self): it contains it already")
    }
    if layer.parentLayer === self { layer.unlink() } else { layer.removeFromSuperlayer() }
    sublayerList.insert(layer, at: index(sublayerList))
    layer.parentLayer = self
    DisplayNews.post()
    if layer.animations != nil || layer.animatesBelow { layer.tellAncestorsOfAnimations() }
  }

  /// Marks the layer for redrawing.
  ///
  /// Layers keep no pixels here, so the next drawing shows their state at that time.
  open func setNeedsDisplay() { drawingMayHaveChanged() }

  /// Records that the drawing of the layer's view or the contents may have changed.
  package func drawingMayHaveChanged() {
    drawing = 0
    DisplayNews.post()
  }

  /// Returns whether the layer contains a point in its own coordinates.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Returns the frontmost layer, this one or a descendant, that contains a point in the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let point = p.applying(transformToSuperlayer.inverted())
    let isInside = contains(point)
    if masksToBounds, !isInside { return nil }
    let order = sublayerList.enumerated().sorted {
      ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset)
    }
    for (_, layer) in order {
      if let hit = layer.hitTest(point) { return hit }
    }
    return isInside ? self : nil
  }

  // MARK: Overridden inside the module

  /// Returns the value of a property, or `nil` if it can't be animated.
  func animatableValue(_ name: String) -> LayerValue? { ownAnimatableValue(name) }

  /// Sets a property that can be animated.
  func setAnimatableValue(_ name: String, _ value: LayerValue) { setOwnAnimatableValue(name, value) }

  /// Copies the appearance of another layer of the same class, but not its sublayers.
  func takeValues(from other: CALayer) {
    picture = other.picture
    bounds = other.bounds
    position = other.position
    anchorPoint = other.anchorPoint
    zPosition = other.zPosition
    flatTransform = other.flatTransform
    spatialTransform = other.spatialTransform
    isHidden = other.isHidden
    opacity = other.opacity
    masksToBounds = other.masksToBounds
    backgroundColor = other.backgroundColor
    cornerRadius = other.cornerRadius
    cornerCurve = other.cornerCurve
    maskedCorners = other.maskedCorners
    borderWidth = other.borderWidth
    borderColor = other.borderColor
    shadowColor = other.shadowColor
    shadowOpacity = other.shadowOpacity
    shadowOffset = other.shadowOffset
    shadowRadius = other.shadowRadius
    shadowPath = other.shadowPath
  }
}
