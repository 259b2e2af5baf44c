import pc from 'picocolors';
import type { Service } from './supervisor';

/** Keeps a command alive until Ctrl-C, then stops every service. A service that ends by itself is told of, no more. */
export async function untilStopped(services: readonly Service[]): Promise<void> {
  let isStopping = false;
  for (const { name, ended } of services) {
    void ended.then((reason) => {
      if (!isStopping) console.log(pc.yellow(`${name} has stopped (${reason}); the rest goes on without it.`));
    });
  }
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
  isStopping = true;
  console.log('\nStopping …');
  await Promise.all(services.map((service) => service.stop()));
  process.exit(0);
}
