// Runs before the page's own scripts, and records what a person could observe with eyes, ears and a
// watch: the time of each press, the time when its sound began, and the bytes of that sound.
(() => {
  const blobs = new Map();
  const createObjectURL = URL.createObjectURL;
  URL.createObjectURL = (object) => {
    const address = createObjectURL.call(URL, object);
    blobs.set(address, object);
    return address;
  };

  const observed = (window.observed = {
    presses: [],
    playings: [],
    announcements: [],
    requests: 0, // that have no answer yet
    lateRequests: 0, // whose answer came late
  });

  const { fetch } = window;
  const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
  let isLate = () => false;
  let lateness = 0;
  window.fetch = async (address, options = {}) => {
    observed.requests += 1;
    try {
      const answer = await fetch(address, options);
      if (isLate(String(address), options)) {
        await wait(lateness);
        observed.lateRequests += 1;
      }
      return answer;
    } finally {
      observed.requests -= 1;
    }
  };
  observed.delay = (which, milliseconds) => {
    isLate = which;
    lateness = milliseconds;
  };
  // Three frames without a request suffice to show the result of the last answer.
  observed.settle = async () => {
    for (let frames = 0; frames < 3; frames = observed.requests ? 0 : frames + 1) {
      await new Promise(requestAnimationFrame);
    }
  };
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
      // The blobs are kept here, because the page may have revoked their addresses by now.
      // The server may have gone while the browser plays what it has of the sound.
      const kept = blobs.get(source);
      const sound = kept ?? (await fetch(source).then((answer) => answer.blob(), () => null));
      if (sound) playing.bytes = await base64(sound);
    },
    true,
  );

  // A walk through the page by Tab: the name and the role of each stop, as a screen reader says
  // them; nothing when the first stop comes again. A stop that can't have the wanted role needs no
  // name, which takes the browser as long as the press itself.
  const plainRoles = { a: "link", button: "button", summary: "DisclosureTriangle", textarea: "textbox" };
  let firstStop = null;
  observed.beginWalk = () => {
    firstStop = null;
  };
  observed.walk = (wanted) => {
    const stop = document.activeElement;
    if (stop === firstStop) return null;
    firstStop ??= stop;
    const plain = stop.hasAttribute("role") ? null : plainRoles[stop.localName];
    if (wanted && plain && plain !== wanted) return { name: null, role: plain };
    return { name: stop.computedName, role: stop.computedRole };
  };

  // A screen reader follows the focus only from an element that still exists, or from a dialog,
  // whose end it notices.
  addEventListener("focusin", ({ target, relatedTarget }) => {
    if (relatedTarget && !relatedTarget.closest("dialog") && !relatedTarget.checkVisibility()) {
      console.error(`The focus was lost on its way from #${relatedTarget.id} to #${target.id}`);
    }
  });

  // A screen reader reads the text of a live region after each change, and the new text of a log.
  document.addEventListener("DOMContentLoaded", () => {
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const element = target.nodeType === Node.TEXT_NODE ? target.parentElement : target;
        const region = element?.closest("[role=status], [role=alert], [aria-live]");
        const text = region?.innerText.trim();
        if (text && observed.announcements.at(-1) !== text) observed.announcements.push(text);
        if (!element?.closest("[role=log]")) continue;
        observed.announcements.push(...[...addedNodes].map(({ textContent }) => textContent));
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
})();
