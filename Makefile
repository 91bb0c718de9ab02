# Each target installs the system packages that it needs, then calls the Swift package manager.

.PHONY: run test release format
.PHONY: serve

run: sqlite
	swift run storefront

serve: sqlite zlib
	swift run storefront-server

test: zlib
test: sqlite
	swift test
	swift test --package-path Tools/Tests

# .build/release/storefront is one file and runs on machines without Swift.
release: sqlite curl
	swift build -c release --static-swift-stdlib --product storefront

format:
	swift format --in-place --recursive Apps Package.swift Packages Tests Tools/Scripts
	@swift format --in-place --recursive Tools/Benchmarks/Package.swift Tools/Benchmarks/Sources
	@swift format --in-place --recursive Tools/Mutation/Package.swift Tools/Mutation/Sources Tools/Mutation/Tests

.PHONY: sqlite
sqlite:
	@Tools/Scripts/require-library sqlite3.h libsqlite3-dev sqlite-devel sqlite

# On Linux, Foundation's networking calls libcurl; a static link needs it.
.PHONY: curl
curl:
	@Tools/Scripts/require-library curl/curl.h libcurl4-openssl-dev libcurl-devel curl

.PHONY: zlib
zlib:
	@Tools/Scripts/require-library zlib.h zlib1g-dev zlib-devel zlib
