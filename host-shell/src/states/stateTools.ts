import type { SimulatorState } from '@tessera/shared-contracts/remotes';

type ShellState = Omit<SimulatorState, 'module' | 'session' | 'parts'> & Partial<Pick<SimulatorState, 'session'>>;

/** States of the composed site; of a visitor, unless a state names another session. */
export const shellStates = (states: readonly ShellState[]): readonly SimulatorState[] =>
  states.map((state) => ({ session: 'signed-out', ...state, module: 'Shell' }));

type Step = NonNullable<SimulatorState['steps']>[number];

/** A toast that stays. */
export const toast = (kind: 'success' | 'error' | 'info' | 'warning', message: string): Step => ({
  event: 'toast-requested',
  detail: { kind, message, durationMs: 3_600_000 },
});

/** Every call of the provider is lost. */
export const noConnection = [{ method: '*', path: '/*-service/*', drop: 'before' as const }];
