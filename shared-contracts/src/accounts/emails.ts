/** Longest address that mail can be sent to (RFC 5321, 4.5.3.1.3). */
const longestEmail = 254;
const simple = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;
/** What browsers accept in a field for an address (HTML, valid e-mail address), with a dot in the domain. */
const registrable =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;

const ascii = /^\p{ASCII}*$/u;
/** Characters that end or change the host of a URL. */
const urlSyntax = /[\s/\\?#%:@[\]]/;

/** The ASCII form of a domain in other letters (UTS 46); `undefined` if it has none. */
export function asciiDomain(domain: string): string | undefined {
  if (urlSyntax.test(domain)) return undefined;
  try {
    const { hostname } = new URL(`http://${domain}`);
    // Digits of other scripts may give the address of a machine.
    return /^[\d.]+$/.test(hostname) ? undefined : hostname;
  } catch {
    return undefined;
  }
}

/** The address with its domain converted; unchanged if there is none, or no conversion. */
export function withDomain(email: string, convert: (domain: string) => string | undefined): string {
  const start = email.lastIndexOf('@') + 1;
  const domain = start === 0 ? undefined : convert(email.slice(start));
  return domain === undefined ? email : email.slice(0, start) + domain;
}

/**
 * The form in which an address is sent, stored and compared: without spaces around it, and an international domain in
 * ASCII (`xn--`). Some browsers give that form of what is typed, others the letters.
 */
export const asciiEmail = (typed: string): string =>
  withDomain(typed.trim(), (domain) => (ascii.test(domain) ? undefined : asciiDomain(domain)));

const fits = (pattern: RegExp, typed: string): boolean => {
  const email = asciiEmail(typed);
  return email.length <= longestEmail && pattern.test(email);
};

/** Whether it may be the address of a player, without spaces around it (spec §5 Login). */
export const isEmail = (typed: string): boolean => fits(simple, typed);

/**
 * Whether a new player may register with the address: before the @ only ASCII characters, since zero-width spaces and
 * letters of other alphabets are not visible there; the domain may be international.
 */
export const isNewEmail = (typed: string): boolean => fits(registrable, typed);
