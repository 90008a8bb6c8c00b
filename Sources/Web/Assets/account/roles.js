/** The words for the roles of a server with accounts. */

/** @type {Record<string, string>} */
export const roles = {
  learner: "a learner",
  teacher: "a teacher",
  owner: "an owner",
  staff: "a teacher at a school",
  parent: "a parent",
};

/** The roles that an owner can give. The others come with an invitation to a school. */
export const givenRoles = ["learner", "teacher", "owner"];
