import { type GenericSchema, type InferOutput, safeParse } from 'valibot';

/**
 * A value that this tab keeps until it is closed. What is stored is parsed on reading; blocked or corrupt storage reads as
 * the fallback.
 */
export function sessionMemory<Schema extends GenericSchema>(
  key: string,
  schema: Schema,
  fallback: InferOutput<Schema>,
) {
  return {
    read(): InferOutput<Schema> {
      try {
        const result = safeParse(schema, JSON.parse(window.sessionStorage.getItem(key) ?? 'null'));
        return result.success ? result.output : fallback;
      } catch {
        return fallback;
      }
    },
    write(value: InferOutput<Schema>): void {
      try {
        window.sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Nothing is kept across reloads then; this document goes on with what it knows.
      }
    },
  };
}
