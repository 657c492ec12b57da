import Foundation
internal import TableMakerPangoCairo

extension CAGradientLayer {
  /// The gradient in the unit square of the layer, or `nil` if there is nothing to draw.
  ///
  /// The caller destroys it.
  var pattern: OpaquePointer? {
    let colors = (colors ?? []).compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    let pattern: OpaquePointer?
    var unit = CGAffineTransform.identity
    if type == .radial {
      // The ellipse surrounds the start and passes through the x and y of the end.
      let radii = CGSize(width: abs(endPoint.x - startPoint.x), height: abs(endPoint.y - startPoint.y))
      guard radii.width > 0, radii.height > 0 else { return nil }
      pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
      unit = CGAffineTransform(
        a: 1 / radii.width, b: 0, c: 0, d: 1 / radii.height, tx: -startPoint.x / radii.width,
        ty: -startPoint.y / radii.height)
    } else {
      guard startPoint != endPoint else { return nil }
      pattern = cairo_pattern_create_linear(startPoint.x, startPoint.y, endPoint.x, endPoint.y)
    }
    guard let pattern else { return nil }
    var matrix = cairo_matrix_t(unit)
    cairo_pattern_set_matrix(pattern, &matrix)
    let places = locations?.map(\.doubleValue)
    CGGradient(
      colors.enumerated().map { index, color in
        let even = colors.count == 1 ? 0 : Double(index) / Double(colors.count - 1)
        let place = places.map { index < $0.count ? $0[index] : 1 } ?? even
        return CGGradient.Stop(location: place, color: color)
      }
    ).addStops(to: pattern)
    return pattern
  }
}
