import '@testing-library/jest-dom';

/** How long `findBy…` and `waitFor` wait, in milliseconds. */
const asyncUtilTimeout = 30_000;

// Tests without a page do without the library, which takes time to load.
if (typeof document !== 'undefined') {
  const { configure } = jest.requireActual<typeof import('@testing-library/react')>('@testing-library/react');
  configure({ asyncUtilTimeout });
}
