import type { PictureChange } from '../compare';

const count = (number: number, one: string, several: string) => `${number} ${number === 1 ? one : several}`;

const kinds = { equal: 'equal', new: 'new', gone: 'no longer there' } as const;

/** Texts of the report. */
export const messages = {
  title: 'States of the apps',
  noRun: 'No states have been opened yet: npm test -- --only states',
  columns: { app: 'App', states: 'States', failed: 'Failed', differing: 'Pictures that differ' },
  acceptAll: (remote: string) => `Accept all pictures of ${remote}`,
  accept: (state: string) => `Accept ${state}`,
  toAccept: 'To accept pictures, serve this page: npm run pictures -- report',
  states: 'States',
  goneState: 'no longer a state',
  shows: (address: string, shown: readonly string[]) => `${address} shows: ${shown.join(' · ')}`,
  failures: (number: number) => count(number, 'failure', 'failures'),
  differing: (number: number) => count(number, 'picture differs', 'pictures differ'),
  picture: (width: string, kind: PictureChange['kind'], pixels: number) =>
    `${width} pixels wide: ${kind === 'changed' ? count(pixels, 'pixel differs', 'pixels differ') : kinds[kind]}`,
  /** Of the folders that the report holds. */
  which: { before: 'Before', after: 'After', difference: 'Differing pixels' },
  pictureOf: (file: string, which: string) => `${file}, ${which}`,
  tooLong: 'The form is too long.',
  coverage: {
    modules: 'Exposed modules',
    states: 'States opened',
    messages: 'Sentences and the states that show them',
    calls: 'Calls of the provider',
  },
  covered: (title: string, touched: number, all: number) => `${title}: ${touched} of ${all}`,
  untouched: (number: number) => `${number} untouched`,
  touched: (number: number) => `${number} touched`,
  more: (states: readonly string[], rest: number) => `${states.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`,
} as const;
