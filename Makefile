# Thin: each target looks for the system packages that it needs, then calls the Swift package manager.

.PHONY: run test release format
.PHONY: serve # Server

run: sqlite
	swift run storefront

# Server {
serve: sqlite zlib
	swift run storefront-server

test: zlib
# } Server
test: sqlite
	swift test

# One file that starts fast and needs no Swift on the machine that it runs on.
release: sqlite
	Scripts/build-release

format:
	swift format --in-place --recursive Apps Package.swift Packages Scripts Tests
	@swift format --in-place --recursive Benchmarks/Package.swift Benchmarks/Sources # Template

.PHONY: sqlite
sqlite:
	@Scripts/require-library sqlite3.h libsqlite3-dev sqlite-devel sqlite

# Server {
.PHONY: zlib
zlib:
	@Scripts/require-library zlib.h zlib1g-dev zlib-devel zlib
# } Server
