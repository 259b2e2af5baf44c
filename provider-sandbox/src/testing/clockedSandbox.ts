import type { SandboxConfig } from '../config';
import { startSandbox } from '../server';
import { startPostgres } from './postgresServer';

/** A sandbox in this process whose clock the test moves. It receives reports of the networks that requests from this machine name. */
export async function startClockedSandbox(now: () => Date) {
  const server = await startPostgres();
  const settings = {
    port: 0,
    databaseUrl: server.url,
    dataDir: 'memory://',
    seed: 'none',
    blockIntervalMs: 0,
    telemetry: { releases: 'any', tabsPerNetwork: 1 },
    trustedProxies: ['loopback'],
  } as const satisfies Partial<SandboxConfig>;
  const sandbox = await startSandbox({ ...settings, now });
  return {
    url: sandbox.url,
    async stop() {
      await sandbox.close();
      await server.stop();
    },
  };
}
