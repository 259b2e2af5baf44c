import { callTimeoutMs } from '@tessera/shared-contracts/api';
import type { State } from '../../state';

type Faults = NonNullable<State['faults']>;

const everyCall = { method: '*', path: '/*-service/*' } as const;

/** What a call of the provider meets under each preset, by the name that an address gives it. */
const presets = {
  none: {},
  slow: { delayMs: 3_000 },
  'time-out': { delayMs: callTimeoutMs + 1_000 },
  'server-error': { status: 500, body: { message: 'The provider has a problem.' } },
  'not-json': { status: 200, body: 'not JSON' },
  html: { status: 502, body: '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>' },
  'closed-before': { drop: 'before' },
  'closed-after': { drop: 'after' },
  'cut-midway': { drop: 'midway' },
} satisfies Readonly<Record<string, Partial<Faults[number]>>>;

/** Name of a preset. */
export type FaultPreset = keyof typeof presets;

/** Names of the presets. */
export const faultPresetNames = Object.keys(presets) as [FaultPreset, ...FaultPreset[]];

/** The faults of a state under a preset: each has the preset's too, as has every other call; `none` leaves all out. */
export const underPreset = (preset: FaultPreset, faults: Faults = []): Faults =>
  preset === 'none' ? [] : [...faults, everyCall].map((fault) => ({ ...fault, ...presets[preset] }));
