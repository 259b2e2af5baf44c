import { usernameMessages } from './accounts.messages';

const longestUsername = 40;
/**
 * Letters and digits of ASCII, with single signs between them. So there is nothing invisible, nothing that changes the direction
 * of the text, no accent and no letter of another alphabet that looks like one of these.
 */
const pattern = /^[A-Za-z0-9]+(?:[._-][A-Za-z0-9]+)*$/;

/** Names that people would take for the site's own. */
const reserved = [
  'admin',
  'administrator',
  'helpdesk',
  'moderator',
  'official',
  'root',
  'security',
  'staff',
  'support',
  'system',
  'tessera',
];

/**
 * What two names share that differ only in upper and lower case, in I, l and 1, or in O and 0. No two players have names with
 * the same key.
 */
export const usernameKey = (username: string): string =>
  username.toLowerCase().replace(/[i1]/g, 'l').replace(/0/g, 'o');

const reservedKeys = new Set(reserved.map(usernameKey));
/** Whether the name, or a part of it between signs, is reserved, also with a number at its end. */
const isReserved = (username: string) => {
  const parts = username.split(/[._-]/);
  return [...parts, parts.join('')].some(
    (part) => reservedKeys.has(usernameKey(part)) || reservedKeys.has(usernameKey(part.replace(/\d+$/, ''))),
  );
};

/**
 * Checks the name of a new player, without spaces around it. Players from before the rule keep theirs.
 *
 * @returns what the player reads of the first rule that it breaks
 */
export function checkUsername(typed: string): string | undefined {
  const username = typed.trim();
  if (username === '') return usernameMessages.required;
  if (!pattern.test(username)) return usernameMessages.characters;
  if (username.length > longestUsername) return usernameMessages.tooLong(longestUsername);
  return isReserved(username) ? usernameMessages.reserved : undefined;
}
