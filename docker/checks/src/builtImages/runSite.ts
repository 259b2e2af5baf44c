import assert from 'node:assert/strict';
import { readdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@tessera/platform/compose/release';
import { originOf, portCount } from '@tessera/platform/project';
import type { OwnService } from './composeFile';
import type { ImageFleet } from './imageFleet';
import { databaseImage } from './standInBases';
import { visitSite } from './visitSite';

/** How many consecutive ports the images of one site need: a suite's, each app's own, and the database's. */
export const portsOfImages = 2 * portCount + 1;

interface SiteRun {
  readonly services: readonly OwnService[];
  readonly fleet: ImageFleet;
  /**
   * First of {@link portsOfImages} free ports: a suite's ports, with the gateway in place of the shell, then the
   * images' ports.
   */
  readonly sitePort: number;
  timed<Result>(what: string, action: () => Promise<Result>): Promise<Result>;
}

/** Runs the services of compose.yaml together and checks that they make up one site. */
export async function runSite({ services, fleet, sitePort, timed }: SiteRun): Promise<void> {
  const origin = originOf('shell', sitePort);
  const apps = services.filter(({ args }) => args.APP !== undefined);
  const imagePortOf = (name: string) => sitePort + portCount + apps.findIndex((app) => app.name === name);
  const service = (name: string, environment: Record<string, string> = {}) => {
    const found = services.find((candidate) => candidate.name === name);
    assert(found, `compose.yaml builds no ${name}`);
    return { ...found, environment: { ...found.environment, ...environment } };
  };

  await timed('site: begins a site in an empty volume', () => fleet.run(service('site')));
  await timed('site: leaves a site that there is alone', async () => {
    assert.match(await fleet.run(service('site')), /Nothing to do/);
  });

  for (const { name } of apps) {
    await timed(`${name}: is well`, () => fleet.start(service(name, { PORT: String(imagePortOf(name)) })));
  }
  const { APP_SERVICES = '' } = service('gateway').environment;
  const addresses = APP_SERVICES.trim().replace(
    /([\w-]+):8080/g,
    (_, name: string) => `127.0.0.1:${imagePortOf(name)}`,
  );
  await timed('gateway: is well', () =>
    fleet.start(service('gateway', { PORT: String(sitePort), APP_SERVICES: addresses })),
  );
  for (const app of apps) {
    await timed(`${app.name}: holds the release that is live, and serves it through the gateway`, () =>
      seeRelease(fleet, app, origin),
    );
  }

  const database = {
    ...{ name: 'database', image: databaseImage, volumes: ['database:/data'] },
    environment: { PORT: String(sitePort + portsOfImages - 1), POSTGRES_USER: 'tessera', POSTGRES_PASSWORD: 'tessera' },
  };
  await timed('database: starts', () => fleet.start(database, 'ready to accept connections'));
  const { DATABASE_URL = '' } = service('provider-sandbox').environment;
  const settings = {
    DATABASE_URL: DATABASE_URL.replace('database:5432', `127.0.0.1:${database.environment.PORT}`),
    // Mail stays in the sandbox: there is no stand-in for the mail catcher.
    SMTP_URL: '',
  };
  await timed('provider-sandbox: is well', () => fleet.start(service('provider-sandbox', settings)));
  const health = await (await fetch(`${originOf('sandbox', sitePort)}/health`)).json();
  assert.equal((health as { database: string }).database, 'postgres');

  await timed('a player logs in and walks through the site, in Chromium', () => visitSite(origin));

  for (let name = await fleet.stopLast(); name !== undefined; name = await fleet.stopLast()) {
    console.log(`✓ ${name}: ends by its signal`);
  }
}

/** An app's image is built separately from the site's; both builds have to have the same files. */
async function seeRelease(fleet: ImageFleet, app: OwnService, origin: string): Promise<void> {
  const name = app.args.APP ?? '';
  const releases = path.join(fleet.root(app), 'srv/site', name);
  const [id = ''] = readdirSync(releases);
  const { entry } = JSON.parse(readFileSync(path.join(releases, id, 'release.json'), 'utf8')) as Release;
  const get = async () => {
    const answer = await fetch(`${origin}/${name}/${id}/${entry}`, { headers: { 'accept-encoding': 'br' } });
    assert.deepEqual([answer.status, answer.headers.get('content-encoding')], [200, 'br']);
    return answer.text();
  };
  const live = await get();
  assert.equal(live, readFileSync(path.join(releases, id, entry), 'utf8'));
  const folder = path.join(fleet.volume('site'), name, id);
  renameSync(folder, `${folder}.away`);
  try {
    assert.equal(await get(), live);
  } finally {
    renameSync(`${folder}.away`, folder);
  }
}
