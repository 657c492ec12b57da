import UIKit

/// The rows of an array's elements, with the steps that let the user edit the array.
///
/// `movable()` lets the user move the elements.
@preconcurrency @MainActor public struct ElementRows<Element>: RowAdding, Finished {
  /// The section's rows; for the package.
  public var _form: _Form
  let append: @MainActor (Element) -> Void

  /// The settings of the section's steps so far; for the package.
  public var _configuration: _SectionConfiguration {
    get { _form.configuration }
    set { _form.configuration = newValue }
  }

  /// The section, with the chain before it; for the package.
  public var _closed: _ClosedChain { _form.closed }

  /// Lets the user delete elements, by a swipe over an element's first row or by its deletion control.
  ///
  /// TableMaker removes the element from the draft's array, which `undo()` can undo.
  public func deletable() -> ElementRows {
    var copy = self
    copy._form.changeLast { $0.elementsAreDeletable = $0.elements != nil }
    return copy
  }

  /// Adds a button below the elements that adds an element to the draft's array.
  ///
  /// In editing mode, the button has an insertion control.
  /// - Parameters:
  ///   - title: The button's title.
  ///   - name: The name by which you find the button's row.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - make: A closure that returns the new element, which needs an identity of its own.
  public func insertable(
    _ title: String, named name: String? = nil, file: StaticString = #fileID, line: UInt = #line,
    @OneValue<Element> _ make: @escaping () -> Element
  ) -> ElementRows {
    let append = append
    let insert: @MainActor () -> Void = { append(make()) }
    var button = button(title, named: name, file: file, line: line)._form
    button.changeLast { settings in
      settings.insertsElement = insert
      settings.tapped = { _ in insert() }
    }
    var copy = self
    copy._form.join(button.lastRows)
    return copy
  }
}

extension RowAdding {
  /// Adds rows for each element of an array in a draft.
  ///
  /// The rows follow their elements: TableMaker inserts, deletes, and moves them when the array changes. They find an
  /// element by its identity. If elements have the same identity, their order distinguishes them.
  ///
  /// ```swift
  /// .section("passengers")
  /// .rows(for: \.passengers, of: draft) { rows, passenger in
  ///   rows.textField("Name", passenger.name, of: draft).validate(.required)
  /// }
  /// .deletable()
  /// .movable()
  /// .insertable("Add Passenger") { Passenger() }
  /// ```
  /// - Parameters:
  ///   - array: The array.
  ///   - draft: The draft.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - make: A closure that receives the beginning of a section and an element, and adds the element's rows. TableMaker
  ///     calls it once for each element.
  public func rows<Model, Element: Identifiable>(
    for array: WritableKeyPath<Model, [Element]>, of draft: FormDraft<Model>, file: StaticString = #fileID,
    line: UInt = #line,
    @OneValue<any RowAdding> _ make: @escaping (SectionStart, FormElement<Model, Element>) -> any RowAdding
  ) -> ElementRows<Element> {
    let location = CallSite(file: file, line: line)
    let settings = _form.configuration.table.settings
    let elements = DraftElements(array, of: draft) { [weak tableView = _form.configuration.table.tableView] element in
      let table = TableConfiguration(tableView: tableView, settings: settings)
      return make(SectionStart(after: table, at: location), element)._form.rows
    }
    var anchor = FormRowSettings(UITableViewCell.self, at: location)
    anchor.elements = elements
    return ElementRows(_form: _form.adding([anchor])) { elements.append($0) }
  }
}
