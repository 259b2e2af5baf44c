import { createApp } from './app';
import { startCleaning } from './cleaning';
import { readConfig, type SandboxConfig } from './config';
import { listenForControl } from './console';
import { openData } from './data';
import type { Database } from './database';
import { createFaults } from './faults';
import type { Sandbox } from './sandbox';
import { seedDemo } from './seed';
import { createTabList } from './tabs';
import { openTab } from './tabs/tab';
import { startJobs } from './wallet';

const closingMs = 2_000;

/** A sandbox that is listening. */
export interface RunningSandbox {
  /** Origin, e.g. `http://127.0.0.1:4000`. */
  readonly url: string;
  /** Origin of the control plane, if it has its own listener. */
  readonly controlUrl: string | undefined;
  readonly database: Database;
  /** Finishes requests in progress, then closes the database. */
  close(): Promise<void>;
}

/** @param options changes to the defaults; `now` is for tests */
export async function startSandbox(
  options: Partial<SandboxConfig> & { readonly now?: () => Date } = {},
): Promise<RunningSandbox> {
  const { now = () => new Date(), ...given } = options;
  const config: SandboxConfig = { ...readConfig({}), ...given };
  const data = await openData(config);
  try {
    const running = await listen({ config, database: data.database, now, secret: data.secret });
    return {
      url: running.url,
      controlUrl: running.controlUrl,
      database: data.database,
      async close() {
        await running.close();
        await data.close();
      },
    };
  } catch (error) {
    await data.close();
    throw error;
  }
}

async function listen(parts: Pick<Sandbox, 'config' | 'database' | 'now' | 'secret'>) {
  const { config } = parts;
  const { control } = config;
  const faults = createFaults();
  const tabs = createTabList(
    () => openTab(config, faults),
    (err) => app.log.error({ err }, 'The sandbox of a tab was not closed.'),
  );
  const { app, sandbox, readPort } = await createApp({ ...parts, faults, tabs, tab: undefined });
  if (config.seed === 'demo') await seedDemo(sandbox);
  await app.listen({ port: config.port, host: config.host });
  const controlListener = control.mode === 'loopback' ? await listenForControl(sandbox, control.port) : undefined;
  const stopJobs = startJobs(sandbox, config.blockIntervalMs);
  const stopCleaning = startCleaning(sandbox, app.log);
  return {
    url: `http://${config.host === '0.0.0.0' ? '127.0.0.1' : config.host}:${readPort()}`,
    controlUrl: controlListener?.url,
    async close() {
      stopJobs();
      // Requests in progress are finished, but a fault that delays an answer does not keep the process alive.
      const lastCall = setTimeout(() => app.server.closeAllConnections(), closingMs);
      await tabs.close();
      await controlListener?.close();
      await app.close();
      clearTimeout(lastCall);
      await stopCleaning();
      await sandbox.outbox.close();
    },
  };
}
