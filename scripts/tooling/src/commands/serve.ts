import { type AppName, appNamed, apps, originOf } from '@tessera/platform/project';
import { Argument, commandLine, runnable } from '@tessera/platform/project/commandLine';
import { readBasePort, requireFreePorts } from '@tessera/platform/project/ports';
import { runServices } from '../processes/runServices';
import { sandboxService, staticService, suitePorts } from '../processes/suite';
import { untilStopped } from '../processes/untilStopped';

/** `npm run serve -- APP`: one app's process alone on its port, to bring back an app that was stopped. */
export const serve = runnable(
  commandLine('npm run serve --')
    .description("Brings back one app's process on its port.")
    .addArgument(new Argument('<app>', 'the app to serve').choices(apps.map(({ name }) => name)))
    .action(serveApp),
);

async function serveApp(app: AppName): Promise<void> {
  const basePort = readBasePort();
  await requireFreePorts(suitePorts(basePort, [app]));
  const service = app === 'sandbox' ? sandboxService({ basePort }) : staticService(app, { basePort });
  const services = await runServices([service]);
  console.log(`${app} answers at ${originOf(app, basePort)} (${appNamed(app).folder.split('/').pop()}).`);
  await untilStopped(services);
}
