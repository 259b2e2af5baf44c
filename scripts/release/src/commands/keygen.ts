import { siteTargets } from '@tessera/platform/build/targets';
import { type ReleaseContext, writeSite } from '../context';
import { keyIdOf, writePublicKey } from '../manifest/signature';
import { Refused, UsageError } from '../outcome';
import { readOrMakeKey } from '../site/signingKey';
import { updateOwnerKeys } from '../site/site';

interface KeygenOptions {
  /** Apps that the owner may release; an owner named like an app releases that app. */
  readonly apps: readonly string[] | undefined;
  /** Adds a key to the owner's keys. */
  readonly isRotation: boolean;
}

/** `keygen <owner>`: creates a signing key, stores it outside of the project and gives the site its public half. */
export async function keygen(context: ReleaseContext, owner: string, options: KeygenOptions): Promise<void> {
  const site = await writeSite(context);
  const known = await site.ownerKeys(owner);
  const apps = options.apps ?? known?.apps ?? defaultApps(owner);
  context.print(`Will keep a key of ${owner} in ${context.keysFolder} and let it release ${apps.join(', ')}.`);
  if (context.isDryRun) return;
  const key = await readOrMakeKey(context.keysFolder, owner);
  const id = keyIdOf(key.privateKey);
  const added = { id, publicKey: writePublicKey(key.privateKey), addedAt: context.now().toISOString() };
  await updateOwnerKeys(site, owner, ({ keys } = { owner, apps: [], keys: [] }) => {
    if (keys.length > 0 && !keys.some((one) => one.id === id) && !options.isRotation) {
      throw new Refused(
        `${owner} has another key on this site already (${keys.map((one) => one.id).join(', ')}). To let this one sign as well: npm run release -- keygen ${owner} --rotate`,
      );
    }
    return { owner, apps: [...apps], keys: [...keys.filter((one) => one.id !== id), added] };
  });
  context.print(`${key.isNew ? 'Made' : 'Found'} ${key.file} (private: never commit it, never copy it into the site)`);
  context.print(`The site in ${site.where} takes releases of ${apps.join(', ')} signed by ${owner}, key ${id}.`);
}

function defaultApps(owner: string): readonly string[] {
  if (siteTargets.some(({ name }) => name === owner)) return [owner];
  throw new UsageError(`Name the apps that ${owner} may release: keygen ${owner} --apps wallet,account`);
}
