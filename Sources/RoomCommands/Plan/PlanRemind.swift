import ArgumentParser
import CardPractice
import Console
import Plan
import Scheduling
import Speech
import Storage
import Terminal
import Today
import Watching

extension PlanCommand {
  /// `vocalvocab plan remind`: says what is due, now or at certain times of each day.
  struct Remind: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remind", abstract: "Be reminded of what is due, now or each day.",
      discussion: """
        Without options it reminds you now: by a notification, or by the voice where the computer \
        has none. --install does that each day at your times, by a timer of systemd, or by cron \
        where there is none. --uninstall ends it. Nothing reminds you in the quiet hours, from 21 \
        to 8 o'clock; the setting 'quietHours' changes them.

        Examples:
          vocalvocab plan remind
          vocalvocab plan remind --install --at 18:30
          vocalvocab plan remind --install --at 8:00 --at 18:30 --aloud
          vocalvocab plan remind --uninstall
        """)

    @Flag(help: "Remind me each day.") var install = false
    @Option(
      help: ArgumentHelp(
        "A time of the day, with --install; give it again for more.", valueName: "time"))
    var at: [String] = []
    @Flag(help: "Remove the daily reminders.") var uninstall = false
    @Flag(help: "Say it with the voice, without a notification.") var aloud = false
    @OptionGroup(title: "Sound") var sound: SoundOptions
    @OptionGroup(title: "Files") var data: DataOptions

    func validate() throws {
      if install, uninstall { throw ValidationError("Choose one of --install and --uninstall.") }
      if !at.isEmpty, !install {
        throw ValidationError("--at is for --install: it gives the times of each day.")
      }
    }

    func run() async throws {
      let files = try data.files()
      let timer = ReminderTimer(
        data: data.data, options: aloud ? ["--aloud"] : [], files: files)
      let screen = Screen.notices
      if install {
        let reminders = try timer.keep(times: at)
        let place = try timer.install(reminders.times)
        screen.line("\(reminders.sentence) \(place) does it.")
        if !reminders.silentTimes.isEmpty {
          Screen.complain("'vocalvocab settings set quietHours none' ends the quiet hours.")
        }
        return
      }
      if uninstall {
        try timer.uninstall()
        return screen.line("The daily reminders are removed.")
      }
      try await remind(files, screen)
    }

    private func remind(_ files: LearnerFiles, _ screen: Screen) async throws {
      let room = files.planRoom()
      guard try await !room.isQuiet else {
        return screen.line("These are the quiet hours: nothing reminds you now.")
      }
      let shows = try files.watchRoom()
      await shows.refresh(within: .seconds(10))
      // The next reminder may be a day from now.
      let sentences = try await shows.reminders(ahead: 86_400)
      guard
        let reminder = try await room.reminder(
          CardRoom(files), quiz: try files.leftQuiz(), shows: sentences)
      else {
        return screen.line("Nothing is due: there is nothing to be reminded of.")
      }
      screen.line("\(reminder.title). \(reminder.text)".printable)
      if !aloud, DesktopNotification.show(reminder) { return }
      let setup = try await SoundSetup(sound, files: files)
      do {
        let speaker = try await setup.speaker()
        _ = try await speaker.say([
          setup.style.text(reminder.title + "."), setup.style.text(reminder.text),
        ]).value
      } catch  where !aloud {
        throw CommandError.impossible(
          "There is neither a desktop that shows notifications nor a sound device: 'vocalvocab "
            + "plan calendar FILE' writes a calendar that can remind you.")
      }
    }
  }
}

/// A notification on the desktop.
enum DesktopNotification {
  /// Shows a reminder with `notify-send`.
  ///
  /// - Returns: whether the desktop accepted the reminder.
  static func show(_ reminder: Reminder) -> Bool {
    let command = [
      "notify-send", "--app-name=VocalVocab", "--icon=accessories-dictionary", "--",
      reminder.title.printable, reminder.text.printable,
    ]
    do throws(ProgramFailure) {
      _ = try ProgramRun.output(of: command, in: "/", reading: "", within: .seconds(10))
      return true
    } catch {
      // `notify-send` prints nothing if all is well.
      if case .silent = error { return true }
      return false
    }
  }
}
