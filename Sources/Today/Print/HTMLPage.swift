/// An HTML page in one file, which has no scripts and loads no other file.
struct HTMLPage {
  /// The title, as plain text.
  let title: String
  /// The style sheet.
  let style: String
  /// The content of the main element, as HTML.
  let content: String

  /// The page as HTML.
  var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(title.escapedForHTML)</title>
    <style>
    \(style)
    </style>
    </head>
    <body>
    <main>
    \(content)
    </main>
    </body>
    </html>

    """
  }
}
