import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Starts and cancels the tasks of a URLSession, collects their responses, and removes the credentials from redirects
/// to another origin; URLSession itself sends them wherever a server redirects. A request with a body is not redirected there.
///
/// It is safe to share although it has state, because all state is used on `queue` only, which is serial: URLSession
/// calls its delegate there too, through `delegateQueue`. A task is cancelled only after its load was removed there,
/// and redirects are ignored from then on: on Linux, following one while the task is cancelled would crash.
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

  /// - Parameter maximumSize: The largest response that is collected, in bytes; a larger one ends the load.
  init(credentialHeaders: [String], maximumSize: Int) {
    self.credentialHeaders = credentialHeaders
    self.maximumSize = maximumSize
  }

  /// The queue on which URLSession has to call its delegate.
  var delegateQueue: OperationQueue {
    let operations = OperationQueue()
    operations.underlyingQueue = queue
    operations.maxConcurrentOperationCount = 1
    return operations
  }

  func start(_ task: URLSessionDataTask, _ continuation: Continuation) {
    queue.async {
      guard self.cancelled.remove(task.taskIdentifier) == nil else {
        return continuation.resume(throwing: CancellationError())
      }
      self.loads[task.taskIdentifier] = Load(continuation: continuation)
      Self.detached { task.resume() }
    }
  }

  func cancel(_ task: URLSessionDataTask) {
    queue.async {
      // The caller does not wait for the end of the task, which comes late while bytes still arrive.
      if let load = self.loads.removeValue(forKey: task.taskIdentifier) {
        load.continuation.resume(throwing: CancellationError())
      } else if task.state == .suspended {
        self.cancelled.insert(task.taskIdentifier)
      }
      Self.detached { task.cancel() }
    }
  }

  /// Runs work that on Linux waits for the thread on which the bytes of all tasks arrive. On the delegate's queue it
  /// would delay those bytes, and the few threads of the global queues can all be busy with Swift's tasks, so it runs
  /// on a queue that is made for it.
  private static func detached(_ work: @escaping @Sendable () -> Void) {
    DispatchQueue(label: "SessionDelegate.detached").async(execute: work)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let id = dataTask.taskIdentifier
    loads[id]?.data.append(data)
    guard let size = loads[id]?.data.count, size > maximumSize else { return }
    loads.removeValue(forKey: id)?.continuation.resume(throwing: NetworkError.tooLarge)
    Self.detached { dataTask.cancel() }
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
    // Without a load the task is about to be cancelled, and following the redirect could crash.
    guard loads[task.taskIdentifier] != nil, task.state == .running else { return }
    var request = newRequest
    if request.url?.origin != task.originalRequest?.url?.origin {
      // What was sent is not for another origin either; the response is the redirect itself.
      guard task.originalRequest?.httpBody == nil else { return completionHandler(nil) }
      for header in credentialHeaders { request.setValue(nil, forHTTPHeaderField: header) }
    }
    completionHandler(request)
  }
}

extension URL {
  /// Scheme, host and port, which credentials are meant for (RFC 6454, section 4).
  var origin: [String?] {
    let scheme = scheme?.lowercased()
    let port = port ?? ["http": 80, "https": 443][scheme]
    return [scheme, host()?.lowercased(), port.map(String.init)]
  }
}
