import { defineConfig } from '@playwright/test';
import { projectRoot } from '@tessera/platform/project';
import { chromiumSandbox } from '../src/chromium/ensureChromium';

// Keeps parallel runs apart; workers inherit the name from the run.
process.env.TESSERA_RUN ??= String(process.pid);
const results = `${projectRoot}/test-results/${process.env.TESSERA_RUN}`;

export default defineConfig({
  testDir: projectRoot,
  testMatch: '*/e2e/**/*.spec.ts',
  // What takes minutes and rarely breaks: `npm test -- --all`, or one file by `--file`.
  ...(process.env.TESSERA_ALL === '' && { testIgnore: '*/e2e/**/*.slow.spec.ts', grepInvert: /@slow/ }),
  outputDir: results,
  fullyParallel: false,
  // On two cores: many tests wait for time to pass in a page.
  workers: 3,
  forbidOnly: true,
  // In CI, a test that fails is repeated once; if it passes then, the run says so.
  retries: process.env.CI ? 1 : 0,
  // One limit for all tests, for hangs: they wait for events, however slow the machine is.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // A run that is broken ends early.
  maxFailures: 10,
  reporter: [['line'], ['json', { outputFile: `${results}.json` }]],
  use: {
    viewport: { width: 1440, height: 900 },
    // The site's worker would request pages unseen by the routes of a test.
    serviceWorkers: 'block',
    // Painting motion without a graphics card is a quarter of a page's processor time. Tests of motion use `withMotion`.
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing costs a third of the time; TRACE=1 records what failed.
    trace: process.env.TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH !== undefined && { executablePath: process.env.CHROMIUM_PATH }),
      chromiumSandbox,
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page that a test recomposes in transit counts as public, and may then send no requests to this machine.
        '--disable-features=LocalNetworkAccessChecks',
      ],
    },
  },
});
