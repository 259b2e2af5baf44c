import { type Transaction, transactionSchema } from '@tessera/shared-contracts/api';
import { safeParse } from 'valibot';

/** A field with a plain value: text without escapes, a number without an exponent, `null`, or a Boolean. */
const field = /\s*"(\w+)"\s*:\s*(?:"([^"\\]*)"|(-?(?:0|[1-9]\d*)(?:\.\d+)?)|(null|true|false))\s*([,}])/y;

const plainId = /^[!-~]+$/;
const plainDate = /^\d{4}-\d\d-\d\dT[\d:.]{5,12}Z$/;
const plainAmount = /^(?:0|[1-9]\d{0,14})(?:\.\d{1,18})?$/;
/** Digits that every binary float keeps. */
const safeDigits = 15;
/** Most different texts of a field that are remembered; a provider has a few. */
const mostKnown = 1_000;

/** A row and the place after it. */
interface FlatRow {
  readonly row: Transaction;
  readonly end: number;
}

/** Whether a text passes a field's schema unchanged, asked once for each text. */
function createKnownTexts(name: 'type' | 'currency' | 'status') {
  const known = new Map<string, boolean>();
  const schema = transactionSchema.entries[name];
  return (text: string): boolean => {
    let isPlain = known.get(text);
    if (isPlain === undefined) {
      const result = safeParse(schema, text);
      isPlain = result.success && result.output === text;
      if (known.size < mostKnown) known.set(text, isPlain);
    }
    return isPlain;
  };
}

/** A JSON number as the decimal that the parser makes of it; `undefined` where that is not plain to see. */
function readNumber(digits: string): string | undefined {
  if (digits.length > safeDigits + 1 || !/[1-9]/.test(digits)) return digits === '0' ? digits : undefined;
  return digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits;
}

/**
 * Creates the fast way to read a row: one that is written as nearly all are, fields with plain values. It reads what
 * `transactionSchema` would, or nothing: any other row is for the parser.
 */
export function createFlatRowReader(): (text: string, start: number) => FlatRow | undefined {
  const isPlainType = createKnownTexts('type');
  const isPlainStatus = createKnownTexts('status');
  const isPlainCurrency = createKnownTexts('currency');

  return (text, start) => {
    const fields = text[start] === '{' ? readFields(text, start + 1) : undefined;
    if (fields === undefined) return undefined;
    const { _id, type, status, createdAt, amount, currency } = fields;
    if (!_id || !type || !createdAt || !amount || !currency) return undefined;
    const isPlain =
      plainId.test(_id) &&
      isPlainType(type) &&
      (!status || isPlainStatus(status)) &&
      plainDate.test(createdAt) &&
      plainAmount.test(amount) &&
      isPlainCurrency(currency);
    if (!isPlain) return undefined;
    const row = { _id, type, createdAt, amount, currency };
    return { row: status === undefined ? row : { ...row, status }, end: field.lastIndex };
  };
}

type FieldName = '_id' | 'type' | 'status' | 'createdAt' | 'amount' | 'currency';
type Fields = { [Name in FieldName]?: string | null };
const names: ReadonlySet<string> = new Set(Object.keys(transactionSchema.entries));

/** Reads the fields of a row up to its end; `undefined` where one is not plain, or is there twice. */
function readFields(text: string, start: number): Fields | undefined {
  const fields: Fields = {};
  field.lastIndex = start;
  for (;;) {
    const [whole, name, value, number, literal, after] = field.exec(text) ?? [];
    if (whole === undefined) return undefined;
    if (names.has(name as string)) {
      if (Object.hasOwn(fields, name as FieldName)) return undefined;
      const read = value ?? (name === 'amount' && number !== undefined ? readNumber(number) : undefined);
      if (read === undefined && (name !== 'status' || literal !== 'null')) return undefined;
      fields[name as FieldName] = read ?? null;
    }
    if (after === '}') return fields;
  }
}
