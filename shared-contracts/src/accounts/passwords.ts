/** Least and most characters of a password (spec §9 Password length). */
export const passwordLength = { min: 12, max: 15 } as const;
/** Characters of which a new password needs one (spec §5 Password change). */
export const passwordSpecials = '@$!%*?&';

/** The form in which a password is counted, compared and hashed: keyboards type the same characters in different ways (NFKC). */
export const normalizePassword = (password: string): string => password.normalize('NFKC');

/** Whether two fields have the same password. */
export const isSamePassword = (one: string, other: string): boolean =>
  normalizePassword(one) === normalizePassword(other);

/** By code point, so that an emoji counts once (NIST SP 800-63B, 5.1.1.2). */
const isLength = (text: string) => {
  const { length } = [...text];
  return length >= passwordLength.min && length <= passwordLength.max;
};
const test = (pattern: RegExp) => (password: string) => pattern.test(normalizePassword(password));

/** What a new password needs (spec §5 Password change), rule by rule; a registration only needs the length. */
export const passwordRules = {
  length: (password: string) => isLength(normalizePassword(password)),
  lower: test(/[a-z]/),
  upper: test(/[A-Z]/),
  digit: test(/\d/),
  special: test(/[@$!%*?&]/),
  allowed: test(/^[A-Za-z\d@$!%*?&]+$/),
} as const;

/** Whether a password meets every rule. */
export const isStrongPassword = (password: string): boolean =>
  Object.values(passwordRules).every((isMet) => isMet(password));

/** Whether it may be the password of a player. Older passwords were counted before the normalisation. */
export const isLoginPassword = (password: string): boolean => passwordRules.length(password) || isLength(password);
