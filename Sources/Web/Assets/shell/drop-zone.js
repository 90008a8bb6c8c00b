/** A part of a page on which a person may drop a file. */

/**
 * @param {HTMLElement} zone
 * @param {(dropped: DataTransfer) => void} take Gets what was dropped.
 */
export function acceptDrops(zone, take) {
  for (const type of ["dragover", "dragleave", "drop"]) {
    zone.addEventListener(type, (event) => {
      event.preventDefault();
      zone.classList.toggle("dragged-over", type === "dragover");
    });
  }
  zone.addEventListener("drop", ({ dataTransfer }) => take(dataTransfer));
}
