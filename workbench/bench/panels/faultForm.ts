import { parse } from 'valibot';
import { type Fault, faultSchema } from '../../state';
import { messages } from '../workbench.messages';

/** A body is JSON, or any other text that does not look like it, such as HTML. */
const bodyOf = (text: string): unknown => (/^\s*[{["]/.test(text) ? JSON.parse(text) : text);

/** Reads a fault from its form, of which the browser has checked each field but the body: the fault, or what is wrong with it. */
export function readFault(form: FormData): { readonly fault: Fault } | { readonly problem: string } {
  const { method, path, ...effects } = Object.fromEntries([...form].filter(([, text]) => text !== ''));
  const { status, delayMs, body, ...rest } = effects;
  if (Object.keys(effects).length === 0) return { problem: messages.faultProblems.nothing };
  try {
    const fault = {
      ...{ method, path, ...rest },
      ...(status !== undefined && { status: Number(status) }),
      ...(delayMs !== undefined && { delayMs: Number(delayMs) }),
      ...(body !== undefined && { body: bodyOf(`${body}`) }),
    };
    return { fault: parse(faultSchema, fault) };
  } catch (error) {
    return { problem: messages.faultProblems.body(String(error)) };
  }
}
