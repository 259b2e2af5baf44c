import { projectRoot } from '@tessera/project';
import playwrightConfig from './playwright.config';

/** Journeys that run in every engine. */
const journeys = [
  'host-shell/e2e/journey.spec.ts',
  'host-shell/e2e/home.spec.ts',
  'mfe-*/e2e/everyVisitor.spec.ts',
  'scripts/release/e2e/releases.spec.ts',
  'scripts/release/e2e/releaseFiles.spec.ts',
];

const stockFirefox = {
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: `${projectRoot}/scripts/tooling/src/engines/firefoxProxy.mjs`,
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
  },
};

export default {
  ...playwrightConfig,
  testMatch: journeys,
  // Only Chromium's protocol sets them in the browser.
  grepInvert: /with (?:forced colours|a font size)/,
  projects: [
    {
      name: 'firefox',
      use: { browserName: 'firefox' as const, launchOptions: {}, ...(process.env.FIREFOX_PATH && stockFirefox) },
    },
    { name: 'webkit', use: { browserName: 'webkit' as const, launchOptions: {} } },
  ],
};
