import { defineConfig } from '@playwright/test';
import { projectRoot } from '../src/apps/apps';

export default defineConfig({
  testDir: projectRoot,
  testMatch: '*/e2e/**/*.spec.ts',
  outputDir: `${projectRoot}/test-results`,
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: `${projectRoot}/test-results/browser.json` }]],
  use: {
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH !== undefined && { executablePath: process.env.CHROMIUM_PATH }),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
});
