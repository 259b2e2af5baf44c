import { sandboxDrops } from '@tessera/shared-contracts/testing/sandbox-names';
import { is, picklist } from 'valibot';
import type { State } from '../../state';
import { messages } from '../workbench.messages';

type Fault = NonNullable<State['faults']>[number];

/** Texts of the form's fields. */
export interface FaultTexts {
  readonly method: string;
  readonly path: string;
  readonly status: string;
  readonly delayMs: string;
  readonly drop: string;
  readonly body: string;
}

/** The fields of a fault that has not been typed yet. */
export const emptyFault: FaultTexts = { method: 'GET', path: '/', status: '', delayMs: '', drop: '', body: '' };

const problems = messages.faultProblems;

/** A body is JSON, or any other text that does not look like it, such as HTML. */
function bodyOf(text: string): unknown {
  return /^\s*[{["]/.test(text) ? (JSON.parse(text) as unknown) : text;
}

function problemOfBody(text: string): string | undefined {
  try {
    bodyOf(text);
    return undefined;
  } catch (error) {
    return problems.body(error instanceof Error ? error.message : String(error));
  }
}

/** Reads a fault from its form: the fault, or what is wrong with its fields. */
export function readFault(texts: FaultTexts): { readonly fault: Fault } | { readonly problems: readonly string[] } {
  const { method, path, status, delayMs, drop, body } = texts;
  const isStatus = status === '' || (/^\d{3}$/.test(status) && Number(status) >= 200 && Number(status) < 600);
  const found = [
    path.startsWith('/') ? undefined : problems.path,
    isStatus ? undefined : problems.status,
    /^\d{0,7}$/.test(delayMs) ? undefined : problems.delayMs,
    problemOfBody(body),
    [status, delayMs, drop, body].some((text) => text.trim() !== '') ? undefined : problems.nothing,
  ].filter((problem) => problem !== undefined);
  if (found.length > 0) return { problems: found };
  return {
    fault: {
      method,
      path,
      ...(status !== '' && { status: Number(status) }),
      ...(delayMs !== '' && { delayMs: Number(delayMs) }),
      ...(is(picklist(sandboxDrops), drop) && { drop }),
      ...(body.trim() !== '' && { body: bodyOf(body) }),
    },
  };
}
