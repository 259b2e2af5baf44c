import type { BrowserContextOptions } from '@playwright/test';
import type { MeasuredSite } from '../site';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** Logs the seeded demo player in and returns the storage state of a browser that is logged in at the site. */
export async function signedInState({ origin, sandboxOrigin }: MeasuredSite): Promise<StorageState> {
  const answer = await fetch(`${sandboxOrigin}/auth-service/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'player@tessera.test', password: 'Tessera2026!' }),
  });
  if (!answer.ok) throw new Error(`The sandbox refused the demo player's login: ${answer.status}`);
  const { token, user } = (await answer.json()) as { token: string; user: { id: string } };
  const [name = '', value = ''] = (answer.headers.getSetCookie()[0]?.split(';')[0] ?? '').split('=');
  const domain = new URL(sandboxOrigin).hostname;
  const stored = { token, user: JSON.stringify(user), userId: user.id, userid: user.id };
  return {
    cookies: [{ name, value, domain, path: '/', expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' }],
    origins: [{ origin, localStorage: Object.entries(stored).map(([key, text]) => ({ name: key, value: text })) }],
  };
}
