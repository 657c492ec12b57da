public import Foundation

/// A rectangle that is drawn: background, border, round corners, shadow, a view's content, and the layers in it.
///
/// Every view has one, in `UIView.layer`. Changes show the next time that the layer is drawn.
open class CALayer: NSObject {
  var sublayerList: [CALayer] = []
  weak var parentLayer: CALayer?

  /// The object that made the layer for itself.
  package weak var owner: (any LayerOwner)?

  /// The animations of the layer; nil while there are none.
  var animations: LayerAnimations?
  /// The picture that the layer shows; nil where it has none.
  var picture: LayerPicture?
  /// A Boolean value that indicates whether there may be animations in layers below.
  var animatesBelow = false
  /// The number of the tree whose topmost layer this is, where a clock ends its animations.
  package var treeNumber: Int?
  /// The number of what the layer's view draws, or of its picture, as it was recorded; 0 if that may have changed since.
  var drawing = 0
  /// A Boolean value that indicates whether the layer's view drew pictures or gradients when it drew last.
  var drawsPictures = false

  /// The part of `transform` that is drawn.
  private(set) var flatTransform = CGAffineTransform.identity {
    didSet { if LayerChanges.areFollowed { changed("transform", from: .transform(oldValue)) } }
  }

  /// The whole transform, where it is more than a map of the plane.
  private var spatialTransform: SpatialTransform?

  private final class SpatialTransform {
    let map: CATransform3D
    init(_ map: CATransform3D) { self.map = map }
  }

  /// Makes a layer of size zero.
  public override init() { super.init() }

  /// Makes a copy of a layer that is shown instead of it, as `presentation()` is.
  ///
  /// A subclass overrides this to copy what it has of its own. What it holds, sublayers and mask, is not copied.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { takeValues(from: layer) }
  }

  /// Makes a layer of size zero; there are no archives of layers on Linux.
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

  /// The point that `position` places and about which the layer is turned and scaled, as a part of the size.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet { if LayerChanges.areFollowed { changed("anchorPoint", from: .point(oldValue)) } }
  }

  /// Layers of larger numbers are drawn later than their siblings, and so in front of them.
  open var zPosition: CGFloat = 0 {
    didSet { if LayerChanges.areFollowed { changed("zPosition", from: .number(oldValue)) } }
  }

  /// The layer's rectangle in its superlayer, in points; where it is transformed, the rectangle around it.
  open var frame: CGRect {
    get {
      guard flatTransform.isIdentity else { return bounds.applying(transformToSuperlayer) }
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

  /// The size of the box around what the transform makes into a frame: after turns by right angles exactly the layer's
  /// size.
  private func sizeBeforeTransform(of frame: CGRect) -> CGSize {
    let map = flatTransform
    return map.a * map.d == map.b * map.c ? frame.size : frame.applying(map.inverted()).size
  }

  /// Returns how the layer is turned, scaled and moved about its anchor point.
  ///
  /// Where `transform` is more than that, it is its projection.
  open func affineTransform() -> CGAffineTransform { flatTransform }

  /// Sets how the layer is turned, scaled and moved about its anchor point.
  open func setAffineTransform(_ m: CGAffineTransform) { setFlatTransform(m) }

  /// The transform of the layer in space, about its anchor point.
  ///
  /// Drawing, hit tests and conversions use its projection, seen from the front: a layer turned about its x or y axis
  /// is lower or narrower. There is no perspective: `m14`, `m24` and `m34` are kept and not drawn, and depth decides
  /// nothing.
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

  /// The transform from the layer's coordinates to its superlayer's.
  var transformToSuperlayer: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    let map = flatTransform
    return CGAffineTransform(
      a: map.a, b: map.b, c: map.c, d: map.d, tx: position.x + map.tx - map.a * anchor.x - map.c * anchor.y,
      ty: position.y + map.ty - map.b * anchor.x - map.d * anchor.y)
  }

  // MARK: Look

  /// A Boolean value that indicates whether the layer and all in it are hidden.
  open var isHidden = false {
    didSet { DisplayNews.post() }
  }

  /// The opacity of the layer and all in it, as one, from 0 to 1.
  open var opacity: Float = 1 {
    didSet { if LayerChanges.areFollowed { changed("opacity", from: .number(Double(oldValue))) } }
  }

  /// A Boolean value that indicates whether drawing in the layer ends at its bounds and round corners.
  open var masksToBounds = false {
    didSet { DisplayNews.post() }
  }

  /// A layer, not in the tree, whose alpha says what of this one shows; its coordinates are this layer's own.
  open var mask: CALayer? {
    didSet { DisplayNews.post() }
  }

  /// The color behind the content.
  open var backgroundColor: CGColor? {
    didSet { if LayerChanges.areFollowed { changed("backgroundColor", from: .color(oldValue)) } }
  }

  /// The radius of the corners of background and border, in points; content follows where `masksToBounds` is true.
  open var cornerRadius: CGFloat = 0 {
    didSet { if LayerChanges.areFollowed { changed("cornerRadius", from: .number(oldValue)) } }
  }

  /// The shape of the corners.
  open var cornerCurve = CALayerCornerCurve.circular {
    didSet { DisplayNews.post() }
  }

  /// The corners that are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  {
    didSet { DisplayNews.post() }
  }

  /// The width of the border, in points; it lies inside the bounds, in front of everything in the layer.
  open var borderWidth: CGFloat = 0 {
    didSet { if LayerChanges.areFollowed { changed("borderWidth", from: .number(oldValue)) } }
  }

  /// The color of the border; none draws none.
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { if LayerChanges.areFollowed { changed("borderColor", from: .color(oldValue)) } }
  }

  /// The color of the shadow; none draws none.
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

  /// The softness of the shadow: the standard deviation of its blur, in points.
  open var shadowRadius: CGFloat = 3 {
    didSet { if LayerChanges.areFollowed { changed("shadowRadius", from: .number(oldValue)) } }
  }

  /// The shape that throws the shadow; the layer's own where there is none.
  open var shadowPath: CGPath? {
    didSet { if LayerChanges.areFollowed { changed("shadowPath", from: .path(oldValue)) } }
  }

  /// The content in front of the background: a `CGImage`, or nil. Other objects are not shown.
  open var contents: Any? {
    get { picture?.contents }
    set { changePicture { $0.contents = newValue } }
  }

  /// The placement of the picture in the bounds.
  open var contentsGravity: CALayerContentsGravity {
    get { picture?.gravity ?? .resize }
    set { changePicture { $0.gravity = newValue } }
  }

  /// The number of the picture's pixels in a point, at its own size.
  open var contentsScale: CGFloat {
    get { picture?.scale ?? 1 }
    set { changePicture { $0.scale = newValue } }
  }

  // MARK: Tree

  /// The layer that this one is in.
  open var superlayer: CALayer? { parentLayer }

  /// The layers in this one, the hindmost first; nil where there are none.
  open var sublayers: [CALayer]? {
    get { sublayerList.isEmpty ? nil : sublayerList }
    set {
      for layer in sublayerList { layer.parentLayer = nil }
      sublayerList = []
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// Puts a layer in front of the others; it leaves the superlayer it had.
  open func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }

  /// Puts a layer at an index from the back; it leaves the superlayer it had.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer) { min(Int(idx), $0.count) } }

  /// Puts a layer right behind a sublayer; behind all where that is none.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { layers in layers.firstIndex { $0 === sibling } ?? 0 }
  }

  /// Puts a layer right in front of a sublayer; in front of all where that is none.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { layers in layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.count }
  }

  /// Puts a layer in the place of a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, sublayerList.contains(where: { $0 === oldLayer }) else { return }
    insert(newLayer) { layers in layers.firstIndex { $0 === oldLayer } ?? layers.count }
    oldLayer.removeFromSuperlayer()
  }

  /// Takes the layer out of its superlayer; animations in it end.
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

  /// Marks the layer as to be drawn anew. Layers keep no pixels here: the next drawing shows their state then.
  open func setNeedsDisplay() { drawingMayHaveChanged() }

  /// Records that what the layer's view draws, or its picture, may be another one.
  package func drawingMayHaveChanged() {
    drawing = 0
    DisplayNews.post()
  }

  /// Returns a Boolean value that indicates whether a point of the layer's own coordinates lies in it.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Returns the frontmost layer below this one, or itself, that a point of the superlayer's coordinates lies in.
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

  /// The value of a property that can be animated; nil where the name is none.
  func animatableValue(_ name: String) -> LayerValue? { ownAnimatableValue(name) }

  /// Sets a property that can be animated.
  func setAnimatableValue(_ name: String, _ value: LayerValue) { setOwnAnimatableValue(name, value) }

  /// Takes what another layer of the same class looks like, but not what is in it.
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
