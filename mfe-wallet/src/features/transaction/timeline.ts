import { readMoment } from '@tessera/shared-contracts/api';
import type { TransactionDetail } from '@tessera/shared-contracts/extensions';

/** What a transaction moves; everything that is neither is done at once, such as a bet. */
export type TransactionKind = 'deposit' | 'withdrawal' | 'other';

/** A step that was made. */
export interface MadeStep {
  readonly state: string;
  /** Milliseconds since 1970, if the provider sent a moment. */
  readonly at: number | undefined;
  readonly reason: string | undefined;
}

/** What has happened to a transaction, and what is to come. */
export interface Timeline {
  readonly kind: TransactionKind;
  /** Oldest first. */
  readonly made: readonly MadeStep[];
  /** State of the last step; the status of the list if the provider tells of no steps. */
  readonly state: string;
  readonly ahead: readonly string[];
  /** Whether more is going to happen. */
  readonly isOpen: boolean;
  /** Whether nobody gets the money and no fee is charged, since it comes back. */
  readonly isReturned: boolean;
}

/** The usual way; a review comes between the first two of a withdrawal. */
const ways: { readonly [Kind in TransactionKind]: readonly string[] } = {
  withdrawal: ['asked', 'approved', 'sent', 'confirming', 'done'],
  deposit: ['seen', 'confirming', 'done'],
  other: [],
};

/** Ends of a withdrawal after which the money comes back. */
const returning: readonly string[] = ['refused', 'failed', 'cancelled'];

const kinds: ReadonlyMap<string, TransactionKind> = new Map([
  ['deposit', 'deposit'],
  ['withdraw', 'withdrawal'],
  ['withdrawal', 'withdrawal'],
]);

export function readTimeline({ type, status, steps }: TransactionDetail): Timeline {
  const kind = kinds.get(type.toLowerCase()) ?? 'other';
  const made = steps.readable.map(({ state, at, reason }) => ({
    state,
    at: readMoment(at),
    reason: reason?.trim() || undefined,
  }));
  const state = made.at(-1)?.state ?? status?.trim() ?? '';
  const ahead = readAhead(kind, state);
  const isReturned = state === 'returned' || (kind === 'withdrawal' && returning.includes(state));
  return { kind, made, state, ahead, isOpen: ahead.length > 0, isReturned };
}

function readAhead(kind: TransactionKind, state: string): readonly string[] {
  if (kind === 'withdrawal' && returning.includes(state)) return ['returned'];
  const way = ways[kind];
  const place = way.indexOf(kind === 'withdrawal' && state === 'review' ? 'asked' : state);
  return place === -1 ? [] : way.slice(place + 1);
}
