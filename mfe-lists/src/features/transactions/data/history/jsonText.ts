const token = /\s+|"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|[^\s"{}[\],:]+/sy;

/** Reads the token of JSON at a place; `undefined` at the end and in a string that does not end. */
function readToken(text: string, at: number): string | undefined {
  token.lastIndex = at;
  return token.exec(text)?.[0];
}

const depthChange = (read: string) => (read === '{' || read === '[' ? 1 : read === '}' || read === ']' ? -1 : 0);

/** Finds the end of the JSON value that starts at a place; `undefined` when it is not complete. */
export function findValueEnd(text: string, start: number): number | undefined {
  let depth = 0;
  let at = start;
  do {
    const read = readToken(text, at);
    if (read === undefined) return undefined;
    at += read.length;
    depth += depthChange(read);
  } while (depth > 0);
  return at;
}

/**
 * Finds the list of a JSON object's own field.
 *
 * @returns the place after its `[`, or `undefined` when there is none in this text
 */
export function findListStart(text: string, field: string): number | undefined {
  let depth = 0;
  let wanted: readonly string[] = [];
  for (let at = 0, read = readToken(text, 0); read !== undefined; read = readToken(text, at)) {
    at += read.length;
    if (/^\s/.test(read)) continue;
    if (wanted[0] === read) {
      if (wanted.length === 1) return at;
      wanted = wanted.slice(1);
    } else {
      wanted = depth === 1 && read === JSON.stringify(field) ? [':', '['] : [];
    }
    depth += depthChange(read);
  }
  return undefined;
}
