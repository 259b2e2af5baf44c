/** Texts of the page that compares two releases. */
export const messages = {
  title: (remote: string, releases: readonly string[]) => `mfe-${remote}: ${releases.join(' and ')}`,
  state: ({ module, title }: { readonly module: string; readonly title: string }) => `${module}: ${title}`,
  stage: (release: string) => `Stage of ${release}`,
  noState: (release: string, state: string) => `${release} has no state ${state}.`,
  same: 'Both releases show the same.',
  differ: (pixels: number, total: number, lines: number) =>
    `${pixels} of ${total} pixels differ, and ${lines} lines of the accessibility trees.`,
  notReady: (address: string, seconds: number, step: string) =>
    `${address} was not ready within ${seconds} s. It waits at: ${step}`,
  tooLong: 'The question is too long.',
  page: {
    unknown: 'No such state',
    allStates: 'All states',
    looking: 'A browser looks at both releases …',
    pictures: 'Pictures',
    difference: 'Differing pixels',
    trees: 'Accessibility trees',
  },
} as const;
