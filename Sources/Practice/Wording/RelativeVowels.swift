/// The sentences about a vowel that has other letters than in a related word.
extension MistakeExplanation {
  /// A sentence about a vowel for which the learner kept the letters of a related word: the `ai` of
  /// *explain* in `explaination`; `nil` for any other.
  var relativesVowel: String? {
    let (typed, right) = (self.typed.description.lowercased(), word.spelling.description)
    for (related, one) in Self.relatives {
      let start = one.beginning.count
      let vowel = start..<start + one.vowel.count
      guard right.hasPrefix(one.whole), typed.hasPrefix(related.beginning + related.vowel),
        letters.lowerBound >= vowel.lowerBound, letters.upperBound <= vowel.upperBound
      else { continue }
      return "The \(related.vowel) of \(related.whole) becomes \(one.vowel) here: \(shown(vowel))."
    }
    return nil
  }

  /// A word, or the beginning of one, divided at a vowel: `expl-ai-n`.
  private struct Divided {
    let beginning, vowel, whole: String

    init(_ text: Substring) {
      let parts = text.split(separator: "-").map(String.init)
      (beginning, vowel, whole) = (parts[0], parts[1], parts.joined())
    }
  }

  /// Words, each with the beginning of its relatives in which the vowel has other letters. It is so
  /// long that no other word has it: *vanity* comes from *vain*, but *vanilla* doesn't.
  private static let relatives = """
    expl-ai-n expl-a-nat, excl-ai-m excl-a-mat, procl-ai-m procl-a-mat, accl-ai-m accl-a-mat
    decl-ai-m decl-a-mat, recl-ai-m recl-a-mat, maint-ai-n maint-e-nanc, sust-ai-n sust-e-nanc
    abst-ai-n abst-i-nen, pert-ai-n pert-i-nen, ret-ai-n ret-e-nti, det-ai-n det-e-nti
    v-ai-n v-a-nit, pron-ou-nce pron-u-ncia, ann-ou-nce ann-u-ncia, ren-ou-nce ren-u-ncia
    den-ou-nce den-u-ncia, ab-ou-nd ab-u-ndan, prof-ou-nd prof-u-ndit, cl-ea-r cl-a-rit
    cl-ea-r cl-a-rif, rep-ea-t rep-e-titi, rev-ea-l rev-e-lati, sp-ea-k sp-ee-ch
    br-ie-f br-e-vit, rec-ei-ve rec-e-pt, dec-ei-ve dec-e-pt, conc-ei-ve conc-e-pt
    perc-ei-ve perc-e-pt
    """
    .split(whereSeparator: { $0 == "," || $0 == "\n" }).map { pair in
      let words = pair.split(separator: " ").map(Divided.init)
      return (related: words[0], one: words[1])
    }
}
