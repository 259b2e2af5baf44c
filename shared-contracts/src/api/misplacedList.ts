import type { GenericSchema } from 'valibot';

type SchemaParts = GenericSchema & {
  readonly entries?: Readonly<Record<string, GenericSchema>>;
  readonly wrapped?: GenericSchema;
};

/**
 * Whether the answer has a list where the schema has an object. Valibot accepts a list as an object without entries, so
 * an answer with only optional entries would pass as empty.
 */
export function hasMisplacedList(schema: GenericSchema, value: unknown): boolean {
  const { entries, wrapped }: SchemaParts = schema;
  if (wrapped !== undefined) return hasMisplacedList(wrapped, value);
  if (entries === undefined || typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return true;
  const values = value as Readonly<Record<string, unknown>>;
  return Object.entries(entries).some(([name, entry]) => hasMisplacedList(entry, values[name]));
}
