import type { SimulatorState } from '@tessera/shared-contracts/remotes';

type StateOfModule = Omit<SimulatorState, 'module' | 'session'> & Partial<Pick<SimulatorState, 'session'>>;

/** States of one module, with a common session unless a state names its own. */
export const statesOf = (
  module: string,
  session: SimulatorState['session'],
  states: readonly StateOfModule[],
): readonly SimulatorState[] => states.map((state) => ({ session, ...state, module }));

/** Base path of the provider's account calls. */
export const auth = '/auth-service/api/auth';

/** A provider that fails with its own message. */
export const serverFailure = { status: 500, body: { message: 'The provider is being repaired.' } };

/** An answer that never arrives in practice. */
export const slow = { delayMs: 60_000 };

/** The provider's state of a second factor that is on. */
export const twoFactorOn = {
  method: 'GET',
  path: `${auth}/*/two-factor`,
  status: 200,
  body: { enabled: true, recoveryCodesLeft: 8 },
};

/** A player with an unverified e-mail address. */
export const notVerified = {
  method: 'GET',
  path: `${auth}/profile/*`,
  status: 200,
  body: {
    _id: '66f0a4c19e2b7d53',
    username: 'marcella',
    email: 'marcella@tessera.example',
    displayName: 'Marcella',
    kycStatus: 'pending',
    emailVerified: false,
    createdAt: '2025-03-14T09:30:00.000Z',
  },
};
