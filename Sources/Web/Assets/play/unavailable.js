/** What there is none of, by what was asked for. */
const names = {
  definition: "definition",
  sentence: "sentence",
  hint: "further hint",
  human: "recording of a person",
  own: "wrong try",
  slip: "slip to take back",
  origin: "origin",
  partOfSpeech: "part of speech",
};

/** A sentence for somebody who asks for what a word has not. */
export function none(request) {
  return `There is no ${names[request] ?? "sound"} for this word.`;
}
