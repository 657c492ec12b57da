import Testing

@testable import Mutants

/// What is found in a file.
@Suite struct SiteTests {
  /// What can be changed in some statements of a function.
  private func sites(_ body: String, _ prefix: String = "") -> [String] {
    Site.all(in: SourceText("func f() {\n  \(body)\n}\n")).map(\.description).filter { $0.hasPrefix(prefix) }
  }

  @Test func `parts of a condition are negated each by itself, and what binds a name is not`() {
    #expect(
      sites("guard isA, let b = c, case .d = e, g(1, 2),\n    !h\n  else { return }", "negated")
        == ["negated: isA", "negated: g(1, 2)", "negated: !h"])
    #expect(sites("while let next { }") == [])
    #expect(sites("for x in y where z.isOn { }") == ["negated: z.isOn"])
    #expect(sites("let a = x.isOn ? c : d") == ["negated: x.isOn"])
    #expect(sites("let a = true") == ["negated: true"])
    #expect(sites("struct A<B> where B: C { }", "negated") == [])
  }

  @Test func `operators, whole numbers and the ends of ranges are moved`() {
    #expect(sites("let a = b < c", "<") == ["< became <=: let a = b < c"])
    #expect(sites("let a: Array<Int>? = b", "<") == [])
    #expect(
      sites("let a = b + c[1]", "one more") == ["one more: + in let a = b + c[1]", "one more: 1 in let a = b + c[1]"])
    #expect(sites("let a = b.0 + 0.5 + $1", "one more").count == 2)
    #expect(
      sites("for a in b..<c { }") == ["begins one later: for a in b..<c { }", "ends one earlier: for a in b..<c { }"])
    #expect(sites("let a = b[c...]") == [])
    #expect(sites("#if DEBUG\n  a(1)\n  #endif") == [])
    #expect(sites("guard #available(iOS 17, *) else { return }") == [])
  }

  @Test func `calls and assignments that stand alone are left out, also in one line and over several`() {
    #expect(
      sites("a()\n  b.c = d\n  try await e.f { g in\n    h(g)\n  }\n  i += 1", "left out")
        == [
          "left out: a()", "left out: b.c = d", "left out: try await e.f { g in h(g) }", "left out: h(g)",
          "left out: i += 1",
        ])
    #expect(sites("if let a { b(a); c() }", "left out") == ["left out: b(a)", "left out: c()"])
    #expect(
      sites("switch a {\n  case .b: c()\n  default:\n    d()\n  }", "left out") == ["left out: c()", "left out: d()"])
    #expect(sites("let a = b()", "left out") == [])
    #expect(sites("return a\n    .b()", "left out") == [])
    #expect(sites("let a =\n    b()", "left out") == [])
    #expect(sites("a(\n    b(),\n    c()\n  )", "left out") == ["left out: a( b(), c() )"])
  }

  @Test func `comments and strings are left alone`() {
    #expect(sites("// a()\n  /* b() /* c() */ d() */") == [])
    #expect(
      sites(##"e("if a < b \(c ? "}" : ")") { 1 + 1 }")"##) == [
        ##"left out: e("if a < b \(c ? "}" : ")") { 1 + 1 }")"##
      ])
    #expect(sites(##"let a = #"\(true) " }"# "##) == [])
    #expect(sites("let a = \"\"\"\n    \" true \" a()\n    \"\"\"\n  b()") == ["left out: b()"])
  }

  @Test func `a site knows its lines`() {
    let source = SourceText("func f() {\n  a(\n    1)\n}\n")
    let sites = Site.all(in: source)
    #expect(sites.map(\.lines) == [2...3, 3...3])
    #expect(sites.map { source.text($0.range) } == ["a( 1)", "1"])
  }
}
