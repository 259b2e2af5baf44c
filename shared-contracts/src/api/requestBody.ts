import { safeParse } from 'valibot';
import type { CallRequest } from './callDefinition';
import { stringifyJson } from './json';

/**
 * Writes the body of a POST by the call's own schema, which says how each field goes over the wire.
 *
 * @throws when the body is not of the call's shape; its fields are named, never what stands in them
 */
export function writeBody({ call, body = {} }: CallRequest): string {
  if (call.body === undefined) return '{}';
  const result = safeParse(call.body, body);
  if (result.success) return stringifyJson(result.output);
  const fields = result.issues.map(({ path }) => path?.map(({ key }) => String(key)).join('.') ?? 'body');
  throw new Error(`${call.id}: not of the agreed shape: ${fields.join(', ')}.`);
}
