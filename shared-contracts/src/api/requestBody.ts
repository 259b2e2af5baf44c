import { safeParse } from 'valibot';
import type { CallRequest } from './callDefinition';
import { stringifyJson } from './json';

/**
 * Serializes the body of a POST or PUT with the call's schema, which defines the wire format of each field.
 *
 * @throws when the body does not match the schema; the error names the fields, never their values
 */
export function writeBody({ call, body = {} }: CallRequest): string {
  if (call.body === undefined) return '{}';
  const result = safeParse(call.body, body);
  if (result.success) return stringifyJson(result.output);
  const fields = result.issues.map(({ path }) => path?.map(({ key }) => String(key)).join('.') ?? 'body');
  throw new Error(`${call.id}: not of the agreed shape: ${fields.join(', ')}.`);
}
