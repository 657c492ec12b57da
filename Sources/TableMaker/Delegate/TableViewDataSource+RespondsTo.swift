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
        if Self.answered.contains(aSelector) { return true }
        if Self.never.contains(aSelector) { return false }
        if Self.ofMoves.contains(aSelector) { return forwardeeMoves }
        if Self.ofDataSource.contains(aSelector) { return forwardedDataSource?.responds(to: aSelector) == true }
        return !Self.isDelegateMethod(aSelector) || settings.forwardee?.responds(to: aSelector) == true
      }
    }

    /// What is answered whether a step asks for it or not: UIKit would take a row to be editable otherwise, and a scroll to an item
    /// has to know when it ends.
    private static let answered: Set<Selector> = [
      #selector(tableView(_:canEditRowAt:)), #selector(tableView(_:editingStyleForRowAt:)),
      #selector(tableView(_:shouldIndentWhileEditingRowAt:)), #selector(scrollViewWillBeginDragging(_:)),
      #selector(scrollViewDidEndScrollingAnimation(_:)),
    ]

    /// What no data source of the app's is asked for.
    private static let never: Set<Selector> = [
      #selector(sectionIndexTitles(for:)), #selector(tableView(_:sectionForSectionIndexTitle:at:)),
    ]

    /// What there is if the app's data source moves rows, which it may do without an answer to the first.
    private static let ofMoves: Set<Selector> = [
      #selector(tableView(_:canMoveRowAt:)), #selector(tableView(_:moveRowAt:to:)),
    ]

    /// The optional methods of a data source that stay with the app's, unless a step asks for them.
    private static let ofDataSource: Set<Selector> = [
      #selector(tableView(_:titleForHeaderInSection:)), #selector(tableView(_:titleForFooterInSection:)),
      #selector(tableView(_:commit:forRowAt:)),
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
      case #selector(tableView(_:commit:forRowAt:)): .editing
      case #selector(sectionIndexTitles(for:)), #selector(tableView(_:sectionForSectionIndexTitle:at:)): .index
      case #selector(scrollViewDidScroll(_:)): .didScroll
      default: nil
      }
    }
  }
#endif
