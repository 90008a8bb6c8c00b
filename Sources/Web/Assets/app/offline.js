/** The page that is shown without a connection, at the address of the page that a person wanted. */

/** The milliseconds from one look at the server to the next. */
const interval = 5000;
/** The milliseconds after which a look gives up. */
const patience = 4000;

const button = document.getElementById("again");
const answer = document.getElementById("answer");
let timer;

/** Loads the wanted page as soon as the server answers anything. */
async function look(isWanted) {
  clearTimeout(timer);
  try {
    await fetch("/api/v1/status", { signal: /** @type {any} */ (AbortSignal).timeout(patience) });
    location.reload();
    return;
  } catch {
    if (isWanted) answer.textContent = "The server still doesn't answer.";
  }
  timer = setTimeout(() => look(false), interval);
}

button.addEventListener("click", () => {
  answer.textContent = "";
  look(true);
});
addEventListener("online", () => look(false));
timer = setTimeout(() => look(false), interval);
