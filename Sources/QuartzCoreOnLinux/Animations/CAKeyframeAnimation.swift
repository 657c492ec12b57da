public import Foundation

/// An animation over several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values in order.
  open var values: [Any]?

  /// A path for a point to follow, which overrides `values`.
  open var path: CGPath?

  /// The times of the values in ascending order from 0 to 1, or `nil` for even spacing.
  open var keyTimes: [NSNumber]?

  /// The timing functions between each value and the next.
  open var timingFunctions: [CAMediaTimingFunction]?

  /// The mode of interpolation between values.
  open var calculationMode = CAAnimationCalculationMode.linear

  override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
  }

  private var frames: [LayerValue] {
    guard let path else { return (values ?? []).compactMap(LayerValue.init) }
    return path.data.polygons.joined().map(LayerValue.point)
  }

  /// Returns the times of the values, from 0 to 1.
  private func times(of frames: [LayerValue]) -> [Double] {
    let steps = calculationMode == .discrete ? frames.count : frames.count - 1
    let isPaced = calculationMode == .paced || (path != nil && keyTimes == nil)
    if !isPaced, path == nil, let keyTimes, keyTimes.count >= frames.count { return keyTimes.map(\.doubleValue) }
    guard isPaced else { return frames.indices.map { Double($0) / Double(max(steps, 1)) } }
    var sums = [0.0]
    for (from, to) in zip(frames, frames.dropFirst()) { sums.append(sums[sums.count - 1] + from.distance(to: to)) }
    let whole = sums[sums.count - 1]
    return whole > 0 ? sums.map { $0 / whole } : frames.indices.map { Double($0) / Double(max(steps, 1)) }
  }

  override func value(part: Double, base: LayerValue) -> LayerValue? {
    let frames = frames
    guard frames.count > 1 else { return frames.first }
    let times = times(of: frames)
    let time = timingFunction?.curve.value(at: part) ?? part
    let index = max((times.lastIndex { $0 <= time } ?? 0), 0)
    if calculationMode == .discrete { return frames[min(index, frames.count - 1)] }
    guard index + 1 < frames.count else { return frames[frames.count - 1] }
    let length = times[index + 1] - times[index]
    var way = length > 0 ? min(max((time - times[index]) / length, 0), 1) : 1
    if let paces = timingFunctions, index < paces.count { way = paces[index].curve.value(at: way) }
    if calculationMode == .cubic { return CAKeyframeAnimation.curved(frames, index, way) }
    return LayerValue.between(frames[index], frames[index + 1], way)
  }

  /// Returns the value on the smooth curve of Catmull and Rom through all values.
  private static func curved(_ frames: [LayerValue], _ index: Int, _ t: Double) -> LayerValue {
    let (from, to) = (frames[index], frames[index + 1])
    let before = index > 0 ? frames[index - 1] : from
    let after = index + 2 < frames.count ? frames[index + 2] : to
    guard let a = before.numbers, let b = from.numbers, let c = to.numbers, let d = after.numbers else {
      return LayerValue.between(from, to, t)
    }
    let result = b.indices.map { i in
      let linear = (c[i] - a[i]) * t
      let square = (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t
      let cube = (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t * t * t
      return b[i] + (linear + square + cube) / 2
    }
    return from.with(numbers: result)
  }
}

/// Constants for the modes of interpolation between the values of a keyframe animation.
public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Linear interpolation from each value to the next.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value without interpolation.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// A constant speed over all values, which ignores times and timing functions.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A smooth curve through all values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
}

extension LayerValue {
  /// The numbers of a value that consists only of numbers; otherwise, `nil`.
  fileprivate var numbers: [Double]? {
    switch self {
    case .number(let value): [value]
    case .point(let value): [value.x, value.y]
    case .size(let value): [value.width, value.height]
    case .rect(let value): [value.minX, value.minY, value.width, value.height]
    case .numbers(let values): values
    default: nil
    }
  }

  fileprivate func with(numbers: [Double]) -> LayerValue {
    switch self {
    case .number: .number(numbers[0])
    case .point: .point(CGPoint(x: numbers[0], y: numbers[1]))
    case .size: .size(CGSize(width: numbers[0], height: numbers[1]))
    case .rect: .rect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case .numbers: .numbers(numbers)
    default: self
    }
  }

  fileprivate func distance(to other: LayerValue) -> Double {
    guard let a = numbers, let b = other.numbers, a.count == b.count else { return 1 }
    return zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }
}
