import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashFiles } from '@tessera/platform/build/describe';
import type { Release } from '@tessera/platform/compose/release';
import { reasonOf } from '@tessera/platform/project';
import { containerSchema, moduleNameSchema, releasePathSchema } from '@tessera/platform/protocol';
import { contractVersion } from '@tessera/shared-contracts/remotes';
import { readBudget } from '@tessera/tooling/budgets';
import { array, type InferOutput, literal, object, parse, pick, string } from 'valibot';
import { isText, sourcesIn, sourcesRemedy } from '../gate/sourceFindings';
import { typesFile } from '../manifest/manifest';
import { Refused } from '../outcome';
import { listFiles } from '../site/listFiles';
import type { Description } from './describe';

/** Name of the manifest that the stock federation plug-in writes. */
const federationManifestFile = 'mf-manifest.json';

const filesSchema = object({ sync: array(releasePathSchema) });
const assetsSchema = object({ js: filesSchema, css: filesSchema });
const federationManifestSchema = object({
  metaData: object({
    globalName: containerSchema,
    buildInfo: object({ buildVersion: string() }),
    remoteEntry: object({ name: releasePathSchema, path: literal('') }),
  }),
  shared: array(object({ name: string(), requiredVersion: string(), assets: pick(assetsSchema, ['js']) })),
  exposes: array(object({ name: moduleNameSchema, assets: assetsSchema })),
});

async function readFederationManifest(folder: string): Promise<InferOutput<typeof federationManifestSchema>> {
  try {
    const text = await readFile(path.join(folder, federationManifestFile), 'utf8');
    return parse(federationManifestSchema, JSON.parse(text));
  } catch (error) {
    throw new Refused(
      `${folder} holds no build of the federation plug-in: ${reasonOf(error)}. See docs/interop.md for a configuration.`,
    );
  }
}

async function readDeclarations(folder: string, names: readonly string[]) {
  const declared = (await listFiles(folder)).filter((file) => file.endsWith('.d.ts'));
  const entries = Object.fromEntries(names.map((name) => [name, `${name}.d.ts`]));
  const missing = Object.values(entries).find((file) => !declared.includes(file));
  if (missing !== undefined) {
    throw new Refused(`${folder} has no ${missing}: write the declarations of its modules there (tsc --declaration).`);
  }
  const texts = declared.map(async (file) => [file, await readFile(path.join(folder, file), 'utf8')] as const);
  return { entries, files: Object.fromEntries(await Promise.all(texts)) };
}

/** Requires the policy of trusted types that pages allow the remote: without it they block each of its chunks. */
async function requirePolicy(folder: string, entry: string, app: string): Promise<void> {
  const code = await readFile(path.join(folder, entry), 'utf8');
  if (new RegExp(`createPolicy\\(["'\`]tessera_${app}["'\`]`).test(code)) return;
  throw new Refused(
    `${entry} does not create the policy tessera_${app}, so pages would block its chunks: set output.trustedTypes (docs/interop.md).`,
  );
}

/** Requires files without sources: published files are public before they are promoted. */
async function requireNoSources(folder: string): Promise<void> {
  for (const file of (await listFiles(folder)).filter(isText)) {
    const found = sourcesIn(await readFile(path.join(folder, file), 'utf8'));
    if (found !== undefined) throw new Refused(`${file} ${found}. ${sourcesRemedy}`);
  }
}

/**
 * Describes a build of the stock federation plug-in as a release of a remote, from the plug-in's manifest, the declarations
 * of its modules and its `budget.json`. Its sources are unknown, so the names that it uses are not listed.
 *
 * @param folder contains the build, `<Module>.d.ts` of each module and `budget.json`
 * @throws Refused if one of them is missing or invalid, with what to do
 */
export async function describeStockBuild(
  app: string,
  folder: string,
): Promise<{ readonly build: Release; readonly description: Description }> {
  const { metaData, shared, exposes } = await readFederationManifest(folder);
  const types = await readDeclarations(
    folder,
    exposes.map(({ name }) => name),
  );
  const entry = metaData.remoteEntry.name;
  await requirePolicy(folder, entry, app);
  await requireNoSources(folder);
  const integrity = hashFiles(folder);
  const fromHost = shared.filter(({ assets }) => assets.js.sync.length === 0);
  return {
    build: {
      app,
      version: metaData.buildInfo.buildVersion,
      buildId: createHash('sha256')
        .update(JSON.stringify([metaData, integrity]))
        .digest('hex')
        .slice(0, 10),
      commit: 'unknown',
      contract: contractVersion,
      container: metaData.globalName,
      entry,
      styles: [],
      exposes: Object.fromEntries(
        exposes.map(({ name, assets: { js, css } }) => [name, { scripts: js.sync, styles: css.sync }]),
      ),
      integrity,
    },
    description: {
      manifest: {
        isDirty: false,
        shared: Object.fromEntries(fromHost.map(({ name, requiredVersion }) => [name, requiredVersion])),
        uses: { events: [], storage: [], router: [], unreadable: [] },
        budget: readBudget(folder),
        types: typesFile,
      },
      files: { [typesFile]: `${JSON.stringify(types)}\n` },
    },
  };
}
