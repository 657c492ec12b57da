// Foundation's part that talks HTTP is a module of its own on Linux. Every other file sees it through this one.
@_exported public import Foundation
#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif
