/// The part of a state on which the system's configurations depend.
struct ConfigurationConditions: Hashable {
  var isDisabled = false
  var isHighlighted = false
  var isSelected = false

  init() {}

  init(_ state: any UIConfigurationState) {
    if let cell = state as? UICellConfigurationState {
      isDisabled = cell.isDisabled
      isHighlighted = cell.isHighlighted
      isSelected = cell.isSelected
    } else if let view = state as? UIViewConfigurationState {
      isDisabled = view.isDisabled
      isHighlighted = view.isHighlighted
      isSelected = view.isSelected
    }
  }
}
