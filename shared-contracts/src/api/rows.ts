import { array, fallback, type GenericSchema, type InferInput, type InferOutput, pipe, transform } from 'valibot';

/** A list of an answer, read row by row. */
export interface Rows<Row> {
  /** The rows that are of the agreed shape, in the provider's order. */
  readonly readable: readonly Row[];
  /** How many more there were. Whoever shows the list says so; a sum over it is not the whole. */
  readonly unreadable: number;
}

/** Parses a list row by row: one that is not of the agreed shape is counted and costs nobody the others. */
export function rows<Row extends GenericSchema>(row: Row) {
  type Parsed = InferOutput<Row>;
  const readableOrNull = fallback(row as GenericSchema<InferInput<Row>, Parsed | null>, null);
  return pipe(
    array(readableOrNull),
    transform((parsed): Rows<Parsed> => {
      const readable = parsed.filter((one): one is Parsed & {} => one !== null);
      return { readable, unreadable: parsed.length - readable.length };
    }),
  );
}
