import { object, parse, pipe, string, url } from 'valibot';

const tabSchema = object({ origin: pipe(string(), url()) });

/**
 * Opens a sandbox of its own for a page.
 *
 * @returns its port; `undefined` where the sandbox has no such thing, and pages share it
 */
export async function openSandboxTab(sandbox: string): Promise<string | undefined> {
  const response = await fetch(`${sandbox}/__sandbox/tabs`, { method: 'POST' });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`The sandbox opens no tab: it answers ${response.status}.`);
  return new URL(parse(tabSchema, await response.json()).origin).port;
}

/** Closes such a sandbox. */
export const closeSandboxTab = async (sandbox: string, port: string): Promise<void> => {
  await fetch(`${sandbox}/__sandbox/tabs/${port}`, { method: 'DELETE' });
};
