/** The part of every page that makes VocalVocab an app of the telephone or the computer. */

/** Gives the browser's bar the colour of the page, which the learner's settings decide. */
function matchBar() {
  const { backgroundColor } = getComputedStyle(document.body);
  for (const meta of document.querySelectorAll("meta[name=theme-color]")) {
    meta.setAttribute("content", backgroundColor);
  }
}

async function register() {
  try {
    await navigator.serviceWorker.register("/service-worker.js", { updateViaCache: "none" });
  } catch {
    // Some browsers refuse in a private window. The pages work without it.
  }
}

matchBar();
new MutationObserver(matchBar).observe(document.documentElement, { attributes: true });
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", matchBar);
// Browsers have service workers only over HTTPS and on the computer itself. The page comes first.
if (isSecureContext && "serviceWorker" in navigator) {
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
}
