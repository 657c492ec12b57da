import Foundation

// These are the defaults of the system's views. Apple documents that its controls and labels are elements, and that
// images and custom views aren't. The values are those that UI tests report, such as “1” and “0” for a switch, and
// “50%” for a slider.

extension UILabel: AccessibilityDescribing {
  var accessibilityDefaults: AccessibilityDefaults {
    var traits: UIAccessibilityTraits = isEnabled ? .staticText : [.staticText, .notEnabled]
    if isInSectionHeader { traits.insert(.header) }
    return AccessibilityDefaults(isElement: true, label: self.text, traits: traits)
  }

  /// A Boolean value that indicates whether the label is in a section header. Reported: all labels in a header are
  /// headings, including an app's (github.com/microsoft/fluentui-apple/pull/606, openradar 28738194). Controls are
  /// unaffected here, because losing their own traits is reported as a bug.
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
    // Assumed: VoiceOver also reads the subtitle.
    let lines = [title, subtitleLabel?.text].compactMap { $0 }.filter { !$0.isEmpty }
    return AccessibilityDefaults(
      of: self, label: lines.isEmpty ? title : lines.joined(separator: ", "), traits: .button)
  }
}

extension UIButton {
  /// The label of a system button without a title.
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

// Assumed: the control is an element only while it refreshes; a device with VoiceOver would settle it.
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

// The value of a text view is its text, whether it's editable or not, as UI tests report.
extension UITextView: AccessibilityDescribing {
  var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, value: text, traits: isEditable ? [] : .staticText)
  }
}
