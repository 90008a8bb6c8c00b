/** Functions that make and find elements. No text is ever read as markup. */

const isPresent = (child) => child !== null && child !== undefined && child !== false;

/**
 * Makes an element. A function as an attribute listens for the event of that name. The element gets
 * no attribute and no child that is null, undefined or false.
 *
 * @param {string} tag
 * @param {Record<string, unknown>} attributes
 * @param {...(Node | string | number | null | false)} children
 */
export function make(tag, attributes = {}, ...children) {
  return complete(document.createElement(tag), attributes, children);
}

/** Makes an element of a drawing (SVG), with attributes and children as in `make`. */
export function makeSVG(tag, attributes = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  return complete(element, attributes, children);
}

function complete(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (isPresent(value)) element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.filter(isPresent));
  return element;
}

/** Replaces the children of an element. */
export function fill(element, ...children) {
  element.replaceChildren(...children.filter(isPresent));
}

/** Returns the element of the page that has this id. */
export function byId(id) {
  return document.getElementById(id);
}
