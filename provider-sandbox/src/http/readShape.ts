import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { HttpError } from './httpError';

/**
 * Parses a body with its schema.
 *
 * @throws HttpError 400 naming the first invalid field
 */
export function readShape<Schema extends GenericSchema>(schema: Schema, body: unknown): InferOutput<Schema> {
  const result = safeParse(schema, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = issue.path?.map(({ key }) => String(key)).join('.');
  throw new HttpError(400, `The request is not of the agreed shape${field ? ` at "${field}"` : ''}: ${issue.message}`);
}
