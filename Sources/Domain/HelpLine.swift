/// The lines a guest can type, as `help` lists them.
package enum HelpLine: Hashable, Sendable, CaseIterable {
  case bill, tip, split, bareNumber, emptyLine, reset, help, quit
}
