import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pickedCurrencyKey, sessionKeys } from '@tessera/shared-contracts/session';
import type { Uses } from '../manifest/manifest';
import { listFiles } from '../site/releaseFolder';
import { type ContractNames, type FileUses, scanFile } from './scanFile';

const session = { events: ['token-changed'], storage: sessionKeys };
const pickedCurrency = { events: ['currency-picked'], storage: [pickedCurrencyKey] };

/** What functions of the contracts use on behalf of whoever imports them. */
const contractNames: ContractNames = {
  '@tessera/shared-contracts/events': {
    emit: { events: ['*'] },
    on: { events: ['*'] },
    showToast: { events: ['toast-requested'] },
  },
  '@tessera/shared-contracts/remote': {
    createRemote: session,
  },
  '@tessera/shared-contracts/session': {
    clearSession: session,
    readSession: session,
    readStoredEmail: session,
    startSession: { ...session, events: [...session.events, 'balance-changed'] },
    subscribeSession: session,
    usePerPlayer: session,
    useSession: session,
    writeSession: session,
    playerItem: { storage: ['*'] },
    readPickedCurrency: pickedCurrency,
    usePickedCurrency: pickedCurrency,
    writePickedCurrency: pickedCurrency,
  },
};

interface SourceFile {
  readonly file: string;
  readonly text: string;
}

const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

/** What files use together. A function that takes a name from its callers is followed to them. */
export function scanFiles(files: readonly SourceFile[]): Uses {
  const scan = (helpers: FileUses['helpers']) =>
    files.map(({ file, text }) => ({ file, ...scanFile(file, text, contractNames, helpers) }));
  const results = scan(scan([]).flatMap((result) => result.helpers));
  return {
    events: sorted(results.flatMap(({ events }) => [...events])),
    storage: sorted(results.flatMap(({ storage }) => [...storage])),
    unreadable: results.flatMap(({ file, unreadable }) => unreadable.map((what) => `${file}:${what}`)),
  };
}

const isShipped = (file: string) =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file) && !/(^|\/)(testing|standalone)\//.test(file);

/** The files of an app that end up in its build, absolute. */
export async function shippedSources(folder: string): Promise<readonly string[]> {
  const source = path.join(folder, 'src');
  return (await listFiles(source)).filter(isShipped).map((name) => path.join(source, name));
}

/** What an app's own sources use. */
export async function scanSources(folder: string): Promise<Uses> {
  const read = async (file: string) => ({ file: path.relative(folder, file), text: await readFile(file, 'utf8') });
  return scanFiles(await Promise.all((await shippedSources(folder)).map(read)));
}
