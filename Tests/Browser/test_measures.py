"""A control that is too small and a text that is too wide are found out, whatever the page."""

import pytest

from browser import Browser
from measures import measure

pytestmark = pytest.mark.server("shared")


def test_a_small_control_and_a_wide_text_are_found_out(browser: Browser) -> None:
    browser.open("/more")
    browser.find("main h1")
    browser.run(
        """
        document.querySelector("main").insertAdjacentHTML("beforeend", `
          <p>Read <a id="fine" href="/help">the guide</a> first.</p>
          <p><a id="alone" href="/help">Guide</a></p>
          <button id="low">Low</button><input id="bare" type="checkbox" aria-label="Bare">
          <button id="cramped">Donaudampfschifffahrt</button>`);
        const style = (id, look) => Object.assign(document.getElementById(id).style, look);
        style("low", {minHeight: "1rem", padding: 0});
        style("cramped", {width: "4rem", padding: 0, whiteSpace: "nowrap", overflowWrap: "normal"});
        """
    )
    found = "\n".join(measure(browser))
    assert all(name in found for name in ('id="alone"', 'id="low"', 'id="bare"', 'id="cramped"'))
    assert 'id="fine"' not in found
