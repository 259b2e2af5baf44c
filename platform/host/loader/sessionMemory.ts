import type { StoredItem } from '@tessera/shared-contracts/session';
import { type GenericSchema, type InferOutput, parse } from 'valibot';

/**
 * A value that this tab keeps until it is closed. The stored value is parsed on the first read; blocked or corrupt
 * storage reads as the fallback. Written values are kept in memory as well.
 */
export function sessionMemory<Schema extends GenericSchema>(
  item: StoredItem,
  schema: Schema,
  fallback: InferOutput<Schema>,
) {
  let known: { readonly value: InferOutput<Schema> } | undefined;
  const readStored = () => {
    try {
      return parse(schema, JSON.parse(item.read() ?? 'null'));
    } catch {
      return fallback;
    }
  };
  return {
    read(): InferOutput<Schema> {
      known ??= { value: readStored() };
      return known.value;
    },
    write(value: InferOutput<Schema>): void {
      known = { value };
      item.write(JSON.stringify(value));
    },
  };
}
