import { growing } from './growing';

/** Texts of which few are different, such as types: each row has the code of its text. */
export function createTextColumn<Text extends string | null | undefined>() {
  const texts: Text[] = [];
  const known = new Map<Text, number>();
  const codes = growing(Uint32Array);
  return {
    /** The different texts, by code. */
    texts: texts as readonly Text[],
    /** The code of each row. */
    codes,
    write(row: number, text: Text): void {
      let code = known.get(text);
      if (code === undefined) {
        code = texts.push(text) - 1;
        known.set(text, code);
      }
      codes.set(row, code);
    },
    at: (row: number): Text => texts[codes.values[row] as number] as Text,
  };
}
