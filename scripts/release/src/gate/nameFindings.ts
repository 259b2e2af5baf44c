import type { Host, Uses } from '../manifest/manifest';
import type { Finding } from '../outcome';
import { type Inspected, nameOf } from './gateInput';

const eventRemedy = 'Add it to shared-contracts/events and let a shell with that contract go live, or fire another.';
const storageRemedy = (app: string) =>
  `Name it tessera.${app}.…, or add it to storageKeys of shared-contracts/session and let a shell with that contract go live.`;

/** A name that ends with `*` is a prefix. */
const isAllowedKey = (key: string, app: string, { storage }: Host) =>
  key.startsWith(`tessera.${app}.`) || [...(storage.shared ?? []), ...(storage[app] ?? [])].includes(key);

function outsideContract(uses: Uses, release: Inspected, host: Host): readonly Finding[] {
  const { app } = release;
  const events = uses.events
    .filter((name) => !host.events.includes(name) && !host.externalEvents.includes(name))
    .map((name): Finding => {
      const reason = `${nameOf(release)} uses the event "${name}", which is not in the contract`;
      return { rule: 'names', reason, remedy: eventRemedy };
    });
  const keys = uses.storage
    .filter((key) => !isAllowedKey(key, app, host))
    .map((key): Finding => {
      const reason = `${nameOf(release)} uses the storage key "${key}", which is not in the contract`;
      return { rule: 'names', reason, remedy: storageRemedy(app) };
    });
  return [...events, ...keys];
}

/** Finds events and storage keys that are not in the shell's contract. */
export function nameFindings(release: Inspected, host: Host): readonly Finding[] {
  const { uses } = release.manifest;
  const unreadable = uses.unreadable.map((place): Finding => {
    const reason = `${nameOf(release)} makes a name at run time, so that it cannot be checked: ${place}`;
    return { rule: 'names', reason, remedy: 'Write the name as a text where the function of the contracts is called.' };
  });
  return [...unreadable, ...outsideContract(uses, release, host)];
}
