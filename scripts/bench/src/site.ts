import { buildAll } from '@tessera/platform/build';
import { siteTargets } from '@tessera/platform/build/targets';
import { fetchPublicAnswers } from '@tessera/platform/compose/contents';
import { localSiteConfig } from '@tessera/platform/compose/siteConfig';
import type { PublicAnswers } from '@tessera/platform/prerender';
import { portCount } from '@tessera/platform/project';
import { findFreePorts } from '@tessera/platform/project/ports';
import { sandboxService, startService } from '@tessera/tooling/processes';
import { apiGateway } from './serve/apiGateway';
import { createCertificate } from './serve/certificate';
import { type Handler, startSecureServer } from './serve/secureServer';
import { siteHandler } from './serve/siteHandler';
import { prepareComposed } from './variants/composed';
import { prepareMonolith } from './variants/monolith';
import { benchFolder, shellPage } from './variants/writePages';

/** The ways to build the same sources. */
const prepare = { composed: prepareComposed, monolith: prepareMonolith };
export type VariantName = keyof typeof prepare;
export const variantNames = Object.keys(prepare) as readonly VariantName[];

/** A site to measure, with the sandbox that it calls. */
export interface MeasuredSite {
  readonly name: VariantName;
  readonly origin: string;
  readonly sandboxOrigin: string;
}

/** Sites to measure. */
export interface MeasuredSites {
  readonly sites: readonly MeasuredSite[];
  /** Hash of the public key that a browser has to trust. */
  readonly publicKeyHash: string;
  close(): Promise<void>;
}

/** Port from which a run searches for free ones. */
const firstPort = 4_700;

/** Builds and serves variants, all with one sandbox. */
export async function serveVariants(variants: readonly VariantName[]): Promise<MeasuredSites> {
  const basePort = await findFreePorts(variantNames.length + portCount, firstPort);
  const apiPort = basePort + variantNames.length;
  const siteOf = (variant: VariantName) => `https://127.0.0.1:${basePort + variantNames.indexOf(variant)}`;
  const apiOrigin = `https://127.0.0.1:${apiPort}`;
  const config = { ...localSiteConfig(basePort), apiOrigin, sandboxOrigin: apiOrigin };
  await buildAll(siteTargets);
  const { families } = shellPage();

  const origins = variants.map(siteOf).join(',');
  const definition = sandboxService({ basePort: apiPort, dataFolder: 'memory://' });
  const sandbox = await startService({
    ...definition,
    env: { ...definition.env, ALLOWED_ORIGINS: origins, SITE_ORIGINS: origins, PUBLIC_ORIGINS: apiOrigin },
  });
  const sandboxOrigin = `http://127.0.0.1:${definition.env.PORT}`;

  const certificate = await createCertificate();
  const closers = [() => sandbox.stop()];
  const listen = async (port: number, handle: Handler) =>
    closers.push(await startSecureServer(port, certificate, handle));
  const close = async () => {
    for (const closeOne of closers.reverse()) await closeOne();
  };
  try {
    const known = await fetchPublicAnswers(families, { ...config, apiOrigin: sandboxOrigin });
    // Pages show pictures only from the address where browsers reach the provider.
    const answers = JSON.parse(JSON.stringify(known).replaceAll(sandboxOrigin, apiOrigin)) as PublicAnswers;
    for (const variant of variants) {
      const origin = siteOf(variant);
      const mounts = await prepare[variant]({ origin, config, answers });
      await listen(Number(new URL(origin).port), siteHandler(benchFolder('sites', variant), mounts));
    }
    await listen(apiPort, apiGateway(Number(definition.env.PORT)));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    sites: variants.map((name) => ({ name, origin: siteOf(name), sandboxOrigin })),
    publicKeyHash: certificate.publicKeyHash,
    close,
  };
}
