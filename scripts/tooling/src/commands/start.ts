import { buildAll } from '@tessera/platform/build';
import { siteTargets } from '@tessera/platform/build/targets';
import { apps, originOf } from '@tessera/platform/project';
import { commandLine, runnable } from '@tessera/platform/project/commandLine';
import { readBasePort, requireFreePorts } from '@tessera/platform/project/ports';
import pc from 'picocolors';
import { writeSite } from '../local-site/writeSite';
import { runServices } from '../processes/runServices';
import { suitePorts, suiteServices } from '../processes/suite';
import type { Service } from '../processes/supervisor';
import { untilStopped } from '../processes/untilStopped';

const demoPlayer = { email: 'player@tessera.test', password: 'Tessera2026!' };

/** Milliseconds after which pages are composed again with the provider's current games. */
const contentRenewalMs = 15 * 60_000;

/** `npm start [-- --fresh]`: builds what changed, starts everything, prints what runs where. */
export const start = runnable(
  commandLine('npm start --')
    .description('Builds what changed and starts the site; PORT is the first of its ports.')
    .option('--fresh', 'begins with an empty database; one that does not open is moved aside')
    .action(startSite),
);

async function startSite({ fresh: isFresh = false }: { readonly fresh?: boolean }): Promise<void> {
  const basePort = readBasePort();
  await requireFreePorts(suitePorts(basePort));
  await buildAll(siteTargets);
  await writeSite(basePort);
  console.log('Starting …');
  const services = await runServices(suiteServices({ basePort, isFresh }));
  // The content of pages is the provider's, which answers only now.
  await writeSite(basePort);
  const renewal = setInterval(() => void writeSite(basePort).catch(console.error), contentRenewalMs);
  renewal.unref();
  printTable(basePort, services);
  await untilStopped(services);
}

function printTable(basePort: number, services: readonly Service[]): void {
  const sandbox = originOf('sandbox', basePort);
  console.log('');
  for (const [index, { name }] of apps.entries()) {
    const label = name === 'sandbox' ? 'provider sandbox' : name === 'shell' ? 'site (host-shell)' : `mfe-${name}`;
    console.log(`  ${label.padEnd(20)} ${originOf(name, basePort)}  ${pc.dim(`pid ${services[index]?.pid}`)}`);
  }
  console.log(`  ${'mailbox'.padEnd(20)} ${sandbox}/mailbox`);
  console.log(`  ${'console'.padEnd(20)} ${sandbox}/console`);
  console.log(`  ${'API'.padEnd(20)} ${sandbox}/docs`);
  console.log(`\n  Demo player: ${pc.bold(demoPlayer.email)}  password: ${pc.bold(demoPlayer.password)}`);
  console.log(`\n${pc.green(`Tessera is ready at ${originOf('shell', basePort)}`)}`);
  console.log(pc.dim('Ctrl-C stops everything.'));
}
