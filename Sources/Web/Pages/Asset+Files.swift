/// The files in `Assets`, by the names that the pages call them.
extension Asset {
  static let shell = Asset("shell.html", PackageResources.shell_html)

  /// What stands in the middle of each page.
  static let mains: [Pages.Page: Asset] = [
    .play: Asset("play.html", PackageResources.play_html),
    .completed: Asset("completed.html", PackageResources.completed_html),
    .lists: Asset("lists.html", PackageResources.lists_html),
    .progress: Asset("progress.html", PackageResources.progress_html),
    .settings: Asset("settings.html", PackageResources.settings_html),
    .missing: Asset("missing.html", PackageResources.missing_html),
  ]

  static let files: [String: Asset] = Dictionary(
    uniqueKeysWithValues: contents.map { name, bytes in (name, Asset(name, bytes)) })

  private static let contents: [(String, [UInt8])] = [
    ("api.js", PackageResources.api_js),
    ("asked.js", PackageResources.asked_js),
    ("attempt.js", PackageResources.attempt_js),
    ("chartcard.js", PackageResources.chartcard_js),
    ("charts.js", PackageResources.charts_js),
    ("clock.js", PackageResources.clock_js),
    ("completed.css", PackageResources.completed_css),
    ("completed.js", PackageResources.completed_js),
    ("connection.js", PackageResources.connection_js),
    ("controls.css", PackageResources.controls_css),
    ("cues.js", PackageResources.cues_js),
    ("details.js", PackageResources.details_js),
    ("dialog.js", PackageResources.dialog_js),
    ("draft.js", PackageResources.draft_js),
    ("entry.js", PackageResources.entry_js),
    ("handover.js", PackageResources.handover_js),
    ("icon.svg", PackageResources.icon_svg),
    ("import.js", PackageResources.import_js),
    ("keys.js", PackageResources.keys_js),
    ("keyshelp.js", PackageResources.keyshelp_js),
    ("learners.js", PackageResources.learners_js),
    ("list.js", PackageResources.list_js),
    ("lists.css", PackageResources.lists_css),
    ("lists.js", PackageResources.lists_js),
    ("look.js", PackageResources.look_js),
    ("make.js", PackageResources.make_js),
    ("marks.js", PackageResources.marks_js),
    ("notice.js", PackageResources.notice_js),
    ("page.css", PackageResources.page_css),
    ("page.js", PackageResources.page_js),
    ("phrases.js", PackageResources.phrases_js),
    ("play.css", PackageResources.play_css),
    ("play.js", PackageResources.play_js),
    ("preview.js", PackageResources.preview_js),
    ("progress.css", PackageResources.progress_css),
    ("progress.js", PackageResources.progress_js),
    ("round.js", PackageResources.round_js),
    ("seen.js", PackageResources.seen_js),
    ("settings.css", PackageResources.settings_css),
    ("settings.js", PackageResources.settings_js),
    ("start.js", PackageResources.start_js),
    ("summary.js", PackageResources.summary_js),
    ("tokens.css", PackageResources.tokens_css),
    ("told.js", PackageResources.told_js),
    ("turns.js", PackageResources.turns_js),
    ("typed.js", PackageResources.typed_js),
    ("voice.js", PackageResources.voice_js),
  ]
}
