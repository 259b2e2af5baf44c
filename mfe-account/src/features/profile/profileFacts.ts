import { readMoment } from '@tessera/shared-contracts/api';
import { formatUtcDay } from '@tessera/shared-contracts/format';

/** The public ID of a player (spec §2 Profile modal). */
export const publicId = (id: string): string => id.toUpperCase();

const avatarLevels = 10;

/** An avatar level from 1 to 10, derived from the public ID so that it is always the same (spec §14 Profile placeholders). */
export function avatarLevel(id: string): number {
  let sum = 0;
  for (const character of publicId(id)) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return (sum % avatarLevels) + 1;
}

/** Short month, day, year (spec §2 Settings page), or `undefined` for an invalid date. */
export function memberSince(createdAt: string | undefined): string | undefined {
  const moment = readMoment(createdAt ?? '');
  return moment === undefined ? undefined : formatUtcDay(moment);
}

/** Placeholders without the extension `totals` (spec §2 Profile modal, §9 Total to next rank). */
export const rankPlaceholder = {
  rank: 'Unranked',
  nextRank: 'Bronze I',
  done: 0,
  total: 5000,
  bets: 0,
  wageredUsd: '0',
} as const;
