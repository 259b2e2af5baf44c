import { isProblem } from '../../api';

/** Fallback texts for failures without a reason from the server. */
export interface ProblemTexts {
  readonly unreachable: string;
  readonly timedOut: string;
  readonly malformed: string;
}

/**
 * Why a list or a screen could not be loaded: the server's own message if there is one (spec §8), else the text for the
 * kind of failure.
 *
 * @param error the error of a call
 * @returns `undefined` where the title of the failed view is enough
 */
export function reasonOf(error: unknown, texts: ProblemTexts): string | undefined {
  if (!isProblem(error)) return undefined;
  switch (error.kind) {
    case 'refused':
    case 'server-failed':
      return error.serverMessage;
    case 'unreachable':
      return texts.unreachable;
    case 'timed-out':
      return texts.timedOut;
    case 'malformed':
      return texts.malformed;
    default:
      return undefined;
  }
}
