import { readMoment } from '@tessera/shared-contracts/api';
import type { Decimal } from '@tessera/shared-contracts/money';
import { yieldToMain } from '@tessera/shared-contracts/ui';
import { localTime } from './localTime';

/** Writes the values of a cell. */
export interface CellWriter {
  /** A text that no spreadsheet evaluates. */
  readonly text: (text: string) => string;
  /** A number with all its digits and its minus sign. */
  readonly amount: (amount: Decimal) => string;
  /** An instant in the player's time zone; empty if invalid. */
  readonly date: (iso: string) => string;
}

/** The columns of a list's export. */
export interface CsvSheet<Row> {
  /** Headings. */
  readonly columns: () => readonly string[];
  readonly cells: (row: Row, write: CellWriter) => readonly string[];
  readonly date: (row: Row) => string;
}

/** A CSV file (RFC 4180), as parts of its text. */
export interface Csv {
  readonly parts: readonly string[];
  /** The earliest and the latest instant; absent if no row has a valid date. */
  readonly range: { readonly firstMs: number; readonly lastMs: number } | undefined;
}

interface CreateCsvOptions {
  readonly signal: AbortSignal;
  /** Called with the number of rows written so far. */
  readonly onProgress: (done: number) => void;
  /** Whether amounts have a decimal comma, so that cells are separated by semicolons. */
  readonly hasDecimalComma: boolean;
}

/** Whether the visitor's locale uses a decimal comma, as do its spreadsheets. */
// biome-ignore lint/plugin: made only for an export
export const usesDecimalComma = (): boolean => new Intl.NumberFormat().format(0.5).includes(',');

/** Rows written before yielding to input. */
const partSize = 500;

/** Without the BOM, spreadsheets use a legacy encoding. */
const byteOrderMark = '\uFEFF';

/**
 * Writes every row of a list, in its order, with exact amounts and dates in the player's time zone.
 *
 * @throws the signal's reason
 */
export async function createCsv<Row>(
  list: readonly Row[],
  sheet: CsvSheet<Row>,
  { signal, onProgress, hasDecimalComma }: CreateCsvOptions,
): Promise<Csv> {
  const separator = hasDecimalComma ? ';' : ',';
  const toLine = (cells: readonly string[]) =>
    `${cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(separator)}\r\n`;
  const write: CellWriter = {
    text: withoutFormula,
    amount: (amount) => (hasDecimalComma ? amount.replace('.', ',') : amount),
    date: writeDate,
  };
  const parts = [byteOrderMark + toLine(sheet.columns())];
  let firstMs = Number.POSITIVE_INFINITY;
  let lastMs = Number.NEGATIVE_INFINITY;
  for (let start = 0; start < list.length; start += partSize) {
    await yieldToMain();
    signal.throwIfAborted();
    const rows = list.slice(start, start + partSize);
    for (const row of rows) {
      const moment = readMoment(sheet.date(row));
      if (moment === undefined) continue;
      firstMs = Math.min(firstMs, moment);
      lastMs = Math.max(lastMs, moment);
    }
    parts.push(rows.map((row) => toLine(sheet.cells(row, write))).join(''));
    onProgress(start + rows.length);
  }
  return { parts, range: lastMs >= firstMs ? { firstMs, lastMs } : undefined };
}

function writeDate(iso: string): string {
  const moment = readMoment(iso);
  return moment === undefined ? '' : localTime(moment);
}

/**
 * Spreadsheets evaluate cells that begin with one of these characters, also inside quotes; a leading apostrophe
 * prevents that (OWASP, CSV injection). Some also accept full-width characters and leading spaces, and some start a
 * cell after a comma, a semicolon or a tab.
 */
const withoutFormula = (text: string): string =>
  (/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text).replace(/(?=[=+\-@＝＋－＠])(?<=[,;\t]\s*)/gu, "'");
