/** Plays every sound of the page. A new sound stops the one before. */

import { post, root } from "./api.js";
import { checkServer } from "./connection.js";
import { byId, fill, make } from "./dom.js";
import { showNotice } from "./notice.js";

/** The page's own audio element. It plays the sounds that have no element of their own. */
const mainElement = byId("player", HTMLAudioElement);

/**
 * Preloaded sounds, by address: each with an element of its own, or null while it loads. A browser
 * can take 100 ms to change an element's source, but plays a loaded element after 2 ms.
 *
 * @type {Map<string, { source: string, element: HTMLAudioElement } | null>}
 */
const preloaded = new Map();

let current = mainElement;

/** Loads sounds, one after another, so that each can begin at once. */
export async function preload(addresses) {
  for (const address of addresses) {
    if (!address || preloaded.has(address)) continue;
    preloaded.set(address, null);
    const blob = await fetchSound(address);
    if (!blob) preloaded.delete(address);
    // `keepOnly` may have dropped the address meanwhile.
    else if (preloaded.has(address)) preloaded.set(address, load(URL.createObjectURL(blob)));
  }
}

function load(source) {
  const isMainFree = !mainElement.hasAttribute("src");
  const element = isMainFree ? mainElement : make("audio", { preload: "auto" });
  element.src = source;
  if (!isMainFree) mainElement.after(element);
  return { source, element };
}

/** Fetches a sound. `play` fetches it again where this failed. */
async function fetchSound(address) {
  try {
    const response = await fetch(address);
    return response.ok ? await response.blob() : null;
  } catch {
    return null;
  }
}

/** Releases every preloaded sound except these and the one that plays. */
export function keepOnly(addresses) {
  const wanted = new Set(addresses);
  for (const [address, sound] of preloaded) {
    if (wanted.has(address) || (sound && sound.element === current)) continue;
    if (sound) release(sound);
    preloaded.delete(address);
  }
}

function release({ source, element }) {
  URL.revokeObjectURL(source);
  if (element === mainElement) return;
  // The browser frees the sound now, not at some later garbage collection.
  element.removeAttribute("src");
  element.load();
  element.remove();
}

/**
 * Plays a sound from its beginning. Where the browser refuses it, the page says so and offers a tap
 * that plays it.
 *
 * @param {string} address
 * @param {{ offersTap?: boolean }} options Whether the offer is made here, and not by the caller.
 * @returns {Promise<boolean>} Whether the browser allows it. Before the person's first press on the
 *   page, browsers do not.
 */
export async function play(address, options = { offersTap: true }) {
  const isAllowed = await tryToPlay(address);
  if (isAllowed) takeOfferBack();
  else if (options.offersTap) offerTap(address);
  return isAllowed;
}

/** The notice that offers a tap, until another notice replaces it. */
let offer = null;

function offerTap(address) {
  showNotice("Your browser plays no sound before you tap.", {
    name: "Play the sound",
    run: () => play(address),
  });
  offer = byId("notice").firstElementChild;
}

function takeOfferBack() {
  if (offer?.isConnected) fill(byId("notice"));
  offer = null;
}

async function tryToPlay(address) {
  const { source, element } =
    preloaded.get(address) ?? { source: new URL(address, location.href).href, element: mainElement };
  if (await start(element, source)) return true;
  // Another sound has begun meanwhile.
  if (current !== element) return true;
  // Some browsers allow only an element that a press of the person has started before.
  return element !== mainElement && start(mainElement, source);
}

/** Starts a sound, and returns whether the browser allows it. */
async function start(element, source) {
  stop();
  current = element;
  if (element.src === source && !element.error) element.currentTime = 0;
  else element.src = source;
  try {
    await element.play();
  } catch (error) {
    if (error.name === "NotAllowedError") return false;
    // An AbortError means that another sound has begun. After any other the server may be gone.
    if (error.name !== "AbortError") checkServer();
  }
  return true;
}

/** Returns how long a sound lasts, in milliseconds. */
export async function lengthOf(address) {
  const bytes = await (await fetchSound(address))?.arrayBuffer();
  if (!bytes) return 0;
  // The header of a WAV file says the bytes of a second (`nAvgBytesPerSec`, at 28).
  return (1000 * (bytes.byteLength - 44)) / new DataView(bytes).getUint32(28, true);
}

/** Plays a sound that belongs to no round, in the page or on the server's computer. */
export async function playSample(address) {
  if (isOnComputer()) await post(`${address.slice(root.length)}/playings`);
  else await play(address);
}

/** Stops the sound. */
export function stop() {
  current.pause();
}

/** Returns whether sound is played on the computer that the server runs on. */
export function isOnComputer() {
  return document.documentElement.dataset.playOn === "computer";
}
