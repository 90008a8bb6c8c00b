/**
 * The menus of the page: `<details class="menu">` with its buttons in `<div class="menu-items">`.
 * Only one is open at a time.
 */

/** The pixels between a menu and its button, and between a menu and the window's edge. */
const distance = 8;

/** Closes the menus as people expect, and opens them inside the window. */
export function watchMenus() {
  // The event doesn't bubble, so the page hears it on its way down.
  document.addEventListener("toggle", ({ target }) => openAlone(target), true);
  // Before the item's action: a dialog that the action opens gives the focus back to the menu.
  document.addEventListener("click", ({ target }) => {
    for (const menu of openMenus()) {
      const isItem = target instanceof Element && target.closest(".menu-items > *") !== null;
      // Some browsers give no focus to a button that is clicked.
      if (isItem) menu.querySelector("summary").focus();
      if (isItem || !menu.contains(/** @type {Node} */ (target))) closeWithFocus(menu);
    }
  }, true);
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") openMenus().forEach(closeWithFocus);
  });
  document.addEventListener("focusin", ({ target }) => {
    for (const menu of openMenus()) {
      if (!menu.contains(/** @type {Node} */ (target))) menu.open = false;
    }
  });
  addEventListener("resize", () => openMenus().forEach(place));
  // A menu does not move with the page. The items of a long menu scroll, and it stays open.
  document.addEventListener("scroll", ({ target }) => {
    for (const menu of openMenus()) {
      if (!menu.contains(/** @type {Node} */ (target))) menu.open = false;
    }
  }, { capture: true, passive: true });
}

function openMenus() {
  /** @type {HTMLDetailsElement[]} */
  const menus = [...document.querySelectorAll("details")];
  return menus.filter((menu) => menu.open && menu.matches(".menu"));
}

/** @param {EventTarget | null} menu */
function openAlone(menu) {
  if (!(menu instanceof HTMLDetailsElement) || !menu.matches(".menu") || !menu.open) return;
  for (const other of openMenus()) if (other !== menu) other.open = false;
  place(menu);
}

/**
 * Puts the items beside the button, where the window has room. A table that scrolls would cut items
 * that stand in it, so they stand in the window.
 */
function place(menu) {
  const items = menu.querySelector(".menu-items");
  const button = menu.querySelector("summary").getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const { width, height } = items.getBoundingClientRect();
  const isBelow = button.bottom + distance + height <= clientHeight || button.top < height + distance;
  const top = isBelow ? button.bottom + distance : button.top - distance - height;
  const left = Math.min(button.left, clientWidth - distance - width);
  items.style.top = `${Math.max(distance, Math.min(top, clientHeight - distance - height))}px`;
  items.style.left = `${Math.max(distance, left)}px`;
}

/** Closes a menu. The focus moves from an item to the menu's button, which stays. */
function closeWithFocus(menu) {
  if (menu.contains(document.activeElement)) menu.querySelector("summary").focus();
  menu.open = false;
}
