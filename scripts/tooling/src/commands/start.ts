import { apps, originOf, UserError } from '@tessera/project';
import { readBasePort, requireFreePorts } from '@tessera/project/ports';
import pc from 'picocolors';
import { buildAll } from '../build/buildAll';
import { siteTargets } from '../build/targets';
import { writeSite } from '../local-site/writeSite';
import { type KeptService, runServices } from '../processes/keepRunning';
import { suitePorts, suiteServices } from '../processes/suite';
import { untilStopped } from '../processes/untilStopped';

const demoPlayer = { email: 'player@tessera.test', password: 'Tessera2026!' };

/** `npm start [-- --fresh]`: builds what changed, starts everything, says what runs where. */
export async function start(args: readonly string[]): Promise<void> {
  const { isFresh } = readStartArguments(args);
  const basePort = readBasePort();
  await requireFreePorts(suitePorts(basePort));
  await buildAll(siteTargets);
  await writeSite(basePort);
  console.log('Starting …');
  const services = await runServices(suiteServices({ basePort, isFresh }));
  printTable(basePort, services);
  await untilStopped(services);
}

/** Reads what `npm start` was asked for; throws for what cannot be understood. */
export function readStartArguments(args: readonly string[]): { readonly isFresh: boolean } {
  const unknown = args.find((arg) => arg !== '--fresh');
  if (unknown !== undefined) throw new UserError(`npm start does not know "${unknown}"; it takes --fresh.`);
  return { isFresh: args.includes('--fresh') };
}

function printTable(basePort: number, services: readonly KeptService[]): void {
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
