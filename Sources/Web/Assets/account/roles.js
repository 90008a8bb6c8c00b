/** The words for the roles of a server with accounts. */

/** @type {Record<string, string>} */
export const roles = { learner: "a learner", teacher: "a teacher", owner: "an owner" };
