import Testing

@testable import UIKit

/// The updates of a button's configuration, and their effects.
@MainActor @Suite struct `A button's configuration` {
  private func button(_ change: (inout UIButton.Configuration) -> Void = { _ in }) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Configure"
    change(&configuration)
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
    button.layoutIfNeeded()
    return button
  }

  @Test func `asks its handler before a layout where something has changed, once`() {
    let button = button()
    var count = 0
    button.configurationUpdateHandler = { _ in count += 1 }
    func calls(_ change: () -> Void) -> Int {
      let before = count
      change()
      button.layoutIfNeeded()
      return count - before
    }
    #expect(calls {} == 1)
    #expect(calls {} == 0)
    #expect(calls { button.setNeedsUpdateConfiguration() } == 1)
    #expect(
      calls {
        button.setNeedsUpdateConfiguration()
        button.setNeedsUpdateConfiguration()
      } == 1)
    #expect(calls { button.isHighlighted = true } == 1)
    #expect(calls { button.isEnabled = false } == 1)
    #expect(calls { button.isSelected = true } == 1)
    #expect(calls { button.tintColor = .systemPink } == 1)
    #expect(calls { button.configuration?.title = "Other" } == 0)
    #expect(calls { button.frame.size.width = 200 } == 0)
    let before = count
    button.setNeedsUpdateConfiguration()
    #expect(count == before)
  }

  @Test func `lets its handler and its subclass change the configuration, without end`() {
    final class Counting: UIButton {
      var order: [String] = []
      override func updateConfiguration() {
        order.append("method")
        configuration?.subtitle = isHighlighted ? "pressed" : nil
      }
    }
    let button = Counting(configuration: .filled())
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    button.configurationUpdateHandler = { button in
      (button as? Counting)?.order.append("handler")
      button.configuration?.title = button.isHighlighted ? "Down" : "Up"
    }
    button.layoutIfNeeded()
    #expect(button.order == ["method", "handler"])
    #expect(button.titleLabel?.text == "Up")
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(button.order.count == 4)
    #expect(button.titleLabel?.text == "Down")
    #expect(button.subtitleLabel?.text == "pressed")
  }

  @Test func `gets a plain configuration with a handler, where it has none`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    button.configurationUpdateHandler = { $0.configuration?.title = "Set" }
    #expect(button.configuration == .plain())
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Set")
  }

  @Test func `updated for a button has the background's color of its state, and nothing else changed`() {
    let button = button { $0.baseForegroundColor = .green }
    button.isEnabled = false
    var updated = button.configuration?.updated(for: button)
    #expect(updated?.background.backgroundColor == .tertiarySystemFill)
    #expect(updated?.baseForegroundColor == .green)
    updated?.background.defaultColor = button.configuration?.background.defaultColor
    #expect(updated == button.configuration)
  }

  @Test func `copies of a configuration are equal until one is changed`() {
    var first = UIButton.Configuration.gray()
    first.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { $0 }
    var second = first
    #expect(first == second && first.hashValue == second.hashValue)
    second.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { $0 }
    #expect(first != second)
    second = first
    second.imagePlacement = .top
    #expect(first != second)
    #expect(UIButton.Configuration.gray() != .tinted())
  }
}
