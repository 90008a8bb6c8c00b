/// The files in the folder `Assets`.
extension Asset {
  /// The frame of every page, with the navigation.
  static let shell = Asset("shell.html", PackageResources.shell_html)

  /// The main part of each page, which goes into the shell.
  static let mainParts: [Pages.Page: Asset] = [
    .play: Asset("play.html", PackageResources.play_html),
    .completed: Asset("completed.html", PackageResources.completed_html),
    .lists: Asset("lists.html", PackageResources.lists_html),
    .progress: Asset("progress.html", PackageResources.progress_html),
    .settings: Asset("settings.html", PackageResources.settings_html),
    .who: Asset("who.html", PackageResources.who_html),
    .class: Asset("class.html", PackageResources.class_html),
    .missing: Asset("missing.html", PackageResources.missing_html),
  ]

  /// The files that pages load, by their paths below `/assets/`.
  static let files: [String: Asset] = Dictionary(
    uniqueKeysWithValues: contents.map { path, bytes in (path, Asset(path, bytes)) })

  /// The files with their paths in `Assets`, which are also their addresses. The package manager
  /// names each constant after its file without the folder, so no two files may have the same name.
  private static let contents: [(String, [UInt8])] = [
    ("shell/api.js", PackageResources.api_js),
    ("shell/blocks.css", PackageResources.blocks_css),
    ("shell/chosen-words.js", PackageResources.chosen_words_js),
    ("shell/connection.js", PackageResources.connection_js),
    ("shell/controls.css", PackageResources.controls_css),
    ("shell/dialogs.js", PackageResources.dialogs_js),
    ("shell/dom.js", PackageResources.dom_js),
    ("shell/icon.svg", PackageResources.icon_svg),
    ("shell/messages.css", PackageResources.messages_css),
    ("shell/notice.js", PackageResources.notice_js),
    ("shell/page.css", PackageResources.page_css),
    ("shell/page.js", PackageResources.page_js),
    ("shell/player.js", PackageResources.player_js),
    ("shell/problems.js", PackageResources.problems_js),
    ("shell/serial-queue.js", PackageResources.serial_queue_js),
    ("shell/theme.js", PackageResources.theme_js),
    ("shell/tokens.css", PackageResources.tokens_css),
    ("shell/wording.js", PackageResources.wording_js),
    ("play/assigned-lists.js", PackageResources.assigned_lists_js),
    ("play/countdown.js", PackageResources.countdown_js),
    ("play/definitions.js", PackageResources.definitions_js),
    ("play/draft.js", PackageResources.draft_js),
    ("play/first-choices.js", PackageResources.first_choices_js),
    ("play/key-help.js", PackageResources.key_help_js),
    ("play/keys.js", PackageResources.keys_js),
    ("play/marks.js", PackageResources.marks_js),
    ("play/play.js", PackageResources.play_js),
    ("play/reveal.js", PackageResources.reveal_js),
    ("play/round-panel.css", PackageResources.round_panel_css),
    ("play/round-panel.js", PackageResources.round_panel_js),
    ("play/round-view.js", PackageResources.round_view_js),
    ("play/spelling-field.js", PackageResources.spelling_field_js),
    ("play/spelling.css", PackageResources.spelling_css),
    ("play/start-panel.css", PackageResources.start_panel_css),
    ("play/start-panel.js", PackageResources.start_panel_js),
    ("play/summary-panel.js", PackageResources.summary_panel_js),
    ("play/unavailable.js", PackageResources.unavailable_js),
    ("play/verdict.js", PackageResources.verdict_js),
    ("play/view.js", PackageResources.view_js),
    ("play/visibility.js", PackageResources.visibility_js),
    ("completed/completed.css", PackageResources.completed_css),
    ("completed/completed.js", PackageResources.completed_js),
    ("completed/word-details.js", PackageResources.word_details_js),
    ("lists/entry-dialog.js", PackageResources.entry_dialog_js),
    ("lists/import-preview.js", PackageResources.import_preview_js),
    ("lists/list-import.js", PackageResources.list_import_js),
    ("lists/list-view.js", PackageResources.list_view_js),
    ("lists/lists.css", PackageResources.lists_css),
    ("lists/lists.js", PackageResources.lists_js),
    ("lists/sharing.js", PackageResources.sharing_js),
    ("progress/cards.js", PackageResources.cards_js),
    ("progress/chart-card.js", PackageResources.chart_card_js),
    ("progress/charts.js", PackageResources.charts_js),
    ("progress/progress.css", PackageResources.progress_css),
    ("progress/progress.js", PackageResources.progress_js),
    ("settings/goals.js", PackageResources.goals_js),
    ("settings/pin.js", PackageResources.pin_js),
    ("settings/ranges.js", PackageResources.ranges_js),
    ("settings/settings.css", PackageResources.settings_css),
    ("settings/settings.js", PackageResources.settings_js),
    ("who/pictures.js", PackageResources.pictures_js),
    ("who/pictures.svg", PackageResources.pictures_svg),
    ("who/who.css", PackageResources.who_css),
    ("who/who.js", PackageResources.who_js),
    ("class/assignments.js", PackageResources.assignments_js),
    ("class/class.css", PackageResources.class_css),
    ("class/class.js", PackageResources.class_js),
    ("class/roster.js", PackageResources.roster_js),
  ]
}
