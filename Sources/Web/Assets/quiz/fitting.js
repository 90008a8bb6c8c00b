/** The type and the columns of answers, so that no word of theirs breaks. */

/** The sizes of the type, the largest first, as `quiz.css` knows them. */
const sizes = ["large", "normal", "small", "least"];
/** The least width of a list in two columns, in rem. */
const leastWidth = 30;
/** The most lines of an answer beside another one. */
const mostLines = 3;

/**
 * Chooses the columns and the type of answers: two columns where all answers are short and have
 * room, otherwise one; the largest type in which no word breaks and the last answer is in view.
 *
 * @param {HTMLElement} list
 */
export function fitAnswers(list) {
  delete list.dataset.breaks;
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const isWide = list.clientWidth >= leastWidth * rem;
  for (const columns of isWide ? ["two", "one"] : ["one"]) {
    list.dataset.columns = columns;
    for (const size of sizes) {
      list.dataset.size = size;
      if (areWhole(list) && isInView(list) && (columns === "one" || areShort(list))) return;
    }
  }
  // Not all answers can be in view. The type need not be smaller than the words need.
  for (const size of sizes) {
    list.dataset.size = size;
    if (areWhole(list)) return;
  }
  // No type is small enough for a word, so the browser's dictionary divides it.
  list.dataset.breaks = "yes";
}

const textsOf = (list) => [...list.querySelectorAll(".text")];

/** Whether each word has room in its line. */
const areWhole = (list) => textsOf(list).every((text) => text.scrollWidth <= text.clientWidth);

function areShort(list) {
  return textsOf(list).every((text) => {
    const line = parseFloat(getComputedStyle(text).lineHeight);
    return text.clientHeight <= (mostLines + 0.5) * line;
  });
}

const isInView = (list) => list.getBoundingClientRect().bottom + scrollY <= innerHeight;
