import { array, fallback, type GenericSchema, type InferInput, type InferOutput, pipe, transform } from 'valibot';

/** A list of an answer, parsed row by row. */
export interface Rows<Row> {
  /** The rows that match the schema, in the provider's order. */
  readonly readable: readonly Row[];
  /** Number of unreadable rows. Lists have to report it, since they and their sums are incomplete. */
  readonly unreadable: number;
  /**
   * How many of them follow the last readable row, if any: the next page, requested by that row's ID, has them again.
   */
  readonly unreadableAtEnd?: number;
}

/** Parses a list row by row: rows that do not match the schema are counted, and the others are kept. */
export function rows<Row extends GenericSchema>(row: Row) {
  type Parsed = InferOutput<Row>;
  const readableOrNull = fallback(row as GenericSchema<InferInput<Row>, Parsed | null>, null);
  return pipe(
    array(readableOrNull),
    transform((parsed): Rows<Parsed> => {
      const readable = parsed.filter((one): one is Parsed & {} => one !== null);
      const atEnd = parsed.length - 1 - parsed.findLastIndex((one) => one !== null);
      return {
        readable,
        ...(atEnd > 0 && { unreadableAtEnd: atEnd }),
        unreadable: parsed.length - readable.length,
      };
    }),
  );
}
