import { type GenericSchema, type InferOutput, safeParse } from 'valibot';

/** Parses a stored text; `undefined` if it does not fit the schema, for instance after an update. */
export function readStored<Schema extends GenericSchema>(
  schema: Schema,
  text: string | undefined,
): InferOutput<Schema> | undefined {
  try {
    const stored = safeParse(schema, JSON.parse(text ?? 'null'));
    return stored.success ? stored.output : undefined;
  } catch {
    return undefined;
  }
}
