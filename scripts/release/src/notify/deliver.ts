import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { reasonOf } from '@tessera/platform/project';
import type { ReleaseContext } from '../context';
import { Refused } from '../outcome';
import type { SiteSettings } from '../site/siteSettings';
import type { SiteEvent } from './siteEvents';

/** `notify` of `site.json`. */
export type Hook = NonNullable<SiteSettings['notify']>;

const waitsMs = [1_000, 5_000];
const timeoutMs = 10_000;

/** Signs a body as the Standard Webhooks specification says (standardwebhooks.com, version 1.0.0). */
export function signatureOf(secret: string, id: string, seconds: number, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

async function post(url: string, { id }: SiteEvent, body: string, { now, notifySecret }: ReleaseContext) {
  if (notifySecret === undefined) {
    throw new Refused('A webhook is signed: set TESSERA_NOTIFY_SECRET, whsec_ and 24 to 64 bytes in base64.');
  }
  const seconds = Math.floor(now().getTime() / 1_000);
  const answer = await fetch(url, {
    ...{ method: 'POST', body, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) },
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': `${seconds}`,
      'webhook-signature': signatureOf(notifySecret, id, seconds, body),
    },
  });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
}

/** Runs a command with the body as its standard input. */
const run = ([program = '', ...args]: readonly string[], body: string) =>
  new Promise<void>((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['pipe', 'ignore', 'inherit'], timeout: timeoutMs });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}`))));
    // A command need not read it.
    child.stdin.on('error', () => undefined);
    child.stdin.end(body);
  });

/** Tells a hook of an event, at most three times. @throws with the last reason */
export async function deliver(context: ReleaseContext, hook: Hook, event: SiteEvent): Promise<void> {
  const { at, kind, ...data } = event;
  const body = JSON.stringify({ type: kind, timestamp: at, data });
  for (const wait of [...waitsMs, undefined]) {
    try {
      return await ('url' in hook ? post(hook.url, event, body, context) : run(hook.command, body));
    } catch (error) {
      if (error instanceof Refused || wait === undefined) throw error;
      context.print(`Telling of "${event.text}" failed: ${reasonOf(error)}. Trying again.`);
      await context.wait(wait);
    }
  }
}
