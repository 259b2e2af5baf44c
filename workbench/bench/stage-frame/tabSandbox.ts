import { tabItem } from '@tessera/shared-contracts/session';
import { array, looseObject, object, parse, pipe, string, transform, url } from 'valibot';
import { send } from '../../stage/sandboxControl';

const portItem = tabItem('tessera.workbench.sandbox');
const openedSchema = object({ origin: pipe(string(), url()) });
/** A fault in force, without its id and the number of its uses. */
const faultsSchema = array(
  pipe(
    looseObject({ id: string(), path: string() }),
    transform(({ id: _, used: __, ...fault }) => fault),
  ),
);

/** Port of the sandbox that this document holds. */
let held: number | undefined;

/**
 * Takes a sandbox for this document alone, as long as it lives. A duplicated tab has a copy of this tab's storage, and must
 * not share its sandbox.
 *
 * @returns whether no other document has it
 */
function hold(port: number): Promise<boolean> {
  if (held === port) return Promise.resolve(true);
  return new Promise((resolve) => {
    void navigator.locks.request(`tessera.workbench.sandbox.${port}`, { ifAvailable: true }, (lock) => {
      if (lock !== null) held = port;
      resolve(lock !== null);
      return lock === null ? undefined : new Promise(() => undefined);
    });
  });
}

/** Origin of the sandbox of a tab. */
export const tabOrigin = (port: number): string => `http://localhost:${port}`;

/** The faults in force at a sandbox, also those set at its console; `undefined` if none answers there. */
export const readFaults = (origin: string): Promise<readonly object[] | undefined> =>
  fetch(`${origin}/__sandbox/faults`)
    .then((response) => response.json())
    .then((answer) => parse(faultsSchema, answer))
    .catch(() => undefined);

/** Whether a sandbox still answers at a port, by a call that no fault changes; another program may have taken the port. */
export const answers = async (port: number): Promise<boolean> => (await readFaults(tabOrigin(port))) !== undefined;

/** Shorter than the time for which a sandbox counts as in use after a request. */
const useEveryMs = 5_000;

/**
 * Keeps a sandbox from being given to another tab while this one shows it, also a state without calls.
 *
 * @returns stops that
 */
export function keepInUse(port: number): () => void {
  const timer = window.setInterval(() => {
    fetch(`${tabOrigin(port)}/health`).catch(() => undefined);
  }, useEveryMs);
  return () => window.clearInterval(timer);
}

async function openSandbox(): Promise<number> {
  const { origin } = parse(openedSchema, await send('POST', '/__sandbox/tabs'));
  const port = Number(new URL(origin).port);
  await hold(port);
  portItem.write(String(port));
  return port;
}

/** Port of the sandbox of this browser tab: the one that it has had, if it still answers, or a new one. */
export async function findTabSandbox(): Promise<number> {
  const port = Number(portItem.read());
  const isKept = Number.isInteger(port) && port > 0 && (await hold(port)) && (await answers(port));
  return isKept ? port : openSandbox();
}
