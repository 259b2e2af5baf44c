import { type Compiler, rspack, type Stats } from '@rspack/core';
import pc from 'picocolors';
import { originOf } from '../apps/apps';
import { readBasePort, requireFreePorts } from '../apps/ports';
import { finishBuild, loadConfig } from '../build/buildApp';
import { siteTargets } from '../build/targets';
import { buildFolder, writeSite } from '../compose/writeSite';
import { suitePorts, suiteServices } from '../processes/suite';
import { type Service, startServices } from '../processes/supervisor';
import { untilStopped } from '../processes/untilStopped';

/** `npm run dev`: the composed site with live reload. An edit rebuilds its app alone, composes anew, reloads pages. */
export async function dev(): Promise<void> {
  const basePort = readBasePort();
  await requireFreePorts(suitePorts(basePort));
  let services: readonly Service[] = [];

  const recompose = async () => {
    await writeSite(basePort, 'development');
    services.find(({ name }) => name === 'shell')?.send('reload');
  };

  const compilers: Compiler[] = [];
  for (const target of siteTargets) {
    const development = { ...target, outputFolder: buildFolder(target.name as 'shell', 'development') };
    const compiler = rspack(await loadConfig(development, 'development', 'dev'));
    compilers.push(compiler);
    await new Promise<void>((resolve) => {
      compiler.watch({}, async (error: Error | null, stats?: Stats) => {
        try {
          if (error !== null) throw error;
          if (stats === undefined) return;
          await finishBuild(development, 'dev', stats, 'development');
          console.log(
            `${target.name.padEnd(10)} ${pc.dim(`rebuilt in ${(stats.endTime ?? 0) - (stats.startTime ?? 0)} ms`)}`,
          );
          if (services.length > 0) await recompose();
        } catch (failure) {
          console.error(pc.red(failure instanceof Error ? failure.message : String(failure)));
        } finally {
          resolve();
        }
      });
    });
  }
  await writeSite(basePort, 'development');
  services = await startServices(suiteServices({ basePort, mode: 'development' }));
  console.log(`\n${pc.green(`Tessera is ready at ${originOf('shell', basePort)}`)} ${pc.dim('(live reload)')}`);
  await untilStopped(services);
}
