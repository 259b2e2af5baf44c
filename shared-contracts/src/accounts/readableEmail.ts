/// <reference path="./punycode.d.ts" />
import punycode from 'punycode.js';
import { asciiDomain, asciiEmail, withDomain } from './emails';

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
