import TableMakerTesting
import Testing
import UIKit

/// The twelve ways to break a page of the issue that asked for the audit, each at a small page.
@MainActor @Suite struct `An audit finds what breaks a page` {
  private func kinds(
    languages: [String] = ["en"], _ change: @escaping (NotesController) -> Void = { _ in },
    cell: @escaping (NoteCell) -> Void = { _ in }
  ) async throws -> PageAudit.Kinds {
    try await audit(languages: languages) { NotesController(language: $0.language, cell: cell, change) }.kinds
  }

  @Test func `a fixed height`() async throws {
    let found = try await kinds { page in
      page.dataSource = nil
      page.dataSource = page.makeRows(height: 60)
    }
    #expect(found.contains(.textClipped), "\(found)")
  }

  @Test func `a removed constraint`() async throws {
    let upright = try await kinds(cell: { $0.fixed["noteTop"]?.isActive = false })
    #expect(!upright.isDisjoint(with: [.rowHeight, .textOverlap]), "\(upright)")
    let across = try await kinds(cell: { $0.fixed["noteTrailing"]?.isActive = false })
    #expect(!across.isDisjoint(with: [.textClipped, .layoutConflict]), "\(across)")
    let leading = try await kinds(cell: { $0.fixed["leading"]?.isActive = false })
    #expect(leading.contains(.layoutConflict), "\(leading)")
  }

  @Test func `one line`() async throws {
    let found = try await kinds(cell: { $0.noteLabel.numberOfLines = 1 })
    #expect(found == .textClipped)
  }

  @Test func `a color of fixed components`() async throws {
    let text = try await kinds(cell: { $0.titleLabel.textColor = UIColor(white: 0.1, alpha: 1) })
    #expect(text.contains(.appearance) && text.contains(.contrast), "\(text)")
    let background = try await kinds(cell: { $0.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1) })
    #expect(background.contains(.appearance), "\(background)")
  }

  @Test func `a fixed font`() async throws {
    let found = try await kinds(cell: { $0.noteLabel.font = .systemFont(ofSize: 15) })
    #expect(found == .dynamicType)
  }

  @Test func `a missing label on an image button`() async throws {
    let found = try await kinds(cell: { cell in
      cell.nameStar = false
      cell.starButton.accessibilityLabel = nil
    })
    #expect(found == .sufficientElementDescription)
  }

  @Test func `a wrong trait`() async throws {
    let button = try await kinds(cell: { $0.starButton.accessibilityTraits = .staticText })
    #expect(button.contains(.trait), "\(button)")
    let label = try await kinds(cell: { $0.titleLabel.accessibilityTraits = .button })
    #expect(label.contains(.trait), "\(label)")
  }

  @Test func `left in place of leading`() async throws {
    let constraint = try await kinds { page in
      page.addLeading?.isActive = false
      page.addButton.leftAnchor.constraint(equalTo: page.view.leftAnchor, constant: 60).isActive = true
    }
    #expect(constraint == .layoutDirection)
    let alignment = try await kinds(cell: { cell in
      cell.titleLabel.textAlignment = .left
      cell.titleLabel.widthAnchor.constraint(equalToConstant: 220).isActive = true
    })
    #expect(alignment.contains(.layoutDirection), "\(alignment)")
  }

  @Test func `a control of 24 points`() async throws {
    let found = try await kinds(cell: { cell in
      cell.fixed["starWidth"]?.constant = 24
      cell.fixed["starHeight"]?.constant = 24
    })
    #expect(found == .hitRegion)
  }

  @Test func `gray on gray`() async throws {
    let found = try await kinds(cell: { cell in
      cell.noteLabel.textColor = .gray
      cell.noteLabel.backgroundColor = .lightGray
    })
    #expect(found.contains(.contrast), "\(found)")
  }

  @Test func `a literal text in place of a localized one`() async throws {
    let found = try await kinds(languages: ["en", "zh-Hans"]) { $0.addButton.configuration?.title = "Add" }
    #expect(found == .localization)
  }

  @Test func `content pinned to the screen in place of the safe area`() async throws {
    let found = try await kinds { page in
      page.addBottom?.isActive = false
      page.addButton.bottomAnchor.constraint(equalTo: page.view.bottomAnchor, constant: -4).isActive = true
    }
    #expect(found == .obscured)
  }
}
