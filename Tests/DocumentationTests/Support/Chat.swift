// The server of a chat.
import TableMaker
import UIKit

struct ChatPage {
  let messages: [Message]
  let cursor: String?
}

@MainActor final class ChatServer {
  func messages(before cursor: String?, limit: Int) async throws -> ChatPage { ChatPage(messages: [], cursor: nil) }
  func send(_ message: Message) async throws {}
}

extension UIViewController {
  var chat: ChatServer { ChatServer() }
}
