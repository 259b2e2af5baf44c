import { createClient } from './client';
import { type SandboxProcess, startSandboxProcess } from './sandboxProcess';

const token = 'for-the-tests-of-the-receiver';
const control = { authorization: `Bearer ${token}` };

/** A count that was read. */
export interface ReadPoint {
  readonly at: string;
  readonly name: string;
  readonly bucket: number;
  readonly count: number;
  readonly attributes: Readonly<Record<string, string>>;
}

/** A sandbox that receives reports from many networks: it trusts this machine to name their addresses. */
export interface ReceivingSandbox extends SandboxProcess {
  /** Sends a report from an address. */
  post(signal: 'metrics' | 'logs', body: unknown, from: string): ReturnType<ReturnType<typeof createClient>['send']>;
  /** Reads what was reported of an app, in all the time by default. */
  read(
    remote: string,
    time?: { readonly since: string; readonly until?: string },
  ): Promise<{
    points: readonly ReadPoint[];
    events: readonly { name: string; count: number; attributes: Readonly<Record<string, string>> }[];
  }>;
  prometheus(): Promise<string>;
}

/** Starts a sandbox that receives reports. */
export async function startReceiver(env: Readonly<Record<string, string>> = {}): Promise<ReceivingSandbox> {
  const sandbox = await startSandboxProcess({
    ...{ TELEMETRY_RELEASES: 'any', TRUSTED_PROXIES: 'loopback', CONTROL: 'token', CONTROL_TOKEN: token },
    ...env,
  });
  const { send } = createClient(sandbox.url);
  return {
    ...sandbox,
    post: (signal, body, from) =>
      send('POST', `/telemetry/v1/${signal}`, { body, headers: { 'x-forwarded-for': from } }),
    async read(remote, time = { since: '2026-01-01T00:00:00Z' }) {
      const path = `/__sandbox/telemetry?${new URLSearchParams({ remote, ...time })}`;
      const { status, text } = await send('GET', path, { headers: control });
      if (status !== 200) throw new Error(text);
      return JSON.parse(text);
    },
    prometheus: async () => (await send('GET', '/__sandbox/telemetry/prometheus', { headers: control })).text,
  };
}
