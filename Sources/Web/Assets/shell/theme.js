/** The settings that change how the page looks and where it plays sound. */

/** The names in the document's `dataset` (`data-scheme`, …), by setting. */
const attributes = {
  colourScheme: "scheme",
  accentColour: "accent",
  textSize: "text",
  letterSpacing: "spacing",
  font: "font",
  motion: "motion",
  playOn: "playOn",
};

/** Applies the settings to the page at once. */
export function applyTheme(settings) {
  for (const [setting, attribute] of Object.entries(attributes)) {
    document.documentElement.dataset[attribute] = settings[setting];
  }
}
