/// The style sheet of a report, for light screens, dark screens and paper.
enum ReportStyle {
  static let text = """
    :root { color-scheme: light dark; --ink: #1b1b1f; --paper: #fff; --soft: #55555e;
      --line: #b4b4bc; }
    @media (prefers-color-scheme: dark) { :root { --ink: #ececf1; --paper: #17171a;
      --soft: #b6b6c0; --line: #56565f; } }
    body { color: var(--ink); background: var(--paper); margin: 2rem auto; max-width: 44rem;
      padding: 0 1rem; font: 1.05rem/1.5 system-ui, sans-serif; }
    h1 { font-size: 1.7rem; line-height: 1.2; margin: 0; }
    h2 { font-size: 1.25rem; margin: 2rem 0 .5rem; }
    h3 { font-size: 1.05rem; margin: 1rem 0 0; }
    p, ul { margin: .4rem 0; }
    .quiet { color: var(--soft); }
    .words { font-weight: 600; letter-spacing: .02em; overflow-wrap: anywhere; }
    table { border-collapse: collapse; width: 100%; margin: .6rem 0; }
    caption { text-align: left; color: var(--soft); padding-bottom: .3rem; }
    th, td { text-align: left; padding: .25rem .6rem .25rem 0; vertical-align: top;
      border-bottom: 1px solid var(--line); font-weight: normal; overflow-wrap: anywhere; }
    thead th { font-weight: 600; }
    td { font-variant-numeric: tabular-nums; }
    @media print {
      :root { color-scheme: light; --ink: #000; --paper: #fff; --soft: #333; --line: #888; }
      @page { margin: 18mm; }
      body { margin: 0; max-width: none; padding: 0; font-size: 11pt; }
      th, td { padding: .1rem .6rem .1rem 0; }
      h2, h3, caption, thead { break-after: avoid; }
      tr, li, .kind { break-inside: avoid; }
    }
    """
}
