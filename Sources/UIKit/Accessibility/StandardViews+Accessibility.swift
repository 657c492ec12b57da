import Foundation

// What the system's views say of themselves. Apple documents that its controls and labels are elements and that images, and views
// of an app's own, are not; the values are those that tests of interfaces report ("1" and "0" of a switch, "50%" of a slider).

extension UILabel: AccessibilityDescribing {
  var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: text, traits: isEnabled ? .staticText : [.staticText, .notEnabled])
  }
}

extension UIImageView: AccessibilityDescribing {
  var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(traits: .image) }
}

extension UIButton: AccessibilityDescribing {
  var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(of: self, label: titleLabel?.text ?? currentTitle, traits: .button)
  }
}

extension UISwitch: AccessibilityDescribing {
  var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(of: self, value: isOn ? "1" : "0", traits: [.button, .toggleButton])
  }
}

extension UISlider: AccessibilityDescribing {
  var accessibilityDefaults: AccessibilityDefaults {
    let range = maximumValue - minimumValue
    let part = range > 0 ? (value - minimumValue) / range : 0
    return AccessibilityDefaults(of: self, value: AccessibilityDefaults.percentage(part), traits: .adjustable)
  }
}

extension UIPageControl: AccessibilityDescribing {
  var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      of: self, value: "page \(currentPage + 1) of \(numberOfPages)", traits: [.adjustable, .updatesFrequently])
  }
}

extension UIProgressView: AccessibilityDescribing {
  var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: "Progress", value: AccessibilityDefaults.percentage(progress), traits: .updatesFrequently)
  }
}

extension UIActivityIndicatorView: AccessibilityDescribing {
  var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: isAnimating ? "In progress" : "Progress halted", value: isAnimating ? "1" : "0")
  }
}

extension UITextField: AccessibilityDescribing {
  var accessibilityDefaults: AccessibilityDefaults {
    let shown = isSecureTextEntry ? HiddenText(text ?? "").string : text
    return AccessibilityDefaults(of: self, value: hasText ? shown : placeholder, traits: [])
  }
}

// A text view is read as its text, whether it can be edited or not; its value is the text (as tests of interfaces report it).
extension UITextView: AccessibilityDescribing {
  var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, value: text, traits: isEditable ? [] : .staticText)
  }
}
