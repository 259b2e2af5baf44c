import { array, type InferOutput, literal, nullable, object, optional, parse, pipe, regex, string } from 'valibot';

const sourceMapSchema = object({
  version: literal(3),
  sources: array(nullable(string())),
  names: optional(array(string()), []),
  /** Segments in base64, by line. */
  mappings: pipe(string(), regex(/^[A-Za-z\d+/,;]*$/)),
});
/** A source map, as far as positions are resolved with it. */
export type SourceMap = InferOutput<typeof sourceMapSchema>;

/** Parses the text of a source map; throws if it is invalid. */
export const parseSourceMap = (text: string): SourceMap => parse(sourceMapSchema, JSON.parse(text));
