// Runs before the page's own scripts, and notes what a person would do with eyes, ears and a watch:
// when something was pressed, when the sound of it began, and which bytes that sound had.
(() => {
  const blobs = new Map();
  const createObjectURL = URL.createObjectURL;
  URL.createObjectURL = (object) => {
    const address = createObjectURL.call(URL, object);
    blobs.set(address, object);
    return address;
  };

  const observed = (window.observed = { presses: [], playings: [], announcements: [] });
  for (const kind of ["keydown", "pointerdown"]) {
    addEventListener(kind, (event) => observed.presses.push(event.timeStamp), true);
  }

  const base64 = (blob) =>
    new Promise((done) => {
      const reader = new FileReader();
      reader.onload = () => done(reader.result.split(",")[1]);
      reader.readAsDataURL(blob);
    });

  addEventListener(
    "playing",
    async ({ target, timeStamp }) => {
      const playing = { at: timeStamp, voice: target.id, bytes: null };
      observed.playings.push(playing);
      const source = target.currentSrc;
      // A blob is kept here, for the page may have given its address up by now.
      const sound = blobs.get(source) ?? (await (await fetch(source)).blob());
      playing.bytes = await base64(sound);
    },
    true,
  );

  // A screen reader follows the focus only from something that is still there, or from a dialog, whose
  // end it knows.
  addEventListener("focusin", ({ target, relatedTarget }) => {
    if (relatedTarget && !relatedTarget.closest("dialog") && !relatedTarget.checkVisibility()) {
      console.error(`The focus was lost on its way from #${relatedTarget.id} to #${target.id}`);
    }
  });

  // What a screen reader is told: the text of a live region after each change.
  document.addEventListener("DOMContentLoaded", () => {
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target.nodeType === Node.TEXT_NODE ? target.parentElement : target;
        const region = element?.closest("[role=status], [role=alert], [aria-live]");
        const text = region?.innerText.trim();
        if (text && observed.announcements.at(-1) !== text) observed.announcements.push(text);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
})();
