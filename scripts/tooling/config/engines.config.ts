import { projectRoot } from '@tessera/platform/project';
import playwrightConfig from './playwright.config';

/** Journeys that run in every engine. */
const journeys = [
  'host-shell/e2e/journey.spec.ts',
  'host-shell/e2e/home.spec.ts',
  'mfe-account/e2e/everyVisitor.slow.spec.ts',
  'mfe-games/e2e/lobby.spec.ts',
  'mfe-lists/e2e/bets.spec.ts',
  'mfe-wallet/e2e/everyVisitor.slow.spec.ts',
  'scripts/release/e2e/releases.spec.ts',
];

const stockFirefox = {
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: `${projectRoot}/scripts/tooling/src/engines/firefoxProxy.mjs`,
    // Scroll bars as on phones and on most desktops: over the page.
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1, 'ui.useOverlayScrollbars': 1 },
  },
};

/** Only Chromium measures layout shifts, and has a protocol for forced colours and font sizes. */
const onlyInChromium = /nothing moves|with (?:forced colours|a font size)/;

export default {
  ...playwrightConfig,
  testMatch: journeys,
  // In Firefox, taking a screenshot violates a page's policy.
  use: { ...playwrightConfig.use, launchOptions: {}, screenshot: 'off' as const },
  grepInvert: onlyInChromium,
  projects: [
    { name: 'firefox', use: { browserName: 'firefox' as const, ...(process.env.FIREFOX_PATH && stockFirefox) } },
    {
      name: 'webkit',
      use: { browserName: 'webkit' as const },
      // Every step is a message to the inspector; the longest journey takes a minute on an idle machine.
      timeout: 240_000,
      // WebKitGTK's inspector takes only small messages, so no tampered files, and grants no access to the clipboard.
      ...(process.env.WEBKIT_PATH && {
        grepInvert: [
          onlyInChromium,
          /five thousand|copies the value|chunk with one byte changed|style sheet or script of the shell/,
        ],
      }),
    },
  ],
};
