import { isProblem } from '../../api';

/** What players are told of failures for which the server gave no reason. */
export interface ProblemTexts {
  readonly unreachable: string;
  readonly timedOut: string;
  readonly malformed: string;
}

/**
 * Why a list or a screen could not be loaded: the server's own message if there is one (spec §8), else the text for the
 * kind of failure.
 *
 * @param error what a call failed with
 * @returns `undefined` where the title of the failed view says all there is to say
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
