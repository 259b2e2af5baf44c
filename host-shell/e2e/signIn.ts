import { demoPlayer, type Page, type Suite } from '@tessera/tooling/browser';

/** Signs the demo player in before the page loads, as a login would: sets the provider's cookie and the stored session. */
export async function signIn(page: Page, suite: Suite): Promise<void> {
  const { email, password } = demoPlayer;
  const data = { email, password };
  const answer = await page.request.post(`${suite.sandbox}/auth-service/api/auth/login`, { data });
  const { token, user } = (await answer.json()) as { token: string; user: Record<string, string> };
  await page.context().addInitScript(
    (entries) => {
      // Once per tab: a logout in a test has to survive reloads.
      if (window.top !== window || sessionStorage.getItem('was-signed-in') !== null) return;
      sessionStorage.setItem('was-signed-in', 'yes');
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    },
    { token, user: JSON.stringify(user), userId: user.id ?? '', userid: user.id ?? '' },
  );
}
