/** Why a password is not accepted, for the field and from the provider (spec §5). */
export const passwordMessages = {
  /** At login and registration. */
  length: 'Password must be between 12 and 15 characters.',
  /** At a change and a reset. */
  strong: 'Password must be 12–15 characters long and include uppercase, lowercase, number, and special character',
} as const;

/** Why a username is not accepted (spec §5 Register, §17 Usernames), for the field and from the provider. */
export const usernameMessages = {
  required: 'Username is required.',
  tooLong: (most: number) => `Username must be at most ${most} characters.`,
  characters: 'Username may have letters a to z and digits, with single dots, dashes or underscores between them.',
  reserved: 'This username is reserved. Please choose another one.',
} as const;
