import Testing
import UIKit

@Test func `the package builds`() {
  #expect(IndexPath(row: 3, section: 1).section == 1)
}
