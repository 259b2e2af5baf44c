import playwrightConfig from './playwright.config';

const { use: { launchOptions, ...use } = {} } = playwrightConfig;

/** Every state of every remote, each a test that writes a result (`npm test -- --only states`). */
export default {
  ...playwrightConfig,
  testMatch: 'scripts/tooling/states/states.spec.ts',
  testIgnore: [],
  globalSetup: '../states/sharedSuite.ts',
  fullyParallel: true,
  retries: 0,
  use: {
    ...use,
    launchOptions: {
      ...launchOptions,
      // The same pixels in every run: a part of a page that is drawn again blends its edges twice, and code for some processors rounds.
      args: [
        ...(launchOptions?.args ?? []),
        '--disable-partial-raster',
        '--disable-skia-runtime-opts',
        '--force-color-profile=srgb',
      ],
    },
  },
};
