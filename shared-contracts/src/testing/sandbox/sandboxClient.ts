import {
  array,
  boolean,
  type GenericSchema,
  type InferOutput,
  number,
  object,
  optional,
  parse,
  record,
  string,
} from 'valibot';
import {
  type CallAnswer,
  type CallDefinition,
  type CallRequest,
  callPath,
  login,
  parseJson,
  register,
  request,
  writeBody,
} from '../../api';
import { type Decimal, decimalSchema } from '../../money';
import type { Session } from '../../session';
import { aNewPlayer, type NewPlayer } from './aNewPlayer';
import { requireReadable } from './requireReadable';
import type { sandboxData, sandboxDrops, sandboxPlayers } from './sandboxNames';

const mailSchema = object({
  to: string(),
  subject: string(),
  text: string(),
  code: optional(string()),
  sentAt: string(),
});
const ledgerSchema = object({
  entries: array(
    object({
      transferId: string(),
      kind: string(),
      reference: optional(string()),
      currency: string(),
      amount: decimalSchema,
      createdAt: string(),
    }),
  ),
  sums: record(string(), decimalSchema),
});
const sessionSchema = object({ token: string(), user: login.answer.entries.user.wrapped });
const userSchema = object({ id: string(), email: string(), username: string(), emailVerified: boolean() });

/** A message in the sandbox's mailbox; `code` is the one-time code in it. */
export type SandboxMail = InferOutput<typeof mailSchema>;
/** A player's ledger: entries newest first, and their sums by currency. */
export type SandboxLedger = InferOutput<typeof ledgerSchema>;

/** A fault of the provider (spec §19 Faults). */
export interface SandboxFault {
  readonly method?: string;
  /** Path of a call; `*` matches any characters. */
  readonly path: string;
  readonly status?: number;
  /** A string is sent raw, anything else as JSON. */
  readonly body?: unknown;
  readonly delayMs?: number;
  /** When it closes the connection; see {@link sandboxDrops}. */
  readonly drop?: (typeof sandboxDrops)[number];
  /** Number of requests that it affects; by default all until the faults are cleared. */
  readonly times?: number;
}

/** A registered player with the data needed to act as them. */
export interface SandboxPlayer {
  readonly session: Session;
  readonly password: string;
}

/** A refusal of the sandbox, with its message. */
export class SandboxError extends Error {
  constructor(
    readonly status: number,
    readonly body: unknown,
    what: string,
  ) {
    super(`${what} was answered with ${status}: ${JSON.stringify(body)}`);
  }
}

/** What a tab of the sandbox is put back to; what is absent is as in a new tab. */
export interface SandboxState {
  /** What the provider holds; `seeded` by default. */
  readonly data?: (typeof sandboxData)[number];
  /** `frozen`, `real`, or the moment (ISO 8601) at which it starts. */
  readonly clock?: string;
  /** Of ids, tokens, codes and seeds: the same ones for the same seed and requests. */
  readonly seed?: string;
}

/** A seeded player of the sandbox. */
export type SandboxPlayerName = (typeof sandboxPlayers)[number];

/** Long enough for busy machines. */
const mailTimeoutMs = 60_000;

/**
 * Client for tests to control a provider sandbox: players, mail, test deposits, blocks, faults, ledger.
 *
 * @param origin of the sandbox, without a trailing slash
 */
export function sandboxClient(origin: string) {
  async function exchange(method: string, path: string, body?: string, token?: string): Promise<unknown> {
    const response = await fetch(origin + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    const answer = text === '' ? undefined : parseJson(text);
    if (!response.ok) throw new SandboxError(response.status, answer, `${method} ${path}`);
    return answer;
  }

  const control = async <Schema extends GenericSchema>(
    schema: Schema,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<InferOutput<Schema>> =>
    parse(schema, await exchange(method, `/__sandbox${path}`, body === undefined ? undefined : JSON.stringify(body)));

  /** Sends one of the calls of spec §7, as a player if a token is given; the answer is parsed. */
  const call = async <Call extends CallDefinition>(
    callRequest: CallRequest<Call>,
    token?: string,
  ): Promise<CallAnswer<Call>> => {
    const { method, answer } = callRequest.call;
    const body = method === 'POST' ? writeBody(callRequest) : undefined;
    const given = await exchange(method, callPath(callRequest), body, token);
    return requireReadable(parse(answer, given)) as CallAnswer<Call>;
  };

  const logIn = async (email: string, password: string): Promise<SandboxPlayer> => {
    const { token, user } = await call(request(login, { body: { email, password } }));
    if (token === undefined || user === undefined) throw new Error(`Logging in as ${email} gave no token.`);
    return { session: { token, user }, password };
  };

  const mail = (to: string): Promise<readonly SandboxMail[]> =>
    control(array(mailSchema), 'GET', `/mail?to=${encodeURIComponent(to)}`);

  return {
    origin,
    call,
    logIn,
    mail,

    /** Registers a player, with a unique e-mail by default, and logs in. */
    registerPlayer: async (changes: Partial<NewPlayer> = {}): Promise<SandboxPlayer> => {
      const player = aNewPlayer(changes);
      await call(
        request(register, {
          body: {
            ...player,
            confirmPassword: player.password,
            agreeTerms: true,
            agreeMarketing: false,
            referralCode: '',
          },
        }),
      );
      return logIn(player.email, player.password);
    },

    /**
     * The newest one-time code that was mailed to the address; waits for one that is not sent yet.
     *
     * @param options.after the code of an earlier mail; waits for a newer one
     */
    newestCode: async (to: string, options: { readonly after?: string } = {}): Promise<string> => {
      const until = Date.now() + mailTimeoutMs;
      while (Date.now() < until) {
        const newest = (await mail(to)).find(({ code }) => code !== undefined)?.code;
        if (newest !== undefined && newest !== options.after) return newest;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`No code was mailed to ${to}.`);
    },

    /** Sends a test deposit; it is credited after two blocks. */
    deposit: async (deposit: {
      readonly userId: string;
      readonly currency: string;
      readonly amount: Decimal;
      readonly network?: string;
    }): Promise<string> => (await control(object({ id: string() }), 'POST', '/deposits', deposit)).id,

    /** Mines blocks and returns the new height. */
    mineBlocks: async (count = 1): Promise<number> =>
      (await control(object({ height: number() }), 'POST', '/blocks', { count })).height,

    /** Moves the clock of the sandbox forward, for good: for all its players. */
    moveClock: async (hours: number): Promise<void> => {
      await exchange('POST', '/__sandbox/clock', JSON.stringify({ forwardSeconds: hours * 3600 }));
    },

    /** Adds a fault. */
    setFault: async (fault: SandboxFault): Promise<void> => {
      await exchange('POST', '/__sandbox/faults', JSON.stringify(fault));
    },
    /** How many requests each fault has affected, including delayed ones; the newest fault is last. */
    faultUses: async (): Promise<readonly number[]> =>
      (await control(array(object({ used: number() })), 'GET', '/faults')).map(({ used }) => used),
    /** Clears the faults; delayed requests are answered. */
    clearFaults: async (): Promise<void> => {
      await exchange('DELETE', '/__sandbox/faults');
    },

    /** Opens a sandbox of its own, in memory and with seeded data, and returns its origin; unused ones are closed. */
    openTab: async (): Promise<string> => (await control(object({ origin: string() }), 'POST', '/tabs')).origin,
    /** Closes the tab with this origin. */
    closeTab: async (tab: string): Promise<void> => {
      await exchange('DELETE', `/__sandbox/tabs/${new URL(tab).port}`);
    },
    /** Puts this sandbox, which is a tab, back to the start: data, clock, faults, mail, limits. */
    setState: async (state: SandboxState = {}): Promise<void> => {
      await exchange('PUT', '/__sandbox/state', JSON.stringify(state));
    },
    /** Opens a session of a seeded player, without the mail and activity of a login. */
    openSession: (player: SandboxPlayerName): Promise<Session> =>
      control(sessionSchema, 'POST', '/sessions', { player }),
    /** The code that a player's authenticator app shows; undefined without one. */
    authenticatorCode: async (userId: string): Promise<string | undefined> =>
      (await control(array(object({ code: string() })), 'GET', `/users/${userId}/authenticator`))[0]?.code,

    ledger: (userId: string): Promise<SandboxLedger> => control(ledgerSchema, 'GET', `/users/${userId}/ledger`),
    userByEmail: (email: string): Promise<InferOutput<typeof userSchema>> =>
      control(userSchema, 'GET', `/users?email=${encodeURIComponent(email)}`),
  };
}

/** See {@link sandboxClient}. */
export type SandboxClient = ReturnType<typeof sandboxClient>;
