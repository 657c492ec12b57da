import Foundation

extension UIColor {
  static func parts(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat
  ) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let saturation = min(max(saturation, 0), 1)
    let sector = (hue - hue.rounded(.down)) * 6
    // Each component is the brightness, reduced by the hue's distance from that component.
    func part(_ place: CGFloat) -> CGFloat {
      let k = (place + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    return (part(5), part(3), part(1))
  }

  static func hueParts(
    red: CGFloat, green: CGFloat, blue: CGFloat
  ) -> (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let brightness = max(red, green, blue)
    let range = brightness - min(red, green, blue)
    guard range > 0, brightness > 0 else { return (0, 0, brightness) }
    let sector =
      if brightness == red {
        (green - blue) / range
      } else if brightness == green {
        2 + (blue - red) / range
      } else {
        4 + (red - green) / range
      }
    return ((sector < 0 ? sector + 6 : sector) / 6, range / brightness, brightness)
  }
}
