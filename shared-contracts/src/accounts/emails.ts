/** Longest address that mail can be sent to (RFC 5321, 4.5.3.1.3). */
const longestEmail = 254;
const simple = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** What browsers accept in a field for an address (HTML, valid e-mail address), with a dot in the domain. */
const registrable =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;

const fits = (pattern: RegExp, typed: string): boolean => {
  const email = typed.trim();
  return email.length <= longestEmail && pattern.test(email);
};

/** Whether it may be the address of a player, without spaces around it (spec §5 Login). */
export const isEmail = (typed: string): boolean => fits(simple, typed);

/**
 * Whether a new player may register with the address: only ASCII characters, since zero-width spaces and letters of
 * other alphabets are not visible in an address. International domains are accepted as browsers send them (`xn--`).
 */
export const isNewEmail = (typed: string): boolean => fits(registrable, typed);
