import Foundation
internal import TableMakerPangoCairo

extension LayerRenderer {
  /// Returns the rectangle of the pixels with centers in a rectangle.
  ///
  /// The tolerance hides the rounding errors of exact centers.
  static func pixels(in rect: CGRect) -> CGRect {
    func edge(_ value: CGFloat) -> CGFloat { (value - 0.5 - 1e-4).rounded(.up) }
    let (left, top) = (edge(rect.minX), edge(rect.minY))
    return CGRect(x: left, y: top, width: edge(rect.maxX) - left, height: edge(rect.maxY) - top)
  }

  /// Adds a layer's rectangle with its rounded corners to Cairo's path, smaller by an inset in points.
  ///
  /// The method leaves a matrix in Cairo that fits the path, and the caller saves the previous one.
  func addOutline(of layer: CALayer, at place: Place, inset: CGFloat = 0) {
    let corners = PathData.Corners(layer.maskedCorners)
    var radius = layer.cornerRadius
    var rect = layer.bounds
    if place.isUpright {
      cairo_identity_matrix(cairo)
      rect = LayerRenderer.pixels(in: rect.applying(place.matrix))
      radius *= place.scale
      let inset = inset * place.scale
      rect = rect.insetBy(dx: min(inset, rect.width / 2), dy: min(inset, rect.height / 2))
      radius -= inset
    } else {
      context.setMatrix(place.matrix)
      rect = rect.insetBy(dx: min(inset, rect.width / 2), dy: min(inset, rect.height / 2))
      radius -= inset
    }
    if radius > 0, !corners.isEmpty {
      CGContext.add(
        LayerRenderer.outline(rect, radius: radius, corners: corners, curve: layer.cornerCurve), to: cairo)
    } else {
      cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
    }
  }

  static func outline(
    _ rect: CGRect, radius: CGFloat, corners: PathData.Corners, curve: CALayerCornerCurve
  ) -> PathData {
    var path = PathData()
    if curve == .continuous {
      path.addContinuousRoundedRect(rect, radius: radius, corners: corners)
    } else {
      path.addRoundedRect(rect, radii: CGSize(width: radius, height: radius), corners: corners)
    }
    return path
  }

  func drawBackground(_ layer: CALayer, at place: Place, opacity: CGFloat = 1) {
    if let backdrop = layer as? BackdropLayer { drawBackdrop(backdrop, at: place) }
    let gradient = (layer as? CAGradientLayer)?.pattern
    guard gradient != nil || (layer.backgroundColor?.alpha ?? 0) > 0 else { return }
    if let color = layer.backgroundColor, color.alpha > 0 {
      addOutline(of: layer, at: place)
      cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * opacity)
      cairo_fill(cairo)
    }
    if let gradient {
      addOutline(of: layer, at: place)
      // Locations in a gradient are fractions of the layer's size.
      context.setMatrix(
        CGAffineTransform(
          a: layer.bounds.width, b: 0, c: 0, d: layer.bounds.height, tx: layer.bounds.minX, ty: layer.bounds.minY
        ).concatenating(place.matrix))
      cairo_set_source(cairo, gradient)
      cairo_fill(cairo)
      cairo_pattern_destroy(gradient)
    }
    cairo_identity_matrix(cairo)
  }

  func drawBorder(_ layer: CALayer, at place: Place) {
    guard layer.borderWidth > 0, let color = layer.borderColor, color.alpha > 0 else { return }
    // The border is the ring between two outlines.
    addOutline(of: layer, at: place)
    addOutline(of: layer, at: place, inset: layer.borderWidth)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    cairo_fill(cairo)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
  }

  /// Clips drawing to a layer. The caller saves Cairo's state.
  func clip(to layer: CALayer, at place: Place) -> Place {
    addOutline(of: layer, at: place)
    cairo_clip(cairo)
    let box = layer.bounds.applying(place.matrix)
    let pixels = place.isUpright ? LayerRenderer.pixels(in: box) : box
    return Place(matrix: place.matrix, clip: place.clip.intersection(pixels))
  }

  // MARK: Content

  /// Returns the bounding box of the drawing of a layer and its view, in the layer's own points.
  func contentExtent(of layer: CALayer) -> CGRect {
    var extent = (layer as? CAShapeLayer)?.pathBox ?? .null
    if let picture = layer.picture { extent = extent.union(picture.place(in: layer.bounds)) }
    if let owner = layer.owner, owner.drawsContent {
      extent = extent.union(owner.contentExtent.applying(contentMap(of: layer, owner)))
    }
    return extent
  }

  /// Returns the transform from a view's drawing to its visible place.
  ///
  /// While the bounds are animated, the drawing for their final value is scaled or placed in the visible bounds by the
  /// view's content mode.
  private func contentMap(of layer: CALayer, _ owner: any LayerOwner) -> CGAffineTransform {
    let drawn = owner.ownLayer.bounds
    guard owner.ownLayer !== layer, drawn != layer.bounds, drawn.width > 0, drawn.height > 0 else { return .identity }
    let place =
      drawn.size == layer.bounds.size ? layer.bounds : owner.contentPlacement.place(drawn.size, in: layer.bounds)
    let (x, y) = (place.width / drawn.width, place.height / drawn.height)
    return CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: place.minX - drawn.minX * x, ty: place.minY - drawn.minY * y)
  }

  func drawContent(of layer: CALayer, at place: Place) {
    let extent = contentExtent(of: layer)
    guard !extent.isNull else { return }
    let box = extent.applying(place.matrix)
    guard box.intersects(place.clip) else { return }
    context.saveGState()
    context.state = CGContext.State()
    if let picture = layer.picture, let image = picture.image {
      context.setMatrix(place.matrix)
      context.drawUpright(image, in: picture.place(in: layer.bounds))
    }
    if let shape = layer as? CAShapeLayer {
      context.setMatrix(place.matrix)
      shape.drawPath(in: context)
    }
    if let owner = layer.owner, owner.drawsContent {
      // A view's drawing ends at its bounds.
      let matrix = contentMap(of: layer, owner).concatenating(place.matrix)
      let box = owner.contentExtent.applying(matrix)
      let pixels = place.isUpright ? LayerRenderer.pixels(in: box) : box.integral
      cairo_identity_matrix(cairo)
      cairo_rectangle(cairo, pixels.minX, pixels.minY, pixels.width, pixels.height)
      cairo_clip(cairo)
      context.setMatrix(matrix)
      let pictureCount = context.pictureCount
      owner.drawContent(in: context)
      owner.ownLayer.drawsPictures = context.pictureCount > pictureCount
    }
    context.beginPath()
    context.restoreGState()
  }

  // MARK: Boxes

  /// Returns the bounding box of a layer without its shadow, in pixels.
  func contentBox(_ layer: CALayer, _ matrix: CGAffineTransform) -> CGRect {
    var box = layer.bounds.applying(matrix)
    if layer.masksToBounds { return box }
    let extent = contentExtent(of: layer)
    if !extent.isNull { box = box.union(extent.applying(matrix)) }
    for sublayer in layer.sublayerList.lazy.map(shown) where !sublayer.isHidden && sublayer.opacity > 0 {
      box = box.union(fullBox(sublayer, sublayer.transformToSuperlayer.concatenating(matrix)))
    }
    return box
  }

  /// Returns the bounding box of a layer with its shadow, in pixels.
  func fullBox(_ layer: CALayer, _ matrix: CGAffineTransform) -> CGRect {
    let box = contentBox(layer, matrix)
    guard let shadow = Shadow(layer) else { return box }
    let scale = Place(matrix: matrix, clip: .null).scale
    let reach = ShadowMask.reach(deviation: shadow.radius * scale)
    let offset = shadow.offset.applying(matrix)
    let shape = layer.shadowPath.map { $0.boundingBoxOfPath.applying(matrix) } ?? box
    return box.union(shape.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -reach, dy: -reach))
  }
}

extension PathData.Corners {
  init(_ mask: CACornerMask) {
    self = []
    if mask.contains(.layerMinXMinYCorner) { insert(.minXMinY) }
    if mask.contains(.layerMaxXMinYCorner) { insert(.maxXMinY) }
    if mask.contains(.layerMinXMaxYCorner) { insert(.minXMaxY) }
    if mask.contains(.layerMaxXMaxYCorner) { insert(.maxXMaxY) }
  }
}
