import '@testing-library/jest-dom';

/** How long `findBy…` and `waitFor` wait, in milliseconds: long enough for busy machines; what never comes still fails. */
const asyncUtilTimeout = 60_000;

// Tests without a page do without the library, which takes time to load.
if (typeof document !== 'undefined') {
  const { configure } = jest.requireActual<typeof import('@testing-library/react')>('@testing-library/react');
  configure({ asyncUtilTimeout });
}
