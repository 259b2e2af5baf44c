import type { BrowserContextOptions } from '@playwright/test';

/** The seeded demo player. */
export const demoPlayer = { email: 'player@tessera.test', password: 'Tessera2026!' };

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** Logs the demo player in once and returns the storage state of a browser that is logged in at the given sites. */
export async function signedInState(sandboxOrigin: string, siteOrigins: readonly string[]): Promise<StorageState> {
  const answer = await fetch(`${sandboxOrigin}/auth-service/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoPlayer),
  });
  if (!answer.ok) throw new Error(`The sandbox refused the demo player's login: ${answer.status}`);
  const { token, user } = (await answer.json()) as { token: string; user: Record<string, string> };
  const [name = '', value = ''] = (answer.headers.getSetCookie()[0]?.split(';')[0] ?? '').split('=');
  const entries = { token, user: JSON.stringify(user), userId: user.id ?? '', userid: user.id ?? '' };
  return {
    cookies: [
      {
        name,
        value,
        domain: new URL(sandboxOrigin).hostname,
        path: '/',
        expires: -1,
        httpOnly: true,
        secure: false,
        sameSite: 'Lax',
      },
    ],
    origins: siteOrigins.map((origin) => ({
      origin,
      localStorage: Object.entries(entries).map(([key, text]) => ({ name: key, value: text })),
    })),
  };
}
