/** The one place that sounds: a new sound cuts off the old one. */

import { post, root } from "./api.js";
import { look } from "./connection.js";
import { byId } from "./make.js";

const audio = byId("voice");

/** Blob addresses of sounds that were fetched ahead, by their own address. */
const ready = new Map();

/** Fetches sounds, one after another, so that each plays at once when it is asked for. */
export async function prepare(addresses) {
  for (const address of addresses) {
    if (!address || ready.has(address)) continue;
    ready.set(address, null);
    const blob = await fetchSound(address);
    if (!blob) ready.delete(address);
    // It may have been let go meanwhile.
    else if (ready.has(address)) hold(address, URL.createObjectURL(blob));
  }
}

function hold(address, blob) {
  ready.set(address, blob);
  // The first sound of a page takes longest: the browser sets up its player before the press.
  if (!audio.hasAttribute("src")) audio.src = blob;
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
  for (const [address, blob] of ready) {
    if (wanted.has(address) || (blob && blob === audio.src)) continue;
    if (blob) URL.revokeObjectURL(blob);
    ready.delete(address);
  }
}

/**
 * Plays a sound from its beginning.
 *
 * @returns {Promise<boolean>} Whether the browser lets it sound: not before the first press.
 */
export async function play(address) {
  const source = ready.get(address) ?? new URL(address, location).href;
  if (audio.src === source && !audio.error) audio.currentTime = 0;
  else audio.src = source;
  try {
    await audio.play();
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
  audio.pause();
}

/** Whether sound comes from the computer that the server runs on. */
export function isOnComputer() {
  return document.documentElement.dataset.playOn === "computer";
}
