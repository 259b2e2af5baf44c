import { readMoment, type Transaction } from '@tessera/shared-contracts/api';
import { yieldToMain } from '@tessera/shared-contracts/ui';
import { signedAmount } from '../listTransactions';
import { statusLabel, typeLabel } from '../transactionLabels';
import { messages } from './filterPanel.messages';
import { localTime, localZone } from './localTime';

/** A CSV file (RFC 4180), as parts of its text. */
export interface Csv {
  readonly parts: readonly string[];
  /** The earliest and the latest instant; absent if no transaction has a valid date. */
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
 * Writes every transaction of a list, in its order, with exact amounts and dates in the player's time zone.
 *
 * @throws the signal's reason
 */
export async function createCsv(
  list: readonly Transaction[],
  { signal, onProgress, hasDecimalComma }: CreateCsvOptions,
): Promise<Csv> {
  const separator = hasDecimalComma ? ';' : ',';
  const toLine = (cells: readonly string[]) =>
    `${cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(separator)}\r\n`;
  const parts = [byteOrderMark + toLine(Object.values(messages.csvColumns(localZone())))];
  let firstMs = Number.POSITIVE_INFINITY;
  let lastMs = Number.NEGATIVE_INFINITY;
  for (let start = 0; start < list.length; start += partSize) {
    await yieldToMain();
    signal.throwIfAborted();
    const rows = list.slice(start, start + partSize);
    for (const row of rows) {
      const moment = readMoment(row.createdAt);
      if (moment === undefined) continue;
      firstMs = Math.min(firstMs, moment);
      lastMs = Math.max(lastMs, moment);
    }
    parts.push(rows.map((row) => toLine(toCells(row, hasDecimalComma))).join(''));
    onProgress(start + rows.length);
  }
  return { parts, range: lastMs >= firstMs ? { firstMs, lastMs } : undefined };
}

function toCells(row: Transaction, hasDecimalComma: boolean): readonly string[] {
  const moment = readMoment(row.createdAt);
  const amount = signedAmount(row);
  const cells: Record<keyof ReturnType<typeof messages.csvColumns>, string> = {
    id: withoutFormula(row._id),
    type: withoutFormula(typeLabel(row.type)),
    status: withoutFormula(statusLabel(row.status)),
    date: moment === undefined ? '' : localTime(moment),
    // A number: keep its minus sign.
    amount: hasDecimalComma ? amount.replace('.', ',') : amount,
    currency: withoutFormula(row.currency.toUpperCase()),
  };
  return Object.values(cells);
}

/**
 * Spreadsheets evaluate cells that begin with one of these characters, also inside quotes; a leading apostrophe
 * prevents that (OWASP, CSV injection). Some also accept full-width characters and leading spaces, and some start a
 * cell after a comma, a semicolon or a tab.
 */
const withoutFormula = (text: string): string =>
  (/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text).replace(/(?=[=+\-@＝＋－＠])(?<=[,;\t]\s*)/gu, "'");
