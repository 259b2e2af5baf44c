import { type App, type AppName, appNamed, apps, originOf, UserError } from '@tessera/project';
import { readBasePort, requireFreePorts } from '@tessera/project/ports';
import { runServices } from '../processes/keepRunning';
import { remoteService, sandboxService, shellService, suitePorts } from '../processes/suite';
import { untilStopped } from '../processes/untilStopped';

/** `npm run serve -- APP`: one app's process alone on its port, to bring back what was stopped. */
export async function serve(args: readonly string[]): Promise<void> {
  const app = readServedApp(args);
  const basePort = readBasePort();
  await requireFreePorts(suitePorts(basePort, [app.name]));
  const services = await runServices([serviceOf(app.name, basePort)]);
  console.log(
    `${app.name} answers at ${originOf(app.name, basePort)} (${appNamed(app.name).folder.split('/').pop()}).`,
  );
  await untilStopped(services);
}

/** The app that `npm run serve` was asked for; throws when there is none of that name. */
export function readServedApp([name]: readonly string[]): App {
  const app = apps.find((candidate) => candidate.name === name);
  if (app !== undefined) return app;
  throw new UserError(`Name the app to serve: npm run serve -- ${apps.map((one) => one.name).join(' | ')}`);
}

function serviceOf(name: AppName, basePort: number) {
  if (name === 'sandbox') return sandboxService({ basePort });
  return name === 'shell' ? shellService({ basePort }) : remoteService(name, { basePort });
}
