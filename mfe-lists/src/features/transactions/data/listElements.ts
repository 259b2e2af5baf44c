/** A string, which may continue in the next chunk, or a token between values. */
const tokens = /"[^"\\]*(?:\\.[^"\\]*)*(")?|[{}[\],]/gs;

/** Streaming splitter of a JSON object: the elements of its list, and the rest. */
export interface ListElements {
  /** Takes the next piece. @returns the text of each complete element, unparsed */
  readonly add: (piece: string) => Iterable<string>;
  /** The text around the elements: the object with an empty list, once all chunks are added. */
  readonly rest: () => string;
}

/** Creates the splitter of an object that arrives in chunks. @param field the list's name */
export function cutList(field: string): ListElements {
  const name = JSON.stringify(field);
  let head = '';
  /** Received text that belongs neither to `head` nor to a returned element. */
  let text = '';
  /** Position in `text` up to which it is scanned. */
  let seen = 0;
  let part: 'head' | 'elements' | 'tail' = 'head';
  let depth = 0;
  let before = '';
  let isFirst = true;

  const drop = (end: number) => {
    text = text.slice(end);
    seen = 0;
  };

  function* add(piece: string): Generator<string> {
    text += piece;
    while (part !== 'tail') {
      tokens.lastIndex = seen;
      const match = tokens.exec(text);
      const [token = '', quote] = match ?? [];
      // An unfinished string is scanned again with the next chunk.
      if (match === null || (token.startsWith('"') && quote === undefined)) {
        seen = match?.index ?? text.length;
        return;
      }
      seen = tokens.lastIndex;
      if (token === '{' || token === '[') depth += 1;
      if (token === '}' || token === ']') depth -= 1;
      if (part === 'head' && token === '[' && depth === 2 && before === name) {
        part = 'elements';
        head = text.slice(0, seen);
        drop(seen);
      } else if (part === 'elements' && (depth === 1 || (depth === 2 && token === ','))) {
        const element = text.slice(0, match.index);
        if (depth === 1) part = 'tail';
        drop(depth === 1 ? match.index : seen);
        if (!isFirst || depth > 1 || element.trim() !== '') yield element;
        isFirst = false;
      }
      before = token;
    }
  }
  return { add, rest: () => head + text };
}
