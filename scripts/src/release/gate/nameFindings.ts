import { scanFiles } from '../describe/uses';
import type { Host, Uses } from '../manifest/manifest';
import type { Finding } from '../outcome';
import { type Inspected, nameOf } from './gateInput';

const eventRemedy = 'Add it to shared-contracts/events and let a shell with that contract go live, or fire another.';
const storageRemedy = (app: string) =>
  `Name it tessera.${app}.…, or add it to storageKeys of shared-contracts/session and let a shell with that contract go live.`;

/** A name that is known by its beginning ends with `*`. */
const isAllowedKey = (key: string, app: string, { storage }: Host) =>
  key.startsWith(`tessera.${app}.`) || [...(storage.shared ?? []), ...(storage[app] ?? [])].includes(key);

function outsideContract(uses: Uses, release: Inspected, host: Host, where: string): readonly Finding[] {
  const { app } = release;
  const events = uses.events
    .filter((name) => !host.events.includes(name) && !host.externalEvents.includes(name))
    .map((name): Finding => {
      const reason = `${nameOf(release)} uses the event "${name}" (${where}), which is not in the contract`;
      return { rule: 'names', reason, remedy: eventRemedy };
    });
  const keys = uses.storage
    .filter((key) => !isAllowedKey(key, app, host))
    .map((key): Finding => {
      const reason = `${nameOf(release)} uses the storage key "${key}" (${where}), which is not in the contract`;
      return { rule: 'names', reason, remedy: storageRemedy(app) };
    });
  return [...events, ...keys];
}

/** Names that a remote's published scripts hold in plain sight, whatever its manifest says. */
async function publishedUses({ manifest, files }: Inspected): Promise<Uses> {
  const scripts = Object.keys(manifest.files).filter((file) => file.endsWith('.js'));
  const readable = await Promise.all(
    scripts.map(async (file) => ({
      file,
      text: await files.read(file).then(
        (content) => content.toString(),
        () => '',
      ),
    })),
  );
  return scanFiles(readable);
}

/** Events and storage keys that are not in the contract of the shell. */
export async function nameFindings(release: Inspected, host: Host): Promise<readonly Finding[]> {
  const { uses } = release.manifest;
  const unreadable = uses.unreadable.map((place): Finding => {
    const reason = `${nameOf(release)} makes a name at run time, so that it cannot be checked: ${place}`;
    return { rule: 'names', reason, remedy: 'Write the name as a text or a constant in the same file.' };
  });
  const declared = outsideContract(uses, release, host, 'its source');
  // A shell is built from the very contract that it is held to, and carries libraries with names of their own.
  const published =
    release.app === 'shell' ? [] : outsideContract(await publishedUses(release), release, host, 'its scripts');
  const known = new Set(declared.map(({ reason }) => reason.replace(/\(.*\)/, '')));
  return [...unreadable, ...declared, ...published.filter(({ reason }) => !known.has(reason.replace(/\(.*\)/, '')))];
}
