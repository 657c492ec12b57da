import TableMaker

/// A chain that grows by sections with types that are known only at run time.
@MainActor enum Chain {
  case start(DataSource)
  case open(any Finished)

  func section(_ name: String?) -> SectionStart {
    switch self {
    case .start(let chain): chain.section(name)
    case .open(let chain): chain.section(name)
    }
  }

  func sections<Sections: SectionSource>(from source: Sections) -> DataSection<Sections.Item, SectionItems<Sections>> {
    switch self {
    case .start(let chain): chain.sections(from: source)
    case .open(let chain): chain.sections(from: source)
    }
  }

  func make() -> TableViewDataSource {
    switch self {
    case .start(let chain): chain.make()
    case .open(let chain): chain.make()
    }
  }
}

/// The end of a chain, for code that no longer needs the types of the chain.
struct AnyFinished: Finished {
  let _closed: _ClosedChain

  init(_ chain: any Finished) { _closed = chain._closed }
}
