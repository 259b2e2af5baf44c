import { AssertionError } from 'node:assert';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { portOf, UserError } from '@tessera/platform/project';
import { findFreePorts } from '@tessera/platform/project/ports';
import { buildah, ensureBuildah, imagesFolder, megabytesOf } from './buildah';
import { readOwnServices } from './composeFile';
import { createFleet } from './imageFleet';
import { portsOfImages, runSite } from './runSite';
import { ensureDatabase, ensureStandIns } from './standInBases';

/** Runs one step and prints how long it took. */
async function timed<Result>(what: string, action: () => Result | Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  const result = await action();
  console.log(`✓ ${what} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
  return result;
}

/**
 * Builds every image that compose.yaml builds, from the unchanged Dockerfiles, without an engine; then runs them together as
 * compose.yaml says, and checks that they make up one site.
 */
async function checkImages(): Promise<void> {
  ensureBuildah();
  for (const standIn of await timed('stand-ins for the base images', ensureStandIns)) console.log(`  ${standIn}`);

  const sitePort = await findFreePorts(portsOfImages, 4500);
  const services = readOwnServices({ SITE_PORT: String(sitePort), API_PORT: String(portOf('sandbox', sitePort)) });
  for (const { image, dockerfile, args } of services) {
    const values = Object.entries(args).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]);
    // Only Docker's format supports HEALTHCHECK.
    const format = ['--format', 'docker', '--isolation', 'chroot', '--pull-never', '--layers'];
    await timed(`${image} builds`, () =>
      buildah('build', '--quiet', ...format, ...values, '--file', dockerfile, '--tag', image, '.'),
    );
  }

  await timed('a database server', ensureDatabase);

  const folder = path.join(imagesFolder, 'volumes');
  rmSync(folder, { recursive: true, force: true });
  const fleet = createFleet(folder);
  try {
    for (const service of services) console.log(`  ${service.image}: ${megabytesOf(fleet.root(service))} MB`);
    await runSite({ services, fleet, sitePort, timed });
  } finally {
    fleet.remove();
    for (const left of [folder, path.join(imagesFolder, 'logs')]) rmSync(left, { recursive: true, force: true });
  }
  console.log('All images build, run and make one site.');
}

try {
  await checkImages();
} catch (error) {
  const isPlain = error instanceof UserError || error instanceof AssertionError;
  console.error(isPlain ? `\n✗ ${error.message}\n` : error);
  process.exitCode = 1;
}
