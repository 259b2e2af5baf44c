import { type CallAnswer, type CallId, calls, parseJson, stringifyJson } from '@tessera/shared-contracts/api/schema';
import { type ExtensionCallId, extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import { requireReadable } from '@tessera/shared-contracts/testing/sandbox';
import { safeParse } from 'valibot';
import type { LedgerLine } from '../ledger/ledger';

const allCalls = { ...calls, ...extensionCalls };
type AnyCallId = CallId | ExtensionCallId;

/** An answer as received, and as parsed by the shared schema if the call succeeded. */
export interface Answer<Id extends AnyCallId> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body, parsed digit for digit. */
  readonly data: Record<string, unknown>;
  /** The answer as a page reads it. @throws if it does not match the schema */
  read(): CallAnswer<(typeof allCalls)[Id]>;
}

/** Parameters of a call. */
export interface Sending {
  readonly params?: Readonly<Record<string, string>>;
  readonly search?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly token?: string;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A signed-in player. */
export interface Player {
  readonly id: string;
  readonly email: string;
  readonly username: string;
  readonly password: string;
  readonly token: string;
}

export type Client = ReturnType<typeof createClient>;

let count = 0;

/** HTTP client of a sandbox. */
export function createClient(url: string) {
  async function send(method: string, path: string, { body, token, cookie, headers = {} }: Sending = {}) {
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(cookie !== undefined && { cookie }),
        ...headers,
      },
      ...(body !== undefined && { body: stringifyJson(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const data = (isJson && text !== '' ? parseJson(text) : {}) as Record<string, unknown>;
    return { status: response.status, headers: response.headers, text, data };
  }

  async function call<Id extends AnyCallId>(id: Id, sending: Sending = {}): Promise<Answer<Id>> {
    const { method, path, answer } = allCalls[id];
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(sending.params?.[name] ?? ''));
    const search = sending.search ? `?${new URLSearchParams(sending.search)}` : '';
    const received = await send(method, filled + search, sending);
    return {
      ...received,
      read() {
        const result = safeParse(answer, received.data);
        if (!result.success || received.status >= 400)
          throw new Error(`${id} answered ${received.status}: ${received.text}`);
        return requireReadable(result.output) as CallAnswer<(typeof allCalls)[Id]>;
      },
    };
  }

  /** Registers a player, who then owns some bitcoins if an amount is given. */
  async function register(bitcoins?: string): Promise<Player> {
    count += 1;
    const name = `player${process.pid}x${count}`;
    const player = { email: `${name}@tessera.test`, username: name, password: 'Tessera2026!' };
    const answer = await call('register', { body: { ...registration, ...player, confirmPassword: player.password } });
    const { token = '', user } = answer.read();
    const registered = { ...player, token, id: user?.id ?? '' };
    if (bitcoins !== undefined) await fund(registered, 'BTC', bitcoins);
    return registered;
  }

  const newestMail = async (to: string) => {
    const { data } = await send('GET', `/__sandbox/mail?to=${encodeURIComponent(to)}`);
    const [mail] = data as unknown as { subject: string; text: string; code: string }[];
    if (mail === undefined) throw new Error(`No mail to ${to}.`);
    return mail;
  };

  const mine = (blocks: number) => send('POST', '/__sandbox/blocks', { body: { count: blocks } });

  /** Funds a player with a deposit and its confirmations. */
  async function fund(player: Player, currency: string, amount: string): Promise<void> {
    await send('POST', '/__sandbox/deposits', { body: { userId: player.id, currency, amount } });
    await mine(2);
  }

  /** Creates a withdrawal request and verifies its code. */
  async function verifiedWithdrawal(player: Player, body: { currency: string; amount: number; address: string }) {
    const opened = await call('withdrawOtp', { params: { userId: player.id }, token: player.token, body });
    const { requestId } = opened.read();
    const { code } = await newestMail(player.email);
    return call('verifyOtp', { token: player.token, body: { requestId, otp: code } });
  }

  const ledger = async (player: Pick<Player, 'id'>) =>
    (await send('GET', `/__sandbox/users/${player.id}/ledger`)).data as unknown as {
      entries: LedgerLine[];
      sums: Record<string, string>;
    };

  return { url, send, call, register, newestMail, mine, fund, verifiedWithdrawal, ledger };
}

const registration = { agreeTerms: true, agreeMarketing: false, referralCode: '' };

/** An address on Bitcoin's test network (BIP 173's own example). */
export const testAddress = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';
