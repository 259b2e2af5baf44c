/** The rules of a password (spec §5 Password change). */
export const messages = {
  strong: 'Password must be 12–15 characters long and include uppercase, lowercase, number, and special character',
  length: '12 to 15 characters',
  lower: 'a lowercase letter',
  upper: 'an uppercase letter',
  digit: 'a number',
  special: (characters: string) => `one of ${characters}`,
  allowed: 'nothing else: no spaces, no other letters',
  met: '(met)',
  notMet: '(not met)',
  metOf: (met: number, all: number) => (all === 1 ? `${met === 1 ? 'Met' : 'Not met'}` : `${met} of ${all} rules met`),
} as const;
