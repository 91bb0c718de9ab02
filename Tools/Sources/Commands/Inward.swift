@main struct Inward { static func main() {} }
