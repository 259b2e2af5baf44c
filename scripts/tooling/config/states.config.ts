import playwrightConfig from './playwright.config';

/** Every state of every remote, each a test that writes a result (`npm test -- --only states`). */
export default {
  ...playwrightConfig,
  testMatch: 'scripts/tooling/states/states.spec.ts',
  testIgnore: [],
  globalSetup: '../states/sharedSuite.ts',
  fullyParallel: true,
  retries: 0,
};
