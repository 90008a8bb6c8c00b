// This whole file by Character: its texts are scripts of our own program.

import ArgumentParser

/// A shell's script of completions, mended where ArgumentParser's falls short.
struct CompletionScript {
  /// The script.
  let text: String

  /// - Parameter script: the script as ArgumentParser makes it.
  init(mending script: String) {
    text = Self.withWholeWords(Self.withOneHelp(script))
  }

  /// Returns a script without the functions for a command `help` of the library's own, which would
  /// take the place of ours.
  private static func withOneHelp(_ script: String) -> String {
    let start = "\n_vocalvocab_help() {\n"
    let parts = script.split(separator: start, omittingEmptySubsequences: false)
    guard parts.count == 3 else { return script }
    let rest = parts[2].split(separator: "\n}\n", maxSplits: 1, omittingEmptySubsequences: false)
    return parts[0] + start + parts[1] + "\n" + (rest.last ?? "")
  }

  /// Returns a script that gives bash's words as they were typed, if it is bash's.
  private static func withWholeWords(_ script: String) -> String {
    let last = "complete -o filenames -F _vocalvocab vocalvocab"
    guard script.contains(last) else { return script }
    return script.replacing(
      last, with: wholeWords + last.replacing("-F _vocalvocab", with: "-F _vocalvocab_whole_words"))
  }

  private static let wholeWords = #"""
    # Bash divides words at colons: it takes list:animals for three words. This joins them again.
    _vocalvocab_whole_words() {
        local -a whole=()
        local -i index position=0
        local rest="${COMP_LINE}" word
        for index in "${!COMP_WORDS[@]}"; do
            word="${COMP_WORDS[index]}"
            # Only a word without a space before it goes on with the one before.
            if ((${#whole[@]} > 1)) && [[ "${rest}" == "${word}"* && "${rest}" != " "* ]] &&
                [[ "${word}" == :* || "${whole[-1]}" == *: ]]; then
                whole[-1]+="${word}"
            else
                whole+=("${word}")
            fi
            rest="${rest#*"${word}"}"
            ((index == COMP_CWORD)) && position=$((${#whole[@]} - 1))
        done
        local -a COMP_WORDS=("${whole[@]}")
        local -i COMP_CWORD="${position}"
        _vocalvocab "${1}" "${whole[position]}" "${whole[position > 0 ? position - 1 : 0]}"
        # Bash replaces only what stands after the last colon.
        local -r typed="${whole[position]}"
        local -r kept="${typed%"${typed##*:}"}"
        COMPREPLY=("${COMPREPLY[@]#"${kept}"}")
    }


    """#
}
