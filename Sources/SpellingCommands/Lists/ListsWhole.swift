import ArgumentParser
import Console
import Learner
import Storage
import Terminal

extension ListsCommand {
  /// `vocalvocab lists rename`: gives a list another name.
  struct Rename: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "rename", abstract: "Give a list another name.",
      discussion: """
        Example:
          vocalvocab lists rename week-12 term-1
        """)

    @OptionGroup var names: Names

    func run() throws {
      try names.data.files().renameList(names.name, to: names.new, isReplacing: names.force)
      Screen.notices.line("The list '\(names.name)' is now '\(names.new)'.".printable)
    }
  }

  /// `vocalvocab lists copy`: makes a list with the words of another one.
  struct Copy: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "copy", abstract: "Make a list with the words of another one.",
      discussion: """
        Example:
          vocalvocab lists copy week-12 term-1
        """)

    @OptionGroup var names: Names

    func run() throws {
      try names.data.files().lists.copy(names.name, to: names.new, isReplacing: names.force)
      Screen.notices.line(
        "The list '\(names.new)' has the words of '\(names.name)'.".printable)
    }
  }

  /// The name of a list, and the new name of the list or of its copy.
  struct Names: ParsableArguments {
    @Argument(help: "The name of the list.", completion: .lists) var name: String
    @Argument(help: "The new name.") var new: String

    @Flag(help: "Replace the list that has the new name, if there is one.")
    var force = false

    @OptionGroup(title: "Files") var data: DataOptions
  }

  /// `vocalvocab lists delete`: deletes a list.
  struct Delete: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "delete", abstract: "Delete a list.",
      discussion: """
        It asks first. What you have practised of the list stays.

        Examples:
          vocalvocab lists delete week-12
          vocalvocab lists delete week-12 --yes
        """)

    @Argument(help: "The name of the list.", completion: .lists) var name: String
    @OptionGroup var confirmation: ConfirmationOptions
    @OptionGroup(title: "Files") var data: DataOptions

    func run() throws {
      let lists = try data.files().lists
      // A list that can't be read can be deleted, too.
      let count = (try? lists.list(named: name))?.words.count.of("word")
      guard try lists.names().contains(name) else {
        _ = try lists.list(named: name)
        return
      }
      let words = count.map { " with its \($0)" } ?? ""
      guard try confirmation.isConfirmed("Delete the list '\(name)'\(words)?".printable) else {
        return
      }
      try lists.remove(named: name)
      Screen.notices.line("Deleted: \(name).".printable)
    }
  }
}
