import { usernameMessages } from './accounts.messages';

const longestUsername = 40;
/**
 * ASCII letters and digits, with single signs between them. This excludes invisible characters, direction overrides,
 * accents and look-alike letters of other alphabets.
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
 * The key of a name: equal for names that differ only in case, in I, l and 1, or in O and 0. It is unique among
 * players.
 */
export const usernameKey = (username: string): string =>
  username.toLowerCase().replace(/[i1]/g, 'l').replace(/0/g, 'o');

const reservedKeys = new Set(reserved.map(usernameKey));
/** Whether the name, or a part of it between signs, is reserved, also with a number at its end. */
const isReserved = (username: string) => {
  const parts = username.split(/[._-]/);
  return [...parts, parts.join('')].some(
    (part) => reservedKeys.has(usernameKey(part)) || reservedKeys.has(usernameKey(part.replace(/(?<!\d)\d+$/, ''))),
  );
};

/**
 * Checks the name of a new player, without spaces around it. Older players keep theirs.
 *
 * @returns the message for the first broken rule
 */
export function checkUsername(typed: string): string | undefined {
  const username = typed.trim();
  if (username === '') return usernameMessages.required;
  if (!pattern.test(username)) return usernameMessages.characters;
  if (username.length > longestUsername) return usernameMessages.tooLong(longestUsername);
  return isReserved(username) ? usernameMessages.reserved : undefined;
}
