/** Reordering by dragging with a mouse. Buttons do the same by keyboard. */

/**
 * Lets a person drag an element to the place of another one.
 *
 * @param {HTMLElement} element
 * @param {number} number Its place, from 1.
 * @param {(from: number, to: number) => void} move
 */
export function makeDraggable(element, number, move) {
  // A page has only one such order at a time.
  const kind = "application/x-vocalvocab-place";
  element.draggable = true;
  element.addEventListener("dragstart", ({ dataTransfer }) => {
    dataTransfer.setData(kind, String(number));
    dataTransfer.effectAllowed = "move";
    element.classList.add("dragged");
  });
  element.addEventListener("dragend", () => element.classList.remove("dragged"));
  element.addEventListener("dragover", (event) => {
    if (!event.dataTransfer.types.includes(kind)) return;
    event.preventDefault();
    element.classList.add("dragged-over");
  });
  element.addEventListener("dragleave", () => element.classList.remove("dragged-over"));
  element.addEventListener("drop", (event) => {
    element.classList.remove("dragged-over");
    const from = Number(event.dataTransfer.getData(kind));
    if (!from) return;
    event.preventDefault();
    if (from !== number) move(from, number);
  });
}
