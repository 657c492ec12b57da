import Foundation

// What the system's views say of themselves. Apple documents that its controls and labels are elements and that images, and views
// of an app's own, are not; the values are those that tests of interfaces report ("1" and "0" of a switch, "50%" of a slider).

extension UILabel: AccessibilityDescribing {
  var accessibilityDefaults: AccessibilityDefaults {
    var traits: UIAccessibilityTraits = isEnabled ? .staticText : [.staticText, .notEnabled]
    if isInSectionHeader { traits.insert(.header) }
    return AccessibilityDefaults(isElement: true, label: self.text, traits: traits)
  }

  /// Reported: whatever stands in a section's header is a heading, also labels of an app's own
  /// (github.com/microsoft/fluentui-apple/pull/606, openradar 28738194). Controls are left alone here: that they lose their own
  /// traits is told as a fault.
  private var isInSectionHeader: Bool {
    var view: UIView = self
    while let other = view.superview {
      if let table = other as? UITableView { return table.visibleHeaders.values.contains { $0 === view } }
      if other is UITableViewCell || other is UIScrollView { return false }
      view = other
    }
    return false
  }
}

extension UIImageView: AccessibilityDescribing {
  var accessibilityDefaults: AccessibilityDefaults {
    (superview as? UIStepper)?.accessibilityDefaults(of: self) ?? AccessibilityDefaults(traits: .image)
  }
}

extension UIButton: AccessibilityDescribing {
  var accessibilityDefaults: AccessibilityDefaults {
    let title = titleLabel?.text ?? currentTitle ?? nameOfType
    // Assumed: the second line is read too.
    let lines = [title, subtitleLabel?.text].compactMap { $0 }.filter { !$0.isEmpty }
    return AccessibilityDefaults(
      of: self, label: lines.isEmpty ? title : lines.joined(separator: ", "), traits: .button)
  }
}

extension UIButton {
  /// What a button of the system's look says that has no title.
  private var nameOfType: String? {
    switch buttonType {
    case .close: SystemWords.close
    case .detailDisclosure, .infoLight, .infoDark: SystemWords.moreInfo
    case .contactAdd: SystemWords.add
    default: nil
    }
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
      of: self, value: SystemWords.pageOfControl(currentPage + 1, of: numberOfPages),
      traits: [.adjustable, .updatesFrequently])
  }
}

extension UIProgressView: AccessibilityDescribing {
  var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: SystemWords.progress, value: AccessibilityDefaults.percentage(progress),
      traits: .updatesFrequently)
  }
}

extension UIActivityIndicatorView: AccessibilityDescribing {
  var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: self.isAnimating ? SystemWords.inProgress : SystemWords.progressHalted,
      value: isAnimating ? "1" : "0")
  }
}

// Assumed: one stop while it refreshes, and none else; a device with VoiceOver would settle it.
extension UIRefreshControl: AccessibilityDescribing {
  var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: isRefreshing, label: self.attributedTitle?.string ?? SystemWords.inProgress, traits: .updatesFrequently
    )
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
