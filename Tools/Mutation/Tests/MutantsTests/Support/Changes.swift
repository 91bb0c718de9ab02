import SwiftParser

@testable import Mutants

/// The mutants of a file with this code.
func mutants(_ code: String) -> [Mutant] {
  MutantFinder(sources: [Parser.parse(source: code)]).mutants(of: code, path: "File.swift")
}

/// The mutants of one kind, or of all, as a report shows them.
func changes(_ code: String, _ kind: MutationKind? = nil) -> [String] {
  mutants(code).filter { kind == nil || $0.kind == kind }.map { "\($0.original) → \($0.mutated)" }
}
