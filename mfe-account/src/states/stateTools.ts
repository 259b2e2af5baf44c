import type { State } from '@tessera/workbench/state';

type Common = Pick<State, 'session'> & Partial<State>;
type StateOfModule = Omit<State, 'module' | 'session'> & Partial<Pick<State, 'session'>>;
/** A fault of the provider sandbox. */
export type Fault = NonNullable<State['faults']>[number];

/** States of one module, with what they have in common unless a state has its own. */
export const statesOf = (module: string, common: Common, states: readonly StateOfModule[]): readonly State[] =>
  states.map((state) => ({ ...common, ...state, module }));

/** A fault of one of the provider's account calls; `fault('POST /login', lost)`. */
export function fault(call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`, answer: Partial<Fault>): Fault {
  const [method = '', path = ''] = call.split(' ');
  return { method, path: `/auth-service/api/auth${path}`, ...answer };
}

/** An answer with status 200. */
export const answer = (body: unknown): Partial<Fault> => ({ status: 200, body });

/** A refusal, with the provider's message and what else it answers. */
export const refused = (message: string, status = 400, more: object = {}): Partial<Fault> => ({
  status,
  body: { message, ...more },
});

/** A refusal without a message. */
export const refusedSilently = { status: 400, body: {} };

/** A provider that fails with its own message. */
export const serverFailure = { status: 500, body: { message: 'The provider is being repaired.' } };

/** A provider that fails without a message. */
export const failure = { status: 503, body: {} };

/** An answer that the site cannot read. */
export const malformed = { status: 200, body: '<h1>Bad gateway</h1>' };

/** A connection that closes without an answer. */
export const lost = { drop: 'before' } as const;

/** An answer that never arrives in practice. */
export const slow = { delayMs: 60_000 };

/** Password of the sandbox's players. */
export const password = 'Tessera2026!';

/** The provider's state of a second factor that is on. */
export const secondFactor = { enabled: true, recoveryCodesLeft: 8 };

const profile = {
  _id: '66f0a4c19e2b7d53',
  username: 'marcella',
  email: 'marcella@tessera.example',
  displayName: 'Marcella',
  kycStatus: 'pending',
  emailVerified: false,
  createdAt: '2025-03-14T09:30:00.000Z',
};

/** The provider's profile of a player, by default with an unverified e-mail address. */
export const profileOf = (changed: Partial<typeof profile> = {}): Fault =>
  fault('GET /profile/*', answer({ ...profile, ...changed }));

/** Names from right to left, and a long status; the username predates the rules of names. */
export const longNames = profileOf({
  // Its direction is overridden, and combining marks are stacked.
  username: `\u202eלאה 7 (1) m${'\u0301'.repeat(39)}`,
  displayName: 'ليلى (1)',
  kycStatus: 'waiting for papers '.repeat(12).trim(),
});
