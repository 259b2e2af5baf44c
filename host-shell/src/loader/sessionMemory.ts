import { type GenericSchema, type InferOutput, parse } from 'valibot';

/**
 * A value that this tab keeps until it is closed. What is stored is parsed when it is first read; blocked or corrupt storage
 * reads as the fallback.
 */
export function sessionMemory<Schema extends GenericSchema>(
  key: string,
  schema: Schema,
  fallback: InferOutput<Schema>,
) {
  let known: { readonly value: InferOutput<Schema> } | undefined;
  const readStored = () => {
    try {
      return parse(schema, JSON.parse(window.sessionStorage.getItem(key) ?? 'null'));
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
      try {
        window.sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Nothing is kept across reloads then; this document goes on with what it knows.
      }
    },
  };
}
