/** A sentence for each request that can be unavailable. */
const sentences = {
  define: "This word has no definition.",
  sentence: "This word has no sentence.",
  hint: "There are no more hints: spell the rest yourself.",
  human: "This word has no recording by a person.",
  mine: "You have made no wrong try at this word.",
  slip: "You have no slip to take back.",
  origin: "The origin of this word is not known.",
  part: "The part of speech of this word is not known.",
};

/** Returns the sentence for a request that this word can't answer. */
export function unavailable(request) {
  return sentences[request] ?? "This word has no such sound.";
}
