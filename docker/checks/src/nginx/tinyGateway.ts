import { rmSync } from 'node:fs';
import path from 'node:path';
import type { PageFamily } from '@tessera/platform/compose/families';
import { readFamilies } from '@tessera/platform/compose/testing';
import { type NginxServer, readableFolder, startNginx } from './nginxServer';
import { writeTinySite } from './tinySite';

/** An nginx over a tiny site. */
export interface TinyGateway {
  readonly site: string;
  readonly families: readonly PageFamily[];
  readonly gateway: NginxServer;
  stop(): Promise<void>;
}

/** @param from the first port to try; test files that run side by side need different ones */
export async function startTinyGateway(from: number, env: Readonly<Record<string, string>> = {}): Promise<TinyGateway> {
  const families = await readFamilies();
  const site = readableFolder();
  writeTinySite(site, families);
  const gateway = await startNginx(site, env, from);
  return {
    site,
    families,
    gateway,
    async stop() {
      await gateway.stop();
      rmSync(path.dirname(site), { recursive: true, force: true });
    },
  };
}
