extension FieldRow {
  /// Says what has to be true of the row's value. Adds to what other `validate` steps say.
  ///
  /// The message of the first rule that is broken stands below the row, as soon as it is told; the draft is not valid meanwhile, and `commit()` shows all
  /// mistakes and scrolls to the first.
  /// - Parameters:
  ///   - rules: The rules, the most important first.
  ///   - telling: When a mistake is told.
  public func validate(_ rules: Rule<Value>..., tells telling: MistakeTelling = .afterEditing) -> Self {
    let read = value
    return changedRow { settings in
      guard settings.hasRules else { return }
      settings.telling = telling
      for rule in rules {
        switch rule.test {
        case .now(let test): settings.mistakes.append { test(read()) ? nil : rule.message }
        case .later(let delay, let test):
          settings.questions.append(
            RowQuestion(message: rule.message, delay: delay) {
              let value = read()
              return { await test(value) }
            })
        }
      }
    }
  }
}

/// A rule whose answer comes later.
@MainActor struct RowQuestion {
  let message: String
  let delay: Duration
  /// Reads the value that is asked about; the closure asks.
  let begin: @MainActor () -> @MainActor () async -> Bool
}

/// The questions about a row's value that are being asked.
@MainActor final class RowQuestions {
  private let questions: [RowQuestion]
  private var task: Task<Void, Never>?
  /// What is wrong by an answer; nil where nothing is.
  private(set) var mistake: String?
  /// Whether an answer is still to come.
  private(set) var isAsking = false
  /// Called when an answer has come.
  var onAnswer: @MainActor () -> Void = {}

  init(_ questions: [RowQuestion]) { self.questions = questions }

  /// Forgets what was answered about an older value.
  func forget() {
    task?.cancel()
    task = nil
    mistake = nil
    isAsking = false
  }

  /// Asks about the value that there is.
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
        // A newer value has been asked about meanwhile.
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
