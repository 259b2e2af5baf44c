/** What the page says about the releases it runs. */
export const messages = {
  newRelease: (brand: string) => `A new version of ${brand} is ready.`,
  reload: 'Reload',
  later: 'Later',
  label: 'Release',
  overrides: (names: readonly string[]) => `This session runs other releases: ${names.join(', ')}`,
  clearOverrides: 'Back to live',
} as const;
