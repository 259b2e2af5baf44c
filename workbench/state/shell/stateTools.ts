import type { State } from '..';

type ShellState = Omit<State, 'module' | 'session' | 'parts'> & Partial<Pick<State, 'session'>>;

/** States of the composed site; of a visitor, unless a state names another session. */
export const shellStates = (states: readonly ShellState[]): readonly State[] =>
  states.map((state) => ({ session: 'signed-out', ...state, module: 'Shell' }));

type Step = NonNullable<State['steps']>[number];

/** A toast that stays. */
export const toast = (kind: 'success' | 'error' | 'info' | 'warning', message: string): Step => ({
  event: 'toast-requested',
  detail: { kind, message, durationMs: 3_600_000 },
});

/** Every call of the provider is lost. */
export const noConnection = [{ method: '*', path: '/*-service/*', drop: 'before' as const }];
