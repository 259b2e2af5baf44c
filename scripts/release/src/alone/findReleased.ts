import { rm } from 'node:fs/promises';
import { reasonOf, UserError } from '@tessera/platform/project';
import type { ReleasedRemote, ReleaseQuestion } from '@tessera/workbench/standalone';
import { stateSchema } from '@tessera/workbench/state';
import { array, parse } from 'valibot';
import { findSite } from '../context';
import { copyRelease } from '../copyRelease';
import { findRelease } from '../findRelease';
import { fileFindings } from '../gate/fileFindings';
import { readManifest } from '../gate/gateInput';
import { findingLines } from '../gate/printAnswer';
import { signatureFindings } from '../gate/signatureFindings';
import { integrityOf, type Manifest } from '../manifest/manifest';
import { type Finding, Refused, UsageError } from '../outcome';
import { openStoreNamed } from '../site/openStore';
import { openSite } from '../site/site';
import { isAddress, openSiteAddress } from '../site/siteAddress';
import type { ReleaseFiles } from '../site/siteReader';

/** Repeats a failure for people: what could not be read, and why. */
const readable = <Value>(what: string, read: Promise<Value>): Promise<Value> =>
  read.catch((error: unknown) => {
    throw error instanceof Refused ? error : new UserError(`${what} cannot be read: ${reasonOf(error)}`);
  });

function requireNone(findings: readonly Finding[], release: string): void {
  if (findings.length > 0) throw new Refused(`${release} is not what was published:`, findings);
}

const withoutCompressed = (manifest: Manifest): Manifest => ({
  ...manifest,
  files: Object.fromEntries(Object.entries(manifest.files).filter(([file]) => !/\.(br|gz)$/.test(file))),
});

async function readStates(from: ReleaseFiles, { states, files }: Manifest): Promise<ReleasedRemote['states']> {
  if (states === undefined) return undefined;
  const content = await from.read(states);
  if (integrityOf(content) !== files[states]?.integrity) throw new Error(`${states} is altered.`);
  return parse(array(stateSchema), JSON.parse(content.toString()));
}

async function find({ site: typed, remote, version, copyTo }: ReleaseQuestion): Promise<ReleasedRemote> {
  const name = findSite(typed, process.env);
  const isServed = isAddress(name);
  const site = isServed ? await openSiteAddress(name) : await openSite(await openStoreNamed(name));
  const registry = await readable(`The registry of ${site.where}`, site.registry());
  const id = findRelease(registry, remote, version);
  const files = site.releaseFiles(remote, id);
  const release = `${remote} ${id} in ${files.where}`;
  const published = await readable(release, readManifest(site, registry, remote, id));
  // A server sends compressed copies in place of files, not under their own names.
  const manifest = isServed ? withoutCompressed(published) : published;
  requireNone(await signatureFindings(site, remote, files), release);
  requireNone(await fileFindings(manifest, files), release);
  const states = await readable(`The states of ${release}`, readStates(files, manifest));
  await rm(copyTo, { recursive: true, force: true });
  await copyRelease(files, manifest, copyTo);
  return { id, where: files.where, release: published, states };
}

/**
 * Finds a published release of a remote in a site. Registry, manifest and states are parsed, and the signature and the hashes of the files are
 * checked, as the gate does before a promotion.
 *
 * @throws UserError the reason, and for an unknown release the known ones
 */
export async function findReleased(question: ReleaseQuestion): Promise<ReleasedRemote> {
  try {
    return await find(question);
  } catch (error) {
    if (error instanceof Refused) throw new UserError([error.message, ...findingLines(error.findings)].join('\n'));
    throw error instanceof UsageError ? new UserError(error.message) : error;
  }
}
