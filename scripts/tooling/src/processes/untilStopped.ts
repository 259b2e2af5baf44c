import type { Service } from './supervisor';

/** Keeps a command alive until Ctrl-C, then stops every service. */
export async function untilStopped(services: readonly Service[]): Promise<void> {
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
  console.log('\nStopping …');
  await Promise.all(services.map((service) => service.stop()));
  process.exit(0);
}
