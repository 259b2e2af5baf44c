import type { StoredItem } from '@tessera/shared-contracts/session';
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';

/**
 * A value that this tab keeps until it is closed. What is stored is parsed on reading; blocked or corrupt storage reads as
 * the fallback.
 */
export function sessionMemory<Schema extends GenericSchema>(
  item: StoredItem,
  schema: Schema,
  fallback: InferOutput<Schema>,
) {
  return {
    read(): InferOutput<Schema> {
      try {
        const result = safeParse(schema, JSON.parse(item.read() ?? 'null'));
        return result.success ? result.output : fallback;
      } catch {
        return fallback;
      }
    },
    write: (value: InferOutput<Schema>): void => item.write(JSON.stringify(value)),
  };
}
