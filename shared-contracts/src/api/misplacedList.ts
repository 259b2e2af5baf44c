import type { GenericSchema } from 'valibot';

type SchemaParts = GenericSchema & {
  readonly entries?: Readonly<Record<string, GenericSchema>>;
  readonly wrapped?: GenericSchema;
};

/**
 * Whether there is a list where the schema has an object. Valibot takes a list for an object without entries, and an answer
 * whose entries are all optional would pass as an empty one.
 */
export function hasMisplacedList(schema: GenericSchema, value: unknown): boolean {
  const { entries, wrapped }: SchemaParts = schema;
  if (wrapped !== undefined) return hasMisplacedList(wrapped, value);
  if (entries === undefined || typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return true;
  const values = value as Readonly<Record<string, unknown>>;
  return Object.entries(entries).some(([name, entry]) => hasMisplacedList(entry, values[name]));
}
