import { parseJson } from '../api';

/** Parses JSON of an unknown origin. @returns `undefined` when it is none */
export function tryParse(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}
