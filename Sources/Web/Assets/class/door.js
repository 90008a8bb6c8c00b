/** The page for a browser without the link: it takes the code of the class. */

import { NoAnswer, Problem, post } from "../shell/api.js";
import { byId, fieldsOf } from "../shell/dom.js";

const problem = byId("problem");

byId("entry").addEventListener("submit", async (event) => {
  event.preventDefault();
  const { code } = fieldsOf(event.target);
  problem.textContent = "";
  try {
    await post("/entry", { code: code.value });
    // The page that was asked for may be for teachers alone. The first page is open to everyone.
    location.assign("/");
  } catch (error) {
    if (error instanceof Problem) problem.textContent = error.message;
    else if (error instanceof NoAnswer) {
      problem.textContent = "VocalVocab does not answer. Your letters stay here: try again.";
    } else throw error;
    code.select();
  }
});
