internal import Glibc

/// The connections of a server to its database. A thread that finds all of them in use waits.
// `@unchecked`, because the compiler doesn't know that the lock guards the two variables.
final class ConnectionPool: @unchecked Sendable {
  private let address: StoreAddress
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let isFree = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var idle: [PostgreSQLConnection] = []
  private var open = 0

  /// The most connections.
  private let most: Int

  init(_ address: StoreAddress, most: Int) {
    (self.address, self.most) = (address, most)
    pthread_mutex_init(lock, nil)
    pthread_cond_init(isFree, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    pthread_cond_destroy(isFree)
    lock.deallocate()
    isFree.deallocate()
  }

  /// Runs a closure with a connection that nobody else uses. A connection that was lost is not used
  /// again.
  func withConnection<Value>(
    _ body: (PostgreSQLConnection) throws(PostgreSQLFailure) -> Value
  ) throws(PostgreSQLFailure) -> Value {
    let connection = try take()
    do throws(PostgreSQLFailure) {
      let value = try body(connection)
      giveBack(connection)
      return value
    } catch {
      if case .lost = error { giveBack(nil) } else { giveBack(connection) }
      throw error
    }
  }

  /// Gives back a connection whose transaction has failed.
  func giveBack(afterFailing connection: PostgreSQLConnection, _ failure: PostgreSQLFailure) {
    if case .lost = failure { return giveBack(nil) }
    let isUndone = (try? connection.run("ROLLBACK")) != nil
    giveBack(isUndone ? connection : nil)
  }

  /// Closes the connections that nobody uses. After the database was restarted, they are lost.
  func closeIdle() {
    pthread_mutex_lock(lock)
    open -= idle.count
    idle = []
    pthread_cond_broadcast(isFree)
    pthread_mutex_unlock(lock)
  }

  /// Takes a connection for one caller alone, who gives it back.
  func take() throws(PostgreSQLFailure) -> PostgreSQLConnection {
    pthread_mutex_lock(lock)
    while idle.isEmpty, open == most { pthread_cond_wait(isFree, lock) }
    if let connection = idle.popLast() {
      pthread_mutex_unlock(lock)
      return connection
    }
    open += 1
    pthread_mutex_unlock(lock)
    do throws(PostgreSQLFailure) {
      return try PostgreSQLConnection(address)
    } catch {
      giveBack(nil)
      throw error
    }
  }

  /// - Parameter connection: `nil` for a connection that was lost.
  func giveBack(_ connection: PostgreSQLConnection?) {
    pthread_mutex_lock(lock)
    if let connection { idle.append(connection) } else { open -= 1 }
    pthread_cond_signal(isFree)
    pthread_mutex_unlock(lock)
  }
}
