import { callTimeoutMs } from '@tessera/shared-contracts/api';
import type { State } from '../../state';

type Faults = NonNullable<State['faults']>;

const everyCall = { method: '*', path: '/*-service/*' } as const;

/** Faults of every call of the provider that can be set by hand, by the name that an address gives them. */
export const faultPresets = {
  none: [],
  slow: [{ ...everyCall, delayMs: 3_000 }],
  'time-out': [{ ...everyCall, delayMs: callTimeoutMs + 1_000 }],
  'server-error': [{ ...everyCall, status: 500, body: { message: 'The provider has a problem.' } }],
  'not-json': [{ ...everyCall, status: 200, body: 'not JSON' }],
  html: [{ ...everyCall, status: 502, body: '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>' }],
  'closed-before': [{ ...everyCall, drop: 'before' }],
  'closed-after': [{ ...everyCall, drop: 'after' }],
  'cut-midway': [{ ...everyCall, drop: 'midway' }],
} satisfies Readonly<Record<string, Faults>>;

/** Name of a preset. */
export type FaultPreset = keyof typeof faultPresets;

/** Names of the presets. */
export const faultPresetNames = Object.keys(faultPresets) as [FaultPreset, ...FaultPreset[]];

/** Faults in the sandbox's words, of a setting. */
export const faultsOf = (setting: FaultPreset | Faults): Faults =>
  typeof setting === 'string' ? faultPresets[setting] : setting;
