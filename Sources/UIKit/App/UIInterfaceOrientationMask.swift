/// Constants that specify the orientations that a view controller supports.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The portrait orientation.
  public static let portrait = Self(rawValue: 1 << 1)
  /// The portrait orientation with the device upside down.
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  /// The landscape orientation with the device turned counterclockwise.
  public static let landscapeRight = Self(rawValue: 1 << 3)
  /// The landscape orientation with the device turned clockwise.
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: Self = [.portrait, .portraitUpsideDown, .landscape]
  /// All orientations but portrait upside down.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
}
