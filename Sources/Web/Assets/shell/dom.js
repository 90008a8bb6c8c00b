/** Functions that make and find elements. No text is ever read as markup. */

/** @param {Child} child */
const isPresent = (child) => child !== null && child !== undefined && child !== false;

/**
 * @typedef {Node | string | number | null | undefined | false} Child Something to put into an
 *   element.
 */

/**
 * Makes an element. A function as an attribute listens for the event of that name. The element gets
 * no attribute and no child that is null, undefined or false.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, any>} attributes
 * @param {...Child} children
 */
export function make(tag, attributes = {}, ...children) {
  return complete(document.createElement(tag), attributes, children);
}

/**
 * Makes an element of a drawing (SVG), with attributes and children as in `make`.
 *
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, any>} attributes
 * @param {...Child} children
 */
export function makeSVG(tag, attributes = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  return complete(element, attributes, children);
}

/**
 * @template {Element} Kind
 * @param {Kind} element
 * @param {Record<string, any>} attributes
 * @param {Child[]} children
 */
function complete(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (isPresent(value)) element.setAttribute(name, value === true ? "" : value);
  }
  element.append(.../** @type {(Node | string)[]} */ (children.filter(isPresent)));
  return element;
}

/**
 * Replaces the children of an element.
 *
 * @param {Element} element
 * @param {...Child} children
 */
export function fill(element, ...children) {
  element.replaceChildren(.../** @type {(Node | string)[]} */ (children.filter(isPresent)));
}

/**
 * Returns the element of the page that has this id.
 *
 * @template {HTMLElement} [Kind=HTMLElement]
 * @param {string} id
 * @param {new () => Kind} [kind] The class of the element, if more than `HTMLElement` is needed.
 * @returns {Kind}
 */
export function byId(id, kind) {
  const element = document.getElementById(id);
  if (kind && !(element instanceof kind)) throw new TypeError(`#${id} is not a ${kind.name}.`);
  return /** @type {Kind} */ (element);
}

/**
 * Returns the fields of a form by their names.
 *
 * @param {EventTarget} form
 * @returns {Record<string, any>}
 */
export function fieldsOf(form) {
  return /** @type {any} */ (form).elements;
}
