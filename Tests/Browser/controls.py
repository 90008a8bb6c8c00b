"""The size of a page's controls."""

from browser import Browser


def narrow(browser: Browser) -> list[str]:
    """Returns the controls of the page that are smaller than a thumb needs."""
    return browser.run(
        """
        const controls = document.querySelectorAll(
          "main :is(a, button, select, textarea, summary, input:not([type=checkbox])), main td label");
        return [...controls].filter((one) => {
          const { width, height } = one.getBoundingClientRect();
          return one.checkVisibility() && (width < 43.9 || height < 43.9);
        }).map((one) => one.outerHTML.slice(0, 80));
        """
    )
