import Foundation

extension CALayer {
  /// Records the appearance of the layer and its sublayers at a moment of their animations.
  ///
  /// - Parameters:
  ///   - time: The moment.
  ///   - matrix: The transform from the layer's coordinates to pixels.
  ///   - clip: The visible pixels.
  ///   - context: The context in which the layer is drawn.
  @MainActor package func record(at time: TimeInterval, matrix: CGAffineTransform, clip: CGRect, in context: CGContext)
    -> LayerRecord
  {
    LayerRenderer(context: context, time: time).record(self, at: LayerRenderer.Place(matrix: matrix, clip: clip))
  }
}

extension LayerRenderer {
  /// Records the appearance of a layer in the coordinates of a place.
  fileprivate func record(_ layer: CALayer, at place: Place) -> LayerRecord {
    let shown = shown(layer)
    let frame = shown.bounds.applying(place.matrix)
    let shadow = recordedShadow(of: shown)
    var place = place
    if shadow?.shape == nil, let shadow {
      // Parts that are cut off still cast a shadow.
      let reach = ShadowMask.reach(deviation: shadow.radius * place.scale)
      let distance = max(abs(shadow.offset.width), abs(shadow.offset.height)) * place.scale
      place.clip = place.clip.insetBy(dx: -reach - distance, dy: -reach - distance)
    }
    let own = ownLook(of: shown, layer, at: place)
    let ownBox = frame.union(own.extent)
    var inside = place
    if shown.masksToBounds { inside.clip = inside.clip.intersection(frame.insetBy(dx: -1, dy: -1)) }
    let sublayers =
      inside.clip.isEmpty ? [] : shownInOrder(shown.sublayerList).compactMap { record(below: $0, in: inside) }
    let mask = shown.mask.flatMap { record(below: $0, in: place) }
    var box = ownBox
    if shown.masksToBounds {
      box = frame
    } else {
      for sublayer in sublayers { box = box.union(sublayer.box) }
    }
    if shadow != nil { box = box.union(fullBox(shown, place.matrix)) }
    let whole = LayerRecord.WholeLook(
      opacity: shown.opacity, isOneColor: shown.opacity < 1 && isOneColor(shown), masksToBounds: shown.masksToBounds,
      corners: LayerRecord.Corners(
        radius: shown.cornerRadius, curve: shown.cornerCurve, mask: shown.maskedCorners),
      shadow: shadow,
      dissolve: shown.animations?.dissolve.map {
        LayerRecord.Dissolving(picture: ObjectIdentifier($0.picture), part: $0.part)
      })
    return LayerRecord(
      layer, bounds: shown.bounds, matrix: place.matrix, own: own, whole: whole,
      ownBox: ownBox.intersection(place.clip),
      box: box.intersection(place.clip),
      pictureBox: pictureBox(of: shown, own, frame, at: place).intersection(place.clip)
        .union(backdropBox(of: shown, at: place)),
      mask: mask, sublayers: sublayers)
  }

  /// Returns the bounding box of the parts with pixels that change if only a part of them is drawn.
  private func pictureBox(of shown: CALayer, _ own: LayerRecord.OwnLook, _ frame: CGRect, at place: Place) -> CGRect {
    // They include edges that are neither vertical nor horizontal.
    guard place.isUpright else { return frame.union(own.extent) }
    let draws = shown.picture != nil || shown.owner?.ownLayer.drawsPictures == true
    return (draws ? own.extent : .null).union(own.gradient == nil ? .null : frame)
  }

  private func recordedShadow(of shown: CALayer) -> LayerRecord.Shadow? {
    guard let shadow = Shadow(shown) else { return nil }
    return LayerRecord.Shadow(
      color: shadow.color, opacity: shadow.opacity, offset: shadow.offset, radius: shadow.radius,
      shape: shadowShape(shown))
  }

  /// Records the appearance of a sublayer, or returns `nil` if it isn't drawn.
  private func record(below layer: CALayer, in parent: Place) -> LayerRecord? {
    let shown = shown(layer)
    guard !shown.isHidden, shown.opacity > 0 else { return nil }
    let matrix = shown.transformToSuperlayer.concatenating(parent.matrix)
    return record(layer, at: Place(matrix: matrix, clip: parent.clip))
  }

  /// Returns the layers in the drawing order of their visible values.
  private func shownInOrder(_ layers: [CALayer]) -> [CALayer] {
    func depth(_ layer: CALayer) -> CGFloat { shown(layer).zPosition }
    guard layers.contains(where: { $0.zPosition != 0 || $0.animations != nil }) else { return layers }
    return layers.enumerated().map { (depth($0.element), $0.offset, $0.element) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  /// Returns the layer's own drawing.
  ///
  /// - Parameters:
  ///   - shown: The layer with its visible values.
  ///   - layer: The layer itself.
  ///   - place: The place of the layer.
  private func ownLook(of shown: CALayer, _ layer: CALayer, at place: Place) -> LayerRecord.OwnLook {
    let owner = shown.owner
    let draws = owner?.drawsContent ?? false
    var drawing = 0
    if draws || shown.picture != nil {
      if layer.drawing == 0 { layer.drawing = LayerRecord.newDrawing() }
      drawing = layer.drawing
    }
    return LayerRecord.OwnLook(
      backgroundColor: shown.backgroundColor, borderWidth: shown.borderWidth,
      borderColor: shown.borderWidth > 0 ? shown.borderColor : nil, drawing: drawing,
      nextChange: draws ? owner?.nextContentChange : nil, extent: contentExtent(of: shown).applying(place.matrix),
      gradient: (shown as? CAGradientLayer).map(LayerRecord.Gradient.init),
      shape: (shown as? CAShapeLayer).map(LayerRecord.Shape.init), backdrop: (shown as? BackdropLayer)?.look)
  }
}

extension LayerRecord.Gradient {
  fileprivate init(_ layer: CAGradientLayer) {
    colors = (layer.colors ?? []).compactMap { $0 as? CGColor }
    locations = (layer.locations ?? []).map(\.doubleValue)
    (start, end, type) = (layer.startPoint, layer.endPoint, layer.type)
  }
}

extension LayerRecord.Shape {
  fileprivate init(_ layer: CAShapeLayer) {
    path = layer.path?.data
    (fillColor, fillRule) = (layer.fillColor, layer.fillRule)
    (strokeColor, strokeStart, strokeEnd) = (layer.strokeColor, layer.strokeStart, layer.strokeEnd)
    (lineWidth, miterLimit, lineCap, lineJoin) = (layer.lineWidth, layer.miterLimit, layer.lineCap, layer.lineJoin)
    (lineDashPhase, lineDashPattern) = (layer.lineDashPhase, (layer.lineDashPattern ?? []).map(\.doubleValue))
  }
}
