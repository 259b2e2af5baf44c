import { type SandboxFault, sandboxClient } from '@tessera/shared-contracts/testing/sandbox';
import { expect, type Locator, type Page, type Suite, test } from '@tessera/tooling/browser';

/** Faults of one request. Only the last lets the provider do its work. */
const faults: Readonly<Record<string, Omit<SandboxFault, 'path'>>> = {
  'fails without words': { status: 500, body: {} },
  'answers with HTML': { status: 200, body: '<h1>Bad gateway</h1>' },
  // Until the faults are cleared.
  'is slow and then fails': { delayMs: 60_000, status: 503, body: {} },
  'closes the connection before the work': { drop: 'before' },
  // Until the call times out.
  'does not answer in time': { delayMs: 60_000, status: 500 },
  'closes the connection after the work': { drop: 'after' },
};
type FaultName = keyof typeof faults;
const slow = 'is slow and then fails';
const timeOut = 'does not answer in time';

/** A form, and how a player sends it. */
export interface SentForm {
  readonly name: string;
  /** Method and path of its call; `*` matches any characters. */
  readonly call: readonly [method: 'POST' | 'PUT' | 'DELETE', path: string];
  readonly send: () => Promise<void>;
  /** Its message for each fault. */
  readonly failure: string;
  /** Where the message is shown. */
  readonly shownIn: 'form' | 'toast';
  /** Whether the message also blames the service. */
  readonly isOutageReported?: boolean;
  /** Fields that keep their value. */
  readonly kept?: readonly Locator[];
  /** Whether double clicks are skipped, since the second press would have another meaning. */
  readonly isPressedOnce?: boolean;
  /** Faults that would end the test early. */
  readonly except?: readonly FaultName[];
}

interface Watched {
  readonly toasts: readonly string[];
  /** Whether the test controls the timeouts of calls. */
  hasLimits: boolean;
  readonly endLimits: () => void;
}

/** Prepares a page for {@link expectToSurviveFaults}: call it before the page is opened. */
export async function watchFaults(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const limits: AbortController[] = [];
    const watched = {
      toasts: [] as string[],
      hasLimits: false,
      endLimits: () => {
        for (const limit of limits) limit.abort(new DOMException('', 'TimeoutError'));
      },
    };
    Object.assign(window, { watched });
    window.addEventListener('toast-requested', (event) => {
      watched.toasts.push((event as CustomEvent<{ message: string }>).detail.message);
    });
    // The test fires these timeouts, to avoid waiting as long as players do.
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => {
      if (!watched.hasLimits) return timeout(ms);
      const limit = new AbortController();
      limits.push(limit);
      return limit.signal;
    };
  });
}

const toastsOf = async (page: Page) =>
  (await page.evaluate(() => (window as unknown as { watched: Watched }).watched)).toasts;

/** Holds the timeouts of the following calls, or fires the held ones and restores the browser's. */
const holdLimits = (page: Page, isHeld: boolean) =>
  page.evaluate((hasLimits) => {
    const { watched } = window as unknown as { watched: Watched };
    watched.hasLimits = hasLimits;
    if (!hasLimits) watched.endLimits();
  }, isHeld);

/**
 * Sends a form under each fault in turn, without a reload: each time it sends one request, shows its own
 * message, keeps its values and the focus, and can be sent again.
 */
export async function expectToSurviveFaults(page: Page, suite: Suite, form: SentForm): Promise<void> {
  const sandbox = sandboxClient(suite.sandbox);
  const [method, path] = form.call;
  const pattern = new RegExp(`${path.replaceAll('*', '.*')}$`);
  const count = { begun: 0, ended: 0 };
  const noting = (what: keyof typeof count) => (request: { method(): string; url(): string }) => {
    if (request.method() === method && pattern.test(request.url())) count[what] += 1;
  };
  const [noteBegun, noteEnded] = [noting('begun'), noting('ended')];
  page.on('request', noteBegun);
  page.on('requestfinished', noteEnded);
  page.on('requestfailed', noteEnded);

  for (const [name, fault] of Object.entries(faults)) {
    if (form.except?.includes(name)) continue;
    await test.step(`${form.name}: the provider ${name}`, async () => {
      const [before, toasts] = [count.begun, (await toastsOf(page)).length];
      const typed = await Promise.all((form.kept ?? []).map((field) => field.inputValue()));
      await sandbox.setFault({ ...fault, method, path, times: 1 });
      if (name === timeOut) await holdLimits(page, true);
      await form.send();
      if (name === timeOut) {
        await expect.poll(async () => (await sandbox.faultUses()).at(-1)).toBe(1);
        await holdLimits(page, false);
      }
      if (name === slow) {
        // By then the request has reached the provider.
        await expect.poll(async () => (await sandbox.faultUses()).at(-1)).toBe(1);
        if (!form.isPressedOnce) await page.keyboard.press('Enter');
        await sandbox.clearFaults();
      }
      await expect.poll(() => count.ended).toBe(before + 1);
      // A toast of an earlier form may still be there.
      const alert = page.getByRole('alert').filter({ hasText: form.failure });
      if (form.shownIn === 'form') await expect(alert).toBeVisible();
      else await expect.poll(async () => (await toastsOf(page)).slice(toasts)).toEqual([form.failure]);
      if (form.isOutageReported) await expect(alert).toContainText('The service did not answer properly');
      for (const [index, field] of (form.kept ?? []).entries()) await expect(field).toHaveValue(typed[index] ?? '');
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(count.begun, 'requests of one press').toBe(before + 1);
    });
  }
  page.off('request', noteBegun);
  page.off('requestfinished', noteEnded);
  page.off('requestfailed', noteEnded);
}
