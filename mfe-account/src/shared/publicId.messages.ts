/** Messages of the button that copies the public ID (spec §8 Copy). */
export const publicIdMessages = {
  copied: 'Public ID copied to clipboard!',
  copyFailed: 'The Public ID could not be copied. Select it and copy it by hand.',
} as const;
