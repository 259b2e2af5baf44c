import {
  type CallAnswer,
  type CallDefinition,
  type CallResult,
  parseJson,
  readAnswer,
  type Transaction,
  transactionSchema,
} from '@tessera/shared-contracts/api';
import type { BodyProgress, BodyReader } from '@tessera/shared-contracts/streaming';
import { safeParse } from 'valibot';
import { createFlatRowReader } from './flatRow';
import { findListStart, findValueEnd } from './jsonText';
import { startSlices } from './slices';

/** Takes the rows of an answer. */
export interface RowSink {
  /** Takes a row. @returns whether to go on */
  readonly take: (row: Transaction) => boolean;
  /** Called between slices. @param unreadable rows that could not be read so far */
  readonly onProgress?: (progress: BodyProgress, unreadable: number) => void;
}

/** The rest of an answer whose rows went to a {@link RowSink}. */
export interface RowsAnswer<Envelope> {
  /** The answer as its schema has it, without its rows; `undefined` when the sink had enough. */
  readonly envelope: Envelope | undefined;
  readonly unreadable: number;
  /** How many of these are after the last row that could be read. */
  readonly unreadableAtEnd: number;
}

/** Longest row, and longest text before and after the rows, in characters: an answer with more is malformed. */
const longest = 1 << 20;
/** Rows between two looks at the clock. */
const checkEvery = 16;

/**
 * Reads an answer with a list `transactions` row by row, in slices. A row is what `transactionSchema` makes of it; others are
 * counted. What surrounds the rows is parsed with the call's schema.
 */
export function createRowReader<Call extends CallDefinition>(
  call: Call,
  sink: RowSink,
): BodyReader<RowsAnswer<CallAnswer<Call>>> {
  const readFlatRow = createFlatRowReader();
  let part: 'head' | 'rows' | 'tail' | 'broken' = 'head';
  let head = '';
  let text = '';
  let at = 0;
  let isFirst = true;
  let hasEnough = false;
  let unreadable = 0;
  let unreadableAtEnd = 0;

  /** Reads one row. @returns whether there was a whole one */
  function readRow(): boolean {
    at = skipSpace(text, at);
    if (at >= text.length) return false;
    if (text[at] === ']') {
      part = 'tail';
      return false;
    }
    const hasComma = text[at] === ',';
    if (hasComma === isFirst) return giveUp();
    const start = hasComma ? skipSpace(text, at + 1) : at;
    const flat = readFlatRow(text, start);
    const end = flat?.end ?? findValueEnd(text, start);
    // A number at the end of the piece may go on in the next.
    if (end === undefined || end >= text.length) return text.length - at > longest && giveUp();
    const row = flat?.row ?? readAnyRow(text.slice(start, end));
    if (row === undefined) return giveUp();
    at = end;
    isFirst = false;
    if (row === null) {
      unreadable += 1;
      unreadableAtEnd += 1;
    } else {
      unreadableAtEnd = 0;
      hasEnough = !sink.take(row);
    }
    return !hasEnough;
  }

  function giveUp(): false {
    part = 'broken';
    return false;
  }

  async function readRows(progress: BodyProgress) {
    const slices = startSlices();
    for (let count = 1; readRow(); count += 1) {
      if (count % checkEvery === 0 && slices.isOver()) {
        sink.onProgress?.(progress, unreadable);
        await slices.next();
      }
    }
    sink.onProgress?.(progress, unreadable);
  }

  return {
    async take(piece, progress) {
      text = text.slice(at) + piece;
      at = 0;
      if (part === 'head') {
        const start = findListStart(text, 'transactions');
        if (start !== undefined) {
          part = 'rows';
          head = text.slice(0, start);
          at = start;
        }
      }
      if (part === 'rows') await readRows(progress);
      return part !== 'broken' && !hasEnough && (part === 'rows' || text.length - at <= longest);
    },
    end(status): CallResult<RowsAnswer<CallAnswer<Call>>> {
      if (hasEnough) return { data: { envelope: undefined, unreadable, unreadableAtEnd }, meta: { status } };
      const { data, error, meta } = readAnswer(call, status, part === 'broken' ? head : head + text.slice(at));
      if (error !== undefined) return { error };
      return { data: { envelope: data, unreadable, unreadableAtEnd }, meta };
    },
  };
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) <= 32) at += 1;
  return at;
}

/** @returns the row, `null` for one that does not match the schema, or `undefined` for text that is not JSON */
function readAnyRow(json: string): Transaction | null | undefined {
  try {
    const result = safeParse(transactionSchema, parseJson(json));
    return result.success ? result.output : null;
  } catch {
    return undefined;
  }
}
