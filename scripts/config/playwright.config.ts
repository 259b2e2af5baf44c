import { defineConfig } from '@playwright/test';
import { projectRoot } from '../src/apps/apps';

// Runs side by side keep apart; workers inherit the name from the run.
process.env.TESSERA_RUN ??= String(process.pid);
const results = `${projectRoot}/test-results/${process.env.TESSERA_RUN}`;

export default defineConfig({
  testDir: projectRoot,
  testMatch: '*/e2e/**/*.spec.ts',
  outputDir: results,
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: `${results}.json` }]],
  use: {
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH !== undefined && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page that a test recomposes on its way counts as public, and may then ask nothing of this machine.
        '--disable-features=LocalNetworkAccessChecks',
      ],
    },
  },
});
