import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Starts and cancels the tasks of a URLSession, collects their answers, and takes the credentials out of redirects that
/// lead to another origin; URLSession itself sends them on to wherever a server points.
///
/// It is safe to share although it has state, because all of that is touched on `queue` alone, which is serial:
/// URLSession calls its delegate there too, through `delegateQueue`. A task is cancelled only after its load has been taken
/// out there, and no redirect is answered from then on: on Linux, one that is answered meanwhile would end the program.
final class SessionDelegate: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  typealias Continuation = CheckedContinuation<(Data, URLResponse), any Error>

  private struct Load {
    let continuation: Continuation
    var data = Data()
  }

  private let credentialHeaders: [String]
  private let maximumSize: Int
  private let queue = DispatchQueue(label: "SessionDelegate")
  private var loads: [Int: Load] = [:]
  /// Tasks that were cancelled before they began.
  private var cancelled: Set<Int> = []

  /// - Parameter maximumSize: The largest answer that is collected, in bytes; a load that brings more ends.
  init(credentialHeaders: [String], maximumSize: Int) {
    self.credentialHeaders = credentialHeaders
    self.maximumSize = maximumSize
  }

  /// Where URLSession has to call its delegate.
  var delegateQueue: OperationQueue {
    let operations = OperationQueue()
    operations.underlyingQueue = queue
    operations.maxConcurrentOperationCount = 1
    return operations
  }

  func start(_ task: URLSessionDataTask, _ continuation: Continuation) {
    queue.async {
      // It may have been cancelled before it began.
      guard self.cancelled.remove(task.taskIdentifier) == nil else {
        return continuation.resume(throwing: CancellationError())
      }
      self.loads[task.taskIdentifier] = Load(continuation: continuation)
      Self.apart { task.resume() }
    }
  }

  func cancel(_ task: URLSessionDataTask) {
    queue.async {
      // Whoever cancels does not wait for the end of the task, which comes late where bytes keep pouring in.
      if let load = self.loads.removeValue(forKey: task.taskIdentifier) {
        load.continuation.resume(throwing: CancellationError())
      } else if task.state == .suspended {
        self.cancelled.insert(task.taskIdentifier)
      }
      Self.apart { task.cancel() }
    }
  }

  /// Does what on Linux waits for the thread on which the bytes of all tasks arrive: on the delegate's queue, they would
  /// pile up meanwhile. The threads of the global queues are few, and Swift's tasks can keep all of them busy; a queue of
  /// its own gets another one.
  private static func apart(_ work: @escaping @Sendable () -> Void) {
    DispatchQueue(label: "SessionDelegate.apart").async(execute: work)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let id = dataTask.taskIdentifier
    loads[id]?.data.append(data)
    guard let size = loads[id]?.data.count, size > maximumSize else { return }
    loads.removeValue(forKey: id)?.continuation.resume(throwing: NetworkError.tooLarge)
    Self.apart { dataTask.cancel() }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    guard let load = loads.removeValue(forKey: task.taskIdentifier) else { return }
    if let response = task.response, error == nil {
      load.continuation.resume(returning: (load.data, response))
    } else {
      load.continuation.resume(throwing: error ?? URLError(.badServerResponse))
    }
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    // Where nobody waits any more, the task is about to be cancelled, and an answer could meet that.
    guard loads[task.taskIdentifier] != nil, task.state == .running else { return }
    var request = newRequest
    if request.url?.origin != task.originalRequest?.url?.origin {
      for header in credentialHeaders { request.setValue(nil, forHTTPHeaderField: header) }
    }
    completionHandler(request)
  }
}

extension URL {
  /// Scheme, host and port: who a credential is meant for (RFC 6454, section 4).
  var origin: [String?] {
    let scheme = scheme?.lowercased()
    let port = port ?? ["http": 80, "https": 443][scheme]
    return [scheme, host()?.lowercased(), port.map(String.init)]
  }
}
