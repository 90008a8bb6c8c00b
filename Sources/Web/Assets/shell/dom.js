/** Elements, made from script: never from text that holds markup. */

const isThere = (child) => child !== null && child !== undefined && child !== false;

/**
 * An element. An attribute that is a function is a listener for the event of that name; one that is
 * null or false is left out, and so is such a child.
 *
 * @param {string} tag
 * @param {Record<string, unknown>} attributes
 * @param {...(Node | string | number | null | false)} children
 */
export function make(tag, attributes = {}, ...children) {
  return finish(document.createElement(tag), attributes, children);
}

/** The same for a part of a drawing. */
export function draw(tag, attributes = {}, ...children) {
  return finish(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
}

function finish(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (isThere(value)) element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.filter(isThere));
  return element;
}

/** Puts other children into an element. */
export function fill(element, ...children) {
  element.replaceChildren(...children.filter(isThere));
}

/** The element of the page that has this id. */
export function byId(id) {
  return document.getElementById(id);
}
