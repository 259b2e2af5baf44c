import { createHash } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import {
  type ComposedRelease,
  type ComposedRemote,
  composeFiles,
  registerRelease,
  withDeclaredPages,
} from '@tessera/platform/compose';
import { pageFilesAt } from '@tessera/platform/compose/pageFiles';
import { readShellPage } from '@tessera/platform/compose/shellPage';
import { remoteNames } from '@tessera/platform/project';
import type { RemoteName } from '@tessera/shared-contracts/remotes';
import { buildFolder, localPolicy, readBuiltPrerendered, requireRelease } from '../src/local-site/writeSite';
import type { Suite } from './suite';

/** What the one module of a handmade release does when it is rendered. */
type Behaviour = 'throws' | 'throws on bad data' | 'misbehaves when told' | 'shows its name' | 'exports nothing';

const components: Record<Behaviour, string> = {
  throws: 'default(){throw new Error("crashed on render")}',
  'throws on bad data':
    'default(){if("badData" in window)throw new Error("crashed on data");return "release "+RELEASE}',
  'misbehaves when told':
    'default(){window.addEventListener("misbehave",()=>{fetch("https://elsewhere.test/").catch(()=>{window.misbehaved=true});' +
    'throw new Error("typed by a player")},{once:true});return "release "+RELEASE}',
  'shows its name': 'default(){return "release "+RELEASE}',
  'exports nothing': 'other:1',
};

/** A handwritten release of a remote, served on its own origin; every module of it behaves the same. */
export class HandmadeRelease {
  readonly #server: http.Server;
  readonly release: ComposedRelease;
  /** Requested scripts. */
  readonly requests: string[] = [];

  private constructor(server: http.Server, release: ComposedRelease) {
    this.#server = server;
    this.release = release;
  }

  /** @param options.changedByte serves the entry with one byte changed, but keeps the hash of the original */
  static async serve(
    buildId: string,
    behaviour: Behaviour,
    options: { readonly changedByte?: boolean; readonly lacksHash?: boolean; readonly contract?: number } = {},
  ): Promise<HandmadeRelease> {
    const container = `tessera_lists_${buildId}`;
    const source =
      `window.ran_${buildId}=true;` +
      `window.${container}={init(){},get(){return Promise.resolve(()=>({${components[behaviour].replace('RELEASE', JSON.stringify(buildId))},contract:${options.contract ?? 1}}))}};/*x*/`;
    const served = options.changedByte ? source.replace('/*x*/', '/*y*/') : source;
    const integrity = `sha384-${createHash('sha384').update(source).digest('base64')}`;
    let made: HandmadeRelease | undefined;
    const description = {
      version: '9.9.9',
      buildId,
      commit: 'handmade',
      contract: options.contract ?? 1,
      container,
      entry: 'entry.js',
      exposes: { LiveBets: { scripts: [], styles: [] }, TransactionsPage: { scripts: [], styles: [] } },
      integrity: options.lacksHash ? {} : { 'entry.js': integrity },
    };
    const server = http.createServer((request, response) => {
      made?.requests.push(request.url ?? '');
      response.setHeader('access-control-allow-origin', '*');
      if (request.url?.startsWith('/release.json')) return void response.end(JSON.stringify(description));
      if (!request.url?.startsWith('/entry.js')) return void response.writeHead(404).end();
      response.setHeader('content-type', 'text/javascript').end(served);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    made = new HandmadeRelease(server, { ...description, baseUrl });
    return made;
  }

  get origin(): string {
    return this.release.baseUrl.slice(0, -1);
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

interface Recomposed {
  readonly registry?: (registry: { remotes: Record<string, ComposedRemote> }) => void;
  readonly config?: (config: Record<string, unknown>) => void;
}

/** Makes this browser get the site's pages composed from another registry or configuration. */
export async function recompose(page: Page, suite: Suite, changes: Recomposed): Promise<void> {
  await page.route(`${suite.site}/**`, async (route) => {
    if (route.request().resourceType() !== 'document' && route.request().headers().accept !== 'text/html') {
      return route.continue();
    }
    const response = await route.fetch();
    const text = await response.text();
    const part = (id: string) => JSON.parse(new RegExp(`id="${id}">(.*?)</script>`).exec(text)?.[1] ?? '') as never;
    const carried: { remotes: Record<RemoteName, { live: { baseUrl: string } }> } = part('tessera-registry');
    const built = remoteNames.map((name) => {
      const release = requireRelease(buildFolder(name, 'production'), name);
      return [name, { live: registerRelease(release, carried.remotes[name].live.baseUrl) }] as const;
    });
    const registry = { remotes: Object.fromEntries(built) };
    const config = part('tessera-config');
    changes.registry?.(registry);
    changes.config?.(config);
    const shell = requireRelease(buildFolder('shell', 'production'), 'shell');
    const shellPage = withDeclaredPages(readShellPage(buildFolder('shell', 'production')), registry);
    const modules = await readBuiltPrerendered(registry, 'production');
    const files = composeFiles({ shell, page: shellPage, modules, registry, config, policy: localPolicy });
    const names = pageFilesAt(new URL(route.request().url()).pathname);
    const body = names.map((name) => files.get(name)).find((file) => file !== undefined) ?? '';
    await route.fulfill({ response, body });
  });
}
