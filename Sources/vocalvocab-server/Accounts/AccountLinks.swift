import Accounts
import Console
import Learner
import SigningIn
import Web

/// The links by which people come to their accounts, as a person at the server's computer reads
/// them.
struct AccountLinks {
  private let accounts: AccountBook
  private let address: ServerAddress

  init(_ accounts: AccountBook, _ address: ServerAddress) {
    (self.accounts, self.address) = (accounts, address)
  }

  /// Shows the link with which the owner makes the first account, if there is none.
  func showFirst() {
    do {
      if try !accounts.hasOwner() {
        let token = try accounts.invite(.owner, learner: .usual, by: nil)
        Screen.notices.line(
          "Your own account (keep the link secret, it is good once): \(signUp(token))")
      }
    } catch {
      Screen.complain("\(error)")
    }
    if !address.isPrivate {
      Screen.complain(
        """
        Passwords cross the network as plain text: put a program with TLS in front, and give its \
        address with --public-url https://….
        """)
    }
  }

  /// Returns the link to sign up. Its token is behind a `#`, where browsers keep it to themselves.
  func signUp(_ token: Identifier) -> String { "\(address.entrance)sign-up#\(token.text)" }

  /// Returns the link to a new password.
  func newPassword(_ token: Identifier) -> String {
    "\(address.entrance)new-password#\(token.text)"
  }
}
