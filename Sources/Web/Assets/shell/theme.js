/** How the page looks and sounds, as the learner's settings have it. */

/** The attribute of the document that each setting is told by. */
const attributes = {
  colourScheme: "scheme",
  accentColour: "accent",
  textSize: "text",
  letterSpacing: "spacing",
  font: "font",
  motion: "motion",
  playOn: "playOn",
};

export function applyLook(settings) {
  for (const [setting, attribute] of Object.entries(attributes)) {
    document.documentElement.dataset[attribute] = settings[setting];
  }
}
