import { fetchPublicAnswers } from '@tessera/compose/contents';
import { localSiteConfig } from '@tessera/compose/siteConfig';
import { portCount } from '@tessera/project';
import { findFreePorts } from '@tessera/project/ports';
import type { PublicAnswers } from '@tessera/shared-contracts/prerender';
import { buildAll } from '@tessera/tooling/build';
import { sandboxService, startService } from '@tessera/tooling/processes';
import { siteTargets } from '@tessera/tooling/targets';
import { createLine, type DelayedProxy, type Line, startDelayedProxy } from './network/delayedProxy';
import { apiGateway } from './serve/apiGateway';
import { createCertificate } from './serve/certificate';
import { startSecureServer } from './serve/secureServer';
import { readFiles } from './serve/siteFiles';
import { siteHandler } from './serve/siteHandler';
import { prepareComposed } from './variants/composed';
import { prepareDefaultFederation } from './variants/defaultFederation';
import { prepareMonolith } from './variants/monolith';
import { type PrepareVariant, type VariantName, variantNames } from './variants/variant';
import { shellPage } from './variants/writePages';

const prepare: Readonly<Record<VariantName, PrepareVariant>> = {
  composed: prepareComposed,
  monolith: prepareMonolith,
  'default-federation': prepareDefaultFederation,
};

/** All served variants, with the API that they share. */
export interface MeasuredSites {
  readonly originOf: (variant: VariantName) => string;
  readonly sandboxOrigin: string;
  /** Hash of the public key that a browser has to trust. */
  readonly publicKeyHash: string;
  /** With a proxy: sets the line for new connections and ends the existing ones. */
  setLine(line: Line): void;
  close(): Promise<void>;
}

/** Port from which a run searches for free ones. */
const firstPort = 4_700;
const unlimited: Line = createLine({ rttMs: 0, bytesPerSecond: 1e9 });

/** Builds and serves the variants; with a proxy, every connection to them and to the API goes over a simulated line. */
export async function serveVariants(variants: readonly VariantName[], isThroughProxy: boolean): Promise<MeasuredSites> {
  const basePort = await findFreePorts(variantNames.length + portCount, firstPort);
  const apiPort = basePort + variantNames.length;
  const originOf = (variant: VariantName) => `https://127.0.0.1:${basePort + variantNames.indexOf(variant)}`;
  const apiOrigin = `https://127.0.0.1:${apiPort}`;
  const config = { ...localSiteConfig(basePort), apiOrigin, sandboxOrigin: apiOrigin };
  await buildAll(siteTargets);
  const { families } = shellPage();

  const sites = variants.map(originOf).join(',');
  const definition = sandboxService({ basePort: apiPort, dataFolder: 'memory://' });
  const sandbox = await startService({
    ...definition,
    env: { ...definition.env, ALLOWED_ORIGINS: sites, SITE_ORIGINS: sites, PUBLIC_ORIGINS: apiOrigin },
  });
  const sandboxOrigin = `http://127.0.0.1:${definition.env.PORT}`;

  const certificate = createCertificate();
  const closers: (() => Promise<void>)[] = [() => sandbox.stop()];
  const proxies: DelayedProxy[] = [];
  let line = unlimited;
  const listen = async (port: number, handle: Parameters<typeof startSecureServer>[2]) => {
    const server = await startSecureServer(isThroughProxy ? 0 : port, certificate, handle);
    closers.push(server.close);
    if (!isThroughProxy) return;
    const proxy = await startDelayedProxy({ port, targetPort: server.port, line: () => line });
    proxies.push(proxy);
    closers.push(proxy.close);
  };
  const close = async () => {
    for (const closeOne of closers.reverse()) await closeOne();
  };
  try {
    const known = await fetchPublicAnswers(families, { ...config, apiOrigin: sandboxOrigin });
    // Its pictures are where browsers reach the provider; pages show none from elsewhere.
    const answers = JSON.parse(JSON.stringify(known).replaceAll(sandboxOrigin, apiOrigin)) as PublicAnswers;
    for (const variant of variants) {
      const origin = originOf(variant);
      const mounts = await prepare[variant]({ origin, config, answers });
      await listen(Number(new URL(origin).port), siteHandler(readFiles(mounts), families));
    }
    await listen(apiPort, apiGateway(Number(definition.env.PORT)));
  } catch (error) {
    await close();
    throw error;
  }

  return {
    originOf,
    sandboxOrigin,
    publicKeyHash: certificate.publicKeyHash,
    setLine: (next) => {
      line = next;
      for (const proxy of proxies) proxy.drop();
    },
    close,
  };
}
