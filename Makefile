# Thin: each target looks for the system packages that it needs, then calls the Swift package manager.

.PHONY: run serve test release format

run: sqlite
	swift run storefront

serve: sqlite zlib
	swift run storefront-server

test: sqlite zlib
	swift test

# One file that starts fast and needs no Swift on the machine that it runs on.
release: sqlite
	Scripts/build-release

format:
	swift format --in-place --recursive Apps Benchmarks/Package.swift Benchmarks/Sources Package.swift Packages Scripts Tests

.PHONY: sqlite zlib
sqlite:
	@Scripts/require-library sqlite3.h libsqlite3-dev sqlite-devel sqlite

zlib:
	@Scripts/require-library zlib.h zlib1g-dev zlib-devel zlib
