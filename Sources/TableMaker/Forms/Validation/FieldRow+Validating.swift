extension FieldRow {
  /// Adds rules that the row's value must satisfy.
  ///
  /// The message of the first broken rule appears below the row. While a rule is broken, the draft isn't valid, and
  /// `commit()` shows all mistakes and scrolls to the first. If you use this step more than once, all rules apply.
  /// - Parameters:
  ///   - rules: The rules, beginning with the most important.
  ///   - feedback: The time when the row shows a mistake.
  public func validate(_ rules: ValidationRule<Value>..., feedback: ValidationFeedback = .afterEditing) -> Self {
    let read = value
    return changedRow { settings in
      guard settings.hasRules else { return }
      settings.feedback = feedback
      let text = settings.valueText
      for rule in rules {
        let formatted = text.flatMap { text in rule.formatted?(text) }
        let message = formatted ?? rule.message ?? ""
        switch rule.test {
        case .now(let test): settings.mistakes.append { test(read()) ? nil : message }
        case .worded(let test): settings.mistakes.append { test(read()).map { rule.message ?? $0 } }
        case .later(let delay, let test):
          settings.questions.append(
            RowQuestion(message: message, delay: delay) {
              let value = read()
              return { await test(value) }
            })
        }
      }
    }
  }
}

/// An asynchronous rule.
@MainActor struct RowQuestion {
  let message: String
  let delay: Duration
  /// Reads the value to check, and returns a closure that checks it.
  let begin: @MainActor () -> @MainActor () async -> Bool
}

/// The pending asynchronous rules of a row's value.
@MainActor final class RowQuestions {
  private let questions: [RowQuestion]
  private var task: Task<Void, Never>?
  /// The message of the broken rule; `nil` for none.
  private(set) var mistake: String?
  /// A Boolean value that indicates whether a response is pending.
  private(set) var isAsking = false
  /// Called when a response has arrived.
  var onAnswer: @MainActor () -> Void = {}

  init(_ questions: [RowQuestion]) { self.questions = questions }

  /// Discards the responses for an older value.
  func forget() {
    task?.cancel()
    task = nil
    mistake = nil
    isAsking = false
  }

  /// Checks the current value.
  func ask() {
    forget()
    guard !questions.isEmpty else { return }
    isAsking = true
    let asked = questions.map { (message: $0.message, delay: $0.delay, ask: $0.begin()) }
    task = Task { [weak self] in
      for question in asked {
        try? await Task.sleep(for: question.delay)
        guard !Task.isCancelled else { return }
        let isRight = await question.ask()
        // A newer value is being checked.
        guard !Task.isCancelled else { return }
        guard isRight else {
          self?.end(with: question.message)
          return
        }
      }
      self?.end(with: nil)
    }
  }

  private func end(with mistake: String?) {
    self.mistake = mistake
    isAsking = false
    task = nil
    onAnswer()
  }

  isolated deinit { task?.cancel() }
}
