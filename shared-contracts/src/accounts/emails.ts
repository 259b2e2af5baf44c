/// <reference path="./punycode.d.ts" />
import punycode from 'punycode.js';

/** Longest address that mail can be sent to (RFC 5321, 4.5.3.1.3). */
const longestEmail = 254;
const simple = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** What browsers accept in a field for an address (HTML, valid e-mail address), with a dot in the domain. */
const registrable =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;

const ascii = /^\p{ASCII}*$/u;
/** Characters that end or change the host of a URL. */
const urlSyntax = /[\s/\\?#%:@[\]]/;

/** The ASCII form of a domain in other letters (UTS 46); `undefined` if it has none. */
function asciiDomain(domain: string): string | undefined {
  if (urlSyntax.test(domain)) return undefined;
  try {
    const { hostname } = new URL(`http://${domain}`);
    // Digits of other scripts may give the address of a machine.
    return /^[\d.]+$/.test(hostname) ? undefined : hostname;
  } catch {
    return undefined;
  }
}

function withDomain(email: string, convert: (domain: string) => string | undefined): string {
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

/** Labels in one script, whose letters look like no others: western letters, and scripts that are not alike. */
const clearLabel = [
  /^[a-z\d\u00df-\u00f6\u00f8-\u0130\u0132-\u0137\u0139-\u013f\u0141-\u0148\u014a-\u017e-]+$/,
  /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー\d-]+$/u,
  ...['Hangul', 'Arabic', 'Hebrew', 'Devanagari', 'Thai'].map((name) => new RegExp(`^[\\p{scx=${name}}\\d-]+$`, 'u')),
];
/** In these scripts words look like western ones, so all of the domain has to be in them. */
const clearDomain = ['Cyrillic', 'Greek'].map((name) => new RegExp(`^[\\p{sc=${name}}\\d.-]+$`, 'u'));

const isClear = (domain: string): boolean =>
  clearDomain.some((script) => script.test(domain)) ||
  domain.split('.').every((label) => clearLabel.some((script) => script.test(label)));

/** The letters of a domain in ASCII; `undefined` where they could be taken for another domain. */
function readableDomain(domain: string): string | undefined {
  if (!/(^|\.)xn--/i.test(domain)) return undefined;
  try {
    const letters = punycode.toUnicode(domain.toLowerCase());
    return isClear(letters) && asciiDomain(letters) === domain.toLowerCase() ? letters : undefined;
  } catch {
    return undefined;
  }
}

/** An address for people: an international domain in its letters, in ASCII where these imitate another domain. */
export const readableEmail = (email: string): string => withDomain(asciiEmail(email), readableDomain);

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
