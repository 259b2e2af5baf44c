/** A position in a script, as a stack names it: line and column begin at 1. */
export interface Frame {
  readonly address: string;
  readonly line: number;
  readonly column: number;
}

/** In the stacks of Chrome (`at name (address:1:2)`), and of Firefox and Safari (`name@address:1:2`). */
const position = /^(.+):(\d+):(\d+)$/;

/** The frame in a line of a stack; `undefined` for a line without the address of a script. */
export function readFrame(text: string): Frame | undefined {
  for (const word of text.split(/[\s()]/)) {
    const start = word.search(/https?:\/\//);
    const [, address, line, column] = position.exec(start < 0 ? '' : word.slice(start)) ?? [];
    if (address !== undefined) return { address, line: Number(line), column: Number(column) };
  }
  return undefined;
}
