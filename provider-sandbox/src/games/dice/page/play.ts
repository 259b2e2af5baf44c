import type { DiceRound } from '../rounds';

/** The game's own calls, as the page makes them. The token in the page's address is what authorises them. */

export interface StakeBalance {
  readonly currency: string;
  readonly amount: string;
  readonly usdRate: string | null;
}
export interface Seeds {
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
}
export interface PlayState {
  readonly mode: 'real' | 'fun';
  readonly currency: string;
  readonly stakeBalances: readonly StakeBalance[];
  readonly seeds: Seeds;
  readonly rounds: readonly DiceRound[];
}
export interface Revealed extends Omit<Seeds, 'nonce'> {
  readonly serverSeed: string;
  readonly rounds: number;
}
export interface RoundRequest {
  readonly key: string;
  readonly currency: string;
  readonly stake: string;
  readonly direction: string;
  readonly target: string;
}

/** A call that failed. `isLost` says that the work may have been done all the same. */
export class PlayError extends Error {
  readonly isLost: boolean;

  constructor(message: string, isLost: boolean) {
    super(message);
    this.isLost = isLost;
  }
}

const token = new URLSearchParams(location.search).get('session') ?? '';
const timeoutMs = 15_000;

async function call<Answer>(path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`/play/api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    credentials: 'omit',
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined);
  const answer = (await response?.json().catch(() => undefined)) as { message?: string } | undefined;
  if (response?.ok && answer !== undefined) return answer as Answer;
  const isRefused = response !== undefined && response.status >= 400 && response.status < 500;
  throw new PlayError(answer?.message ?? '', !isRefused);
}

export const readState = () => call<PlayState>('state');
export const rotateSeeds = (clientSeed: string) => call<{ revealed: Revealed; seeds: Seeds }>('seeds', { clientSeed });

const pausesMs = [400, 1200];

/** Plays a round; asks again with the same key when the answer is lost, which stakes nothing twice. */
export async function playRound(request: RoundRequest): Promise<{ round: DiceRound; balance: string }> {
  for (const pauseMs of pausesMs) {
    try {
      return await call('rounds', request);
    } catch (error) {
      if (!(error instanceof PlayError) || !error.isLost) throw error;
      await new Promise((done) => setTimeout(done, pauseMs));
    }
  }
  return call('rounds', request);
}

/** A name for a round that no other has. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
