import path from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { projectRoot } from '@tessera/platform/project';
import playwrightConfig from '@tessera/tooling/config/playwright';
import { devices } from './devices';
import type { StateOptions } from './worker';

const { use: { launchOptions, ...use } = {} } = playwrightConfig;
const { ACCEPTED_PICTURES = path.join(projectRoot, '.cache/pictures'), TESSERA_ALL, TESSERA_PICTURES } = process.env;
const arePictured = TESSERA_PICTURES === '1';

/** Every state of every remote and of the composed site, on every device (`npm test -- --only states`, `npm run pictures`). */
const config: PlaywrightTestConfig<object, StateOptions> = {
  ...playwrightConfig,
  testDir: import.meta.dirname,
  testMatch: TESSERA_ALL === '1' ? ['states.spec.ts', 'monkey.spec.ts'] : 'states.spec.ts',
  testIgnore: [],
  globalSetup: './sharedSuite.ts',
  fullyParallel: true,
  maxFailures: 0,
  reporter: [
    ['./reporter.ts'],
    ...(playwrightConfig.reporter as [string, object][]).filter(([name]) => name === 'json'),
    ...(arePictured
      ? ([['html', { open: 'never', outputFolder: `${projectRoot}/.cache/pictures-report` }]] as const)
      : []),
  ] as NonNullable<PlaywrightTestConfig['reporter']>,
  snapshotPathTemplate: `${ACCEPTED_PICTURES}/{arg}-{projectName}{ext}`,
  projects: devices
    .filter(({ name }) => name !== 'small-phone' || TESSERA_ALL === '1')
    .map((device) => ({
      name: device.name,
      use: { device },
      grepInvert: new RegExp(`@(?!${device.name}-)[a-z-]+-only`),
    })),
  use: {
    ...use,
    screenshot: 'off',
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
export default config;
