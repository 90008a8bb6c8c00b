/** The words for what changed in the accounts. */

import { roles } from "../account/roles.js";

/** @type {Record<string, (entry: { who: string, account: string, role: string }) => string>} */
const events = {
  signedUp: ({ account, role }) => `${account} signed up as ${role}`,
  invited: ({ who, role }) => `${who} made an invitation as ${role}`,
  loggedIn: ({ who }) => `${who} logged in`,
  passwordChanged: ({ who }) => `${who} changed the password`,
  passwordLinkMade: ({ who, account }) => `${who} made a link to a new password for ${account}`,
  secondFactorSet: ({ who }) => `${who} began to log in with codes`,
  secondFactorRemoved: ({ who, account }) => `${who} removed the codes of ${account}`,
  roleChanged: ({ who, account, role }) => `${who} made ${account} ${role}`,
  closed: ({ who, account }) => `${who} closed the account of ${account}`,
  reopened: ({ who, account }) => `${who} opened the account of ${account} again`,
  renamed: ({ who }) => `${who} changed the name to log in with`,
  sessionsEnded: ({ who, account }) => `${who} logged other browsers of ${account} out`,
  erasureSet: ({ who, account }) => `${who} set a day for the erasure of ${account}`,
  erasureCancelled: ({ who, account }) => `${who} kept the account of ${account}`,
  learnerErasureSet: ({ who }) => `${who} set a day for the erasure of a learner`,
  learnerErasureCancelled: ({ who }) => `${who} kept a learner who was to be erased`,
  learnerErased: () => "A learner was erased",
  schoolMade: ({ who }) => `${who} made a school`,
  staffAdded: ({ account }) => `${account} began to work at a school`,
  staffChanged: ({ who, account }) => `${who} changed what ${account} does at a school`,
  staffRemoved: ({ who, account }) => `${who} ended the work of ${account} at a school`,
  classMade: ({ who }) => `${who} made a class`,
  parentRemoved: ({ who, account }) => `${who} ended what ${account} sees of a child`,
  parentAdded: ({ account }) => `${account} sees a child’s work as a parent`,
  released: ({ who }) => `${who} removed an account and kept its words`,
  erased: () => "An account was erased",
};

/**
 * Returns a sentence about a change.
 *
 * @param {{ event: string, by: string | null, account: string | null, role: string | null }} entry
 */
export function changeInWords({ event, by, account, role }) {
  return events[event]({
    who: by ?? "The server or its owner",
    account: account ?? "an erased account",
    role: roles[role ?? ""] ?? "",
  });
}
