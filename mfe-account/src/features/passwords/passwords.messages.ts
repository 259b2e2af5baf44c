/** The rules of a password (spec §5 Password change). */
export const messages = {
  length: '12 to 15 characters',
  lower: 'a lowercase letter',
  upper: 'an uppercase letter',
  digit: 'a number',
  special: (characters: string) => `one of ${characters}`,
  allowed: 'nothing else: no spaces, no other letters',
  met: '(met)',
  notMet: '(not met)',
  metOf: (met: number, all: number) => `${met} of ${all} rules met`,
  lengthSuffices: 'The length is enough to register. A later change asks for all of them.',
} as const;
