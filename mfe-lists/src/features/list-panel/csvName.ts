import type { Csv } from './createCsv';
import { localDay } from './localTime';

interface CsvNameParts {
  readonly brand: string;
  /** What the file lists: `transactions`. */
  readonly list: string;
  readonly username: string;
  /** Days of the filter; `''` without a day. */
  readonly since: string;
  readonly until: string;
  readonly range: Csv['range'];
  /** The oldest kept row, if the player has older ones. */
  readonly keptFromMs?: number | undefined;
}

/** Longest name of a brand or player in the name of a file. */
const longestName = 40;

/**
 * Name of an export: `tessera-transactions-marcella-2025-11-01-to-2025-11-20.csv`, in days of the player's time zone.
 */
export function csvName({ brand, list, username, since, until, range, keptFromMs }: CsvNameParts): string {
  const isSinceKept = keptFromMs === undefined || since >= localDay(keptFromMs);
  const first = (isSinceKept && since) || (range && localDay(range.firstMs));
  const last = until || (range && localDay(range.lastMs));
  const days = first && last ? [first, ...(last === first ? [] : ['to', last])] : [];
  return `${[plain(brand), list, plain(username), ...days].filter((part) => part !== '').join('-')}.csv`;
}

/** Letters and digits, valid in every file system. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .slice(0, longestName)
    .replace(/^-|-$/g, '');
