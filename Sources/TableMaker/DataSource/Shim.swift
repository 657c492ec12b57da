extension TableViewDataSource {
  var isAnswering: Bool { question != nil || isMeasuring }
  func whenFree(_ body: @escaping @MainActor (TableViewDataSource) -> Void) {
    guard isAnswering else { return body(self) }
    Task { @MainActor [weak self] in if let self { body(self) } }
  }
}
