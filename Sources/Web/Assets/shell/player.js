/** The one place that sounds: a new sound cuts off the old one. */

import { post, root } from "./api.js";
import { look } from "./connection.js";
import { byId, make } from "./dom.js";

/** Plays what was not fetched ahead, and what no other element may play. */
const audio = byId("voice");

/**
 * Sounds that were fetched ahead, by their address: each with the element that has it loaded, for to
 * give an element another source can take a browser 100 ms, to play what is loaded takes it 2.
 */
const ready = new Map();

let sounding = audio;

/** Fetches sounds, one after another, so that each plays at once when it is asked for. */
export async function prepare(addresses) {
  for (const address of addresses) {
    if (!address || ready.has(address)) continue;
    ready.set(address, null);
    const blob = await fetchSound(address);
    if (!blob) ready.delete(address);
    // It may have been let go meanwhile.
    else if (ready.has(address)) ready.set(address, loaded(URL.createObjectURL(blob)));
  }
}

function loaded(source) {
  const element = audio.hasAttribute("src") ? make("audio", { preload: "auto" }) : audio;
  element.src = source;
  if (element !== audio) audio.after(element);
  return { source, element };
}

/** A sound that can't be fetched ahead is asked for again when it is to be heard. */
async function fetchSound(address) {
  try {
    const answer = await fetch(address);
    return answer.ok ? await answer.blob() : null;
  } catch {
    return null;
  }
}

/** Lets go of every sound but these, and of the one that plays. */
export function keepOnly(addresses) {
  const wanted = new Set(addresses);
  for (const [address, sound] of ready) {
    if (wanted.has(address) || (sound && sound.element === sounding)) continue;
    if (sound) letGo(sound);
    ready.delete(address);
  }
}

function letGo({ source, element }) {
  URL.revokeObjectURL(source);
  if (element === audio) return;
  // At once, rather than when the browser finds that nobody holds it.
  element.removeAttribute("src");
  element.load();
  element.remove();
}

/**
 * Plays a sound from its beginning.
 *
 * @returns {Promise<boolean>} Whether the browser lets it sound: not before the first press.
 */
export async function play(address) {
  const { source, element } =
    ready.get(address) ?? { source: new URL(address, location).href, element: audio };
  if (await isLetSound(element, source)) return true;
  // Cut off meanwhile by another sound.
  if (sounding !== element) return true;
  // Some browsers let only that element sound of itself which a press has made to sound.
  return element !== audio && isLetSound(audio, source);
}

async function isLetSound(element, source) {
  stop();
  sounding = element;
  if (element.src === source && !element.error) element.currentTime = 0;
  else element.src = source;
  try {
    await element.play();
  } catch (error) {
    if (error.name === "NotAllowedError") return false;
    // Cut off by the next sound is as it should be; no sound at all may be the server's absence.
    if (error.name !== "AbortError") look();
  }
  return true;
}

/** Says a sound that is not of a round, where this learner hears. */
export async function say(address) {
  if (isOnComputer()) await post(`${address.slice(root.length)}/playings`);
  else await play(address);
}

export function stop() {
  sounding.pause();
}

/** Whether sound comes from the computer that the server runs on. */
export function isOnComputer() {
  return document.documentElement.dataset.playOn === "computer";
}
