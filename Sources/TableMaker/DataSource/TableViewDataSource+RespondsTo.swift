// What nobody asked for must reach UIKit as absence. Only Objective-C can say so; on Linux, where an absent delegate method
// tells the table by itself, calling the next delegate's (TableViewDataSource+Forwarding.swift) comes to the same.
#if canImport(ObjectiveC)
  public import UIKit

  extension TableViewDataSource {
    /// Whether a step of the chain asks for a delegate method, or the app's delegate has it.
    public override func responds(to aSelector: Selector!) -> Bool {
      guard super.responds(to: aSelector) else { return false }
      guard let aSelector, Thread.isMainThread else { return true }
      return MainActor.assumeIsolated {
        if let capability = Self.capability(for: aSelector) {
          if capabilities.contains(capability) { return true }
          if settled.contains(capability) { return false }
        }
        if Self.optional.contains(aSelector) { return false }
        return !Self.isDelegateMethod(aSelector) || settings.forwardee?.responds(to: aSelector) == true
      }
    }

    /// The optional methods of a data source that a chain may not have asked for.
    private static let optional: Set<Selector> = [
      #selector(tableView(_:titleForHeaderInSection:)), #selector(tableView(_:titleForFooterInSection:)),
      #selector(tableView(_:canEditRowAt:)), #selector(tableView(_:commit:forRowAt:)),
      #selector(sectionIndexTitles(for:)), #selector(tableView(_:sectionForSectionIndexTitle:at:)),
    ]

    /// With the methods of `UIScrollViewDelegate`, which it refines.
    private static let delegateProtocol = NSProtocolFromString("UITableViewDelegate")

    private static func isDelegateMethod(_ selector: Selector) -> Bool {
      guard let delegateProtocol else { return false }
      return protocol_getMethodDescription(delegateProtocol, selector, false, true).name != nil
    }

    private static func capability(for selector: Selector) -> Capabilities? {
      switch selector {
      case #selector(tableView(_:heightForRowAt:)): .rowHeight
      case #selector(tableView(_:estimatedHeightForRowAt:)): .estimatedRowHeight
      case #selector(tableView(_:titleForHeaderInSection:)): .headerTitle
      case #selector(tableView(_:titleForFooterInSection:)): .footerTitle
      case #selector(tableView(_:viewForHeaderInSection:)): .headerView
      case #selector(tableView(_:viewForFooterInSection:)): .footerView
      case #selector(tableView(_:heightForHeaderInSection:)): .headerHeight
      case #selector(tableView(_:heightForFooterInSection:)): .footerHeight
      case #selector(tableView(_:willSelectRowAt:)): .willSelect
      case #selector(tableView(_:didSelectRowAt:)): .didSelect
      case #selector(tableView(_:didDeselectRowAt:)): .didDeselect
      case #selector(tableView(_:canEditRowAt:)), #selector(tableView(_:commit:forRowAt:)),
        #selector(tableView(_:editingStyleForRowAt:)), #selector(tableView(_:shouldIndentWhileEditingRowAt:)):
        .editing
      case #selector(sectionIndexTitles(for:)), #selector(tableView(_:sectionForSectionIndexTitle:at:)): .index
      case #selector(scrollViewDidScroll(_:)): .didScroll
      default: nil
      }
    }
  }
#endif
