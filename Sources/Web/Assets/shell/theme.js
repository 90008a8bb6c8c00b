/** The settings that change how the page looks and where it plays sound. */

/** Applies the settings to the page at once. Their fields in a form name the attributes. */
export function applyTheme(form, settings) {
  for (const { name, dataset } of form.querySelectorAll("[data-attribute]")) {
    document.documentElement.setAttribute(`data-${dataset.attribute}`, settings[name]);
  }
}
