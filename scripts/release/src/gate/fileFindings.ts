import { mapFile } from '@tessera/platform/compose/release';
import { reasonOf } from '@tessera/platform/project';
import { allFiles, integrityOf, type Manifest, manifestFile, signatureFile } from '../manifest/manifest';
import type { Finding } from '../outcome';
import type { ReleaseFiles } from '../site/siteReader';
import { parseSourceMap } from '../stack/sourceMap';

const remedy = 'Publish it again under a new build (npm run release -- publish), and find out who touched its folder.';
const containerRemedy =
  'Build it with npm run build, or add SubresourceIntegrityPlugin to your own configuration (docs/interop.md).';
const unreachableRemedy = 'Bring the address back, or correct the address of this app in site.json.';

/** Types of files that builds have, and the extensions of their compressed copies. */
const fileType = /\.(js|cjs|css|json|txt|svg|png|ico|webp|woff2)(\.(br|gz))?$/;
const typeRemedy =
  'Build it with npm run build, and add a type that builds need to fileFindings.ts of the release commands.';

const isRun = (file: string) => /\.(js|css)$/.test(file);

async function checkFile(
  files: ReleaseFiles,
  file: string,
  expected: Manifest['files'][string],
  parse: (text: string) => unknown = () => undefined,
): Promise<readonly Finding[]> {
  let content: Buffer;
  try {
    content = await files.read(file);
  } catch (error) {
    const reason = reasonOf(error);
    return [{ rule: 'files', reason, remedy: files.list === undefined ? unreachableRemedy : remedy }];
  }
  const refusal = (reason: string): readonly Finding[] => [{ rule: 'files', reason, remedy }];
  const actual = integrityOf(content);
  if (actual !== expected.integrity) {
    return refusal(`${file} in ${files.where} is altered: ${actual}, signed ${expected.integrity}`);
  }
  // Budgets go by the sizes that the manifest states.
  if (content.length !== expected.bytes) {
    return refusal(`${file} in ${files.where} has ${content.length} bytes, and ${expected.bytes} in ${manifestFile}`);
  }
  try {
    parse(content.toString());
    return [];
  } catch (error) {
    return refusal(`${file} in ${files.where} cannot be read: ${reasonOf(error)}`);
  }
}

/** Runs at most eight tasks at a time. */
async function inTurn<Item>(items: readonly Item[], work: (item: Item) => Promise<readonly Finding[]>) {
  const [findings, waiting] = [[] as Finding[], [...items]];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) findings.push(...(await work(item)));
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return findings;
}

/** Finds files that are missing, altered or unreachable. */
export const fileFindings = (manifest: Manifest, files: ReleaseFiles): Promise<readonly Finding[]> =>
  inTurn(Object.entries(manifest.files), ([file, expected]) => checkFile(files, file, expected));

/** Finds source maps that are missing, altered or malformed. A reader of a URL cannot check them, since no server sends them. */
export const mapFindings = (manifest: Manifest, files: ReleaseFiles): Promise<readonly Finding[]> =>
  inTurn(files.list === undefined ? [] : Object.entries(manifest.maps), ([script, expected]) =>
    checkFile(files, mapFile(script), expected, parseSourceMap),
  );

/** Checks scripts and styles as players load them, from the app's URL. */
export const addressFindings = (manifest: Manifest, files: ReleaseFiles): Promise<readonly Finding[]> =>
  inTurn(
    Object.entries(manifest.files).filter(([file]) => isRun(file)),
    ([file, expected]) => checkFile(files, file, expected),
  );

/**
 * Finds scripts of modules whose hashes the container does not have. Pages carry the hash of the entry but of no chunk, so a
 * container without them would show nothing.
 */
async function containerFindings(manifest: Manifest, files: ReleaseFiles): Promise<readonly Finding[]> {
  if (manifest.container === undefined) return [];
  const entry = await files.read(manifest.entry).then(String, () => undefined);
  // An unreadable entry is a separate finding.
  if (entry === undefined) return [];
  const chunks = new Set(Object.values(manifest.exposes).flatMap(({ scripts }) => scripts));
  return [...chunks].flatMap((file) => {
    const hash = manifest.integrity[file];
    if (hash === undefined || entry.includes(hash)) return [];
    return [{ rule: 'files', reason: `${manifest.entry} holds no hash of ${file}`, remedy: containerRemedy }];
  });
}

/** Checks that the manifest's statements about scripts and styles are consistent, and that the folder contains nothing else. */
export async function manifestFindings(manifest: Manifest, files: ReleaseFiles): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const refuse = (reason: string) => findings.push({ rule: 'files', reason, remedy });
  const named = [
    manifest.entry,
    ...manifest.styles,
    ...[manifest.prerendered, manifest.prerenderer].filter((file) => file !== undefined),
  ];
  for (const { scripts, styles } of Object.values(manifest.exposes)) named.push(...scripts, ...styles);
  for (const file of new Set([...named, ...Object.keys(manifest.files).filter(isRun)])) {
    const listed = manifest.files[file];
    const hash = manifest.integrity[file];
    if (listed === undefined) refuse(`${file} is named by ${manifestFile} and not among its files`);
    else if (hash === undefined) refuse(`${file} has no hash that browsers could check`);
    else if (hash !== listed.integrity) refuse(`${file} has one hash for browsers and another among the files`);
  }
  for (const file of Object.keys(manifest.files).filter((name) => !fileType.test(name))) {
    findings.push({ rule: 'files', reason: `${file} is of a type that no build has`, remedy: typeRemedy });
  }
  const signed = allFiles(manifest);
  for (const file of (await files.list?.()) ?? []) {
    const isKnown = file === manifestFile || file === signatureFile || Object.hasOwn(signed, file);
    if (!isKnown) refuse(`${file} lies in ${files.where} and is not signed`);
  }
  return [...findings, ...(await containerFindings(manifest, files))];
}
