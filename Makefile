# Thin: each target looks for the one system package that Storefront needs, then calls the Swift package manager.

.PHONY: run test release format

run: sqlite
	swift run storefront

test: sqlite
	swift test

# One file that starts fast and needs no Swift on the machine that it runs on.
release: sqlite
	Scripts/build-release

format:
	swift format --in-place --recursive Apps Benchmarks/Package.swift Benchmarks/Sources Package.swift Packages Scripts Tests

.PHONY: sqlite
sqlite:
	@Scripts/require-library sqlite3.h libsqlite3-dev sqlite-devel sqlite
