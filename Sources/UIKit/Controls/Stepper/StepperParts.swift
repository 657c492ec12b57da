import Foundation

/// The halves of a stepper, which are its two buttons.
enum StepperHalf {
  case decrement, increment
}

/// The images that replace a stepper's own images.
struct StepperImages {
  struct Pair: Hashable {
    private let left: UInt
    private let right: UInt

    init(left: UIControl.State, right: UIControl.State) {
      self.left = left.rawValue
      self.right = right.rawValue
    }
  }

  var background = ValuesByState<UIImage>()
  var increment = ValuesByState<UIImage>()
  var decrement = ValuesByState<UIImage>()
  var dividers: [Pair: UIImage] = [:]

  func divider(left: UIControl.State, right: UIControl.State) -> UIImage? {
    dividers[Pair(left: left, right: right)] ?? dividers[Pair(left: .normal, right: .normal)]
  }
}

/// The views of a stepper.
@MainActor final class StepperParts {
  var images = StepperImages()
  let background = UIImageView()
  /// The shade over the half that the user presses.
  let shade = UIView()
  let divider = UIImageView()
  let minus = UIImageView()
  let plus = UIImageView()

  init() {
    background.addSubview(shade)
    for view in [minus, plus] { view.contentMode = .center }
  }

  var all: [UIView] { [background, divider, minus, plus] }

  static let minusSymbol = UIImage(systemName: "minus", withConfiguration: configuration)
  static let plusSymbol = UIImage(systemName: "plus", withConfiguration: configuration)
  private static let configuration = UIImage.SymbolConfiguration(pointSize: 17, weight: .medium)
}

extension UIStepper {
  func placeParts() {
    let whole = CGRect(origin: .zero, size: UIStepper.size)
    let left = CGRect(x: 0, y: 0, width: whole.width / 2, height: whole.height)
    let right = left.mirrored(in: whole)
    let (minusRect, plusRect) = isRightToLeft ? (right, left) : (left, right)
    place(parts.minus, minusRect, .decrement, parts.images.decrement, StepperParts.minusSymbol)
    place(parts.plus, plusRect, .increment, parts.images.increment, StepperParts.plusSymbol)
    parts.background.frame = whole
    parts.background.image = parts.images.background.shown(in: state)
    parts.background.backgroundColor = parts.background.image == nil ? .tertiarySystemFill : nil
    parts.background.layer.cornerRadius = parts.background.image == nil ? 8 : 0
    parts.shade.isHidden = pressedHalf == nil
    parts.shade.frame = pressedHalf == .increment ? plusRect : minusRect
    parts.shade.backgroundColor = .tertiarySystemFill
    let states =
      isRightToLeft ? (state(of: .increment), state(of: .decrement)) : (state(of: .decrement), state(of: .increment))
    let image = parts.images.divider(left: states.0, right: states.1)
    parts.divider.image = image
    let size = image?.size ?? CGSize(width: 1, height: 18)
    parts.divider.frame = CGRect(
      x: roundedToPixel(whole.midX - size.width / 2), y: roundedToPixel(whole.midY - size.height / 2),
      width: size.width, height: size.height)
    parts.divider.backgroundColor = image == nil ? .systemGray.withAlphaComponent(0.3) : nil
    parts.divider.layer.cornerRadius = image == nil ? 0.5 : 0
    parts.divider.alpha = image == nil && pressedHalf != nil ? 0 : 1
  }

  private func state(of half: StepperHalf) -> UIControl.State {
    !canStep(half) ? .disabled : pressedHalf == half ? .highlighted : .normal
  }

  private func place(
    _ view: UIImageView, _ rect: CGRect, _ half: StepperHalf, _ images: ValuesByState<UIImage>, _ symbol: UIImage?
  ) {
    let state = state(of: half)
    view.frame = rect
    view.image = images.shown(in: state) ?? symbol
    // A template image from the app uses the tint color. The stepper's own symbols use the label color.
    view.tintColor = images.shown(in: state) == nil ? .label : nil
    view.alpha = state == .disabled && images[.disabled] == nil ? 0.3 : 1
  }
}
